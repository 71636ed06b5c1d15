#===- models.py - Tiny decoders of Hugging Face's model code ----*- Python -*-===#
#
# Builds a family's decoder with random weights, and the cache layers that it is
# run with. Nothing is downloaded and no model code is changed; what the
# identity replaces is named in families.py.
#
#===------------------------------------------------------------------------===#

import re

import torch
from transformers import AutoConfig, AutoModel
from transformers.cache_utils import Cache, CacheLayerMixin

from families import HEAD_SIZE, HEADS, HIDDEN, KV_HEADS

MAX_POSITIONS = 24
DTYPES = {"bf16": torch.bfloat16, "f32": torch.float32}


class TensorLayer(CacheLayerMixin):
    """A cache layer over two given tensors.

    Computes what a layer of Hugging Face's caches computes, but returns new
    tensors instead of writing in place: an exported function can then take the
    caches as arguments and give them back as results. Without tensors it only
    keeps what it is given.
    """

    def __init__(self, keys=None, values=None, write=None):
        super().__init__()
        self.keys, self.values, self.write = keys, values, write
        self.is_initialized = True
        self.updates = 0

    def lazy_initialization(self, key_states, value_states):
        pass

    def update(self, key_states, value_states, *args, **kwargs):
        self.updates += 1
        if self.write is None:
            self.keys, self.values = key_states, value_states
        else:
            self.keys = self.write(self.keys, key_states)
            self.values = self.write(self.values, value_states)
        return self.keys, self.values

    def get_mask_sizes(self, query_length):
        return (query_length if self.keys is None else self.keys.shape[2]), 0

    def get_seq_length(self):
        return 0

    def get_max_length(self):
        return -1 if self.keys is None else self.keys.shape[2]


def make_write(kind, start, tokens, cache_position):
    """The cache write, named after what it is made of.

    index_copy: StaticCache; concat: DynamicCache; roll: StaticCache of a
    sliding window that is full, one token; slice_scatter: at a constant place;
    scatter: index_copy with an index for each element.
    """
    if kind == "index_copy":
        return lambda cache, new: cache.index_copy(2, cache_position, new)
    if kind == "concat":
        return lambda cache, new: torch.cat([cache, new], dim=2)
    if kind == "roll":
        return lambda cache, new: cache.roll(-1, dims=2).index_copy(
            2, torch.tensor([cache.shape[2] - 1]), new)
    if kind == "scatter":
        return lambda cache, new: cache.scatter(
            2, cache_position[None, None, :, None].expand_as(new), new)
    assert kind == "slice_scatter", kind
    return lambda cache, new: cache.slice_scatter(new, dim=2, start=start,
                                                  end=start + tokens)


class Identity(torch.nn.Module):
    """Stands in for an MLP or expert block."""

    def __init__(self, returns_pair):
        super().__init__()
        self.returns_pair = returns_pair

    def forward(self, hidden_states, *args, **kwargs):
        return (hidden_states, None) if self.returns_pair else hidden_states


def decoder_layers(model):
    for name in ("layers", "h", "blocks"):
        if hasattr(model, name):
            return getattr(model, name)
    raise AttributeError(f"no decoder layers in {type(model).__name__}")


def hidden_size(model):
    return model.get_input_embeddings().weight.shape[1]


def make_model(spec, dtype):
    """A family's decoder, the same one for every case of a dtype."""
    torch.manual_seed(20)
    wanted = {
        "vocab_size": 16, "hidden_size": HIDDEN, "intermediate_size": 16,
        "num_hidden_layers": len(spec["layers"]),
        "num_attention_heads": HEADS, "num_key_value_heads": KV_HEADS,
        "head_dim": HEAD_SIZE, "max_position_embeddings": MAX_POSITIONS,
        "pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 2,
        **spec["config"]}
    config = AutoConfig.for_model(
        spec["model_type"], **{k: v for k, v in wanted.items()
                               if v is not None})
    model = AutoModel.from_config(config, attn_implementation="eager",
                                  dtype=torch.float32).eval()
    for decoder_layer in decoder_layers(model):
        for name in spec["identity"]:
            # gpt_oss's MLP also returns the router's scores.
            setattr(decoder_layer, name,
                    Identity(returns_pair=spec["model_type"] == "gpt_oss"))
        for name in spec["nn_rms_norm"]:
            setattr(decoder_layer.self_attn, name,
                    torch.nn.RMSNorm(HEAD_SIZE, eps=1e-6))
    # Hugging Face starts norm weights at one (or zero) and the rest near zero.
    # A trained model has neither, and a lost norm weight would go unseen.
    centre = 0.0 if spec["offset_norms"] else 1.0
    with torch.no_grad():
        for name, p in model.named_parameters():
            if p.dim() >= 2:
                p.copy_(torch.randn_like(p) / p.shape[-1] ** 0.5)
            elif re.search(r"(norm|ln_\w+)\S*\.weight$", name):
                p.copy_(centre + 0.25 * torch.randn_like(p))
            else:
                p.copy_(0.25 * torch.randn_like(p))
    # The rotary frequencies stay f32 in a bf16 model, as from_pretrained
    # leaves them.
    for p in model.parameters():
        p.data = p.data.to(dtype)
    # torch-mlir only finds the state of persistent buffers.
    for module in model.modules():
        module._non_persistent_buffers_set.clear()
    return model


def run_model(model, inputs_embeds, position_ids, attention_mask, layers):
    """The hidden states, with `layers` as the cache."""
    # Models whose layers mask differently take a mask for each kind.
    kinds = set(getattr(model.config, "layer_types", None) or ())
    mask = ({kind: attention_mask for kind in kinds} if len(kinds) > 1
            else attention_mask)
    arguments = {"inputs_embeds": inputs_embeds, "attention_mask": mask,
                 "past_key_values": Cache(layers=layers), "use_cache": True}
    if model.config.model_type != "mpt":  # it has no positions to be told
        arguments["position_ids"] = position_ids
    return model(**arguments).last_hidden_state


class Decoder(torch.nn.Module):
    """The decoder layers, with their caches as arguments and results."""

    def __init__(self, model, case):
        super().__init__()
        self.model, self.case = model, case

    def forward(self, inputs_embeds, position_ids, attention_mask,
                cache_position, *caches):
        write = make_write(self.case["write"], self.case["start"],
                           self.case["tokens"], cache_position)
        layers = [TensorLayer(caches[2 * i], caches[2 * i + 1], write)
                  for i in range(len(caches) // 2)]
        hidden = run_model(self.model, inputs_embeds, position_ids,
                           attention_mask, layers)
        return (hidden, *(t for l in layers for t in (l.keys, l.values)))
