#===- families.py - The decoder families and what they hold ----*- Python -*-===#
#
# For each family: the configuration that makes it tiny, and what its attention
# layers hold between the projections and attention. The latter was read in the
# model's own code, and is what a raise is measured against: export.py checks the
# counts of it by watching the model run.
#
#===------------------------------------------------------------------------===#

HEADS, KV_HEADS, HEAD_SIZE, HIDDEN = 4, 2, 32, 16


def norm(scope="head", rounding="stepwise", weight_offset=0, kind="rms",
         place="before_rope", weight=True, bias=False, on="qk"):
    """The norm of q and k (and of v, where `on` says so).

    scope: `head` is over the head size, `full` over all heads, before the split.
    rounding: `stepwise` rounds before the weight is applied, `once` after.
    """
    return {"kind": kind, "scope": scope, "rounding": rounding,
            "weight": weight, "weight_offset": weight_offset, "bias": bias,
            "place": place, "on": on}


def rope(style="neox", rotary_dim=HEAD_SIZE, rounding="stepwise",
         table="model", table_width="full", source="computed"):
    """The rotary embedding of q and k.

    table: element type of the tables, the model's or f32.
    table_width: `full` has an entry a rotated dim, `half` one a pair, `repeated`
        one a pair that is repeated before the products.
    source: `computed` from the positions in the module, or `gathered` from a
        table that is a constant of the module.
    """
    return {"style": style, "rotary_dim": rotary_dim, "rounding": rounding,
            "table": table, "table_width": table_width, "source": source}


def layer(norm=None, rope=None, projection="separate", **more):
    """One attention layer.

    projection: `separate` q, k and v; `packed` as q|k|v over all heads;
        `packed_by_head` as q|k|v for each head; `packed_by_group`, and so on.
    """
    return {"norm": norm, "rope": rope, "projection": projection, **more}


# Where the head size is hidden size / heads, a wider hidden size is needed.
WIDE = {"hidden_size": 2 * HEAD_SIZE, "num_attention_heads": 2,
        "num_key_value_heads": 1, "head_dim": None, "intermediate_size": 8}

FAMILIES = {}


def family(name, layers, model_type=None, identity=(), nn_rms_norm=(),
           offset_norms=False, refused=None, **config):
    """Adds a family.

    identity: modules of a decoder layer that the export replaces by the
        identity.
    nn_rms_norm: norms of the attention that the export replaces by
        torch.nn.RMSNorm.
    offset_norms: the model's norm weights are applied as 1 + weight.
    refused: why the chain is more than the dialect says; empty where it is not.
    """
    FAMILIES[name] = {
        "model_type": model_type or name, "layers": layers,
        "identity": identity, "nn_rms_norm": nn_rms_norm,
        "offset_norms": offset_norms, "refused": refused, "config": config}


def counts(spec):
    """What the table says, as the counts that a run shows."""
    norms = [l["norm"] for l in spec["layers"] if l["norm"]]
    return {"attention_layers": len(spec["layers"]),
            "norms": sum(len(n["on"]) for n in norms),
            "ropes": 2 * sum(1 for l in spec["layers"] if l["rope"]),
            "cache_writes": len(spec["layers"])}


HALF = HEAD_SIZE // 2
QUARTER = HEAD_SIZE // 4
NEOX = rope()
FULL = ["full_attention"]

family("llama", [layer(rope=NEOX)])
family("qwen2", [layer(rope=NEOX, bias=True)])
family("qwen3", [layer(norm(), NEOX)])
family("qwen3_moe", [layer(norm(), NEOX)], identity=("mlp",),
       num_experts=2, num_experts_per_tok=1, moe_intermediate_size=8)
family("qwen3_next",
       [layer(norm(rounding="once", weight_offset=1), rope(rotary_dim=QUARTER),
              projection="q_and_gate_by_head")],
       identity=("mlp",), offset_norms=True, layer_types=FULL, num_experts=2,
       num_experts_per_tok=1, moe_intermediate_size=8,
       shared_expert_intermediate_size=8)
family("gemma", [layer(rope=NEOX)], offset_norms=True)
family("gemma2", [layer(rope=NEOX)] * 2, offset_norms=True,
       query_pre_attn_scalar=HEAD_SIZE,
       layer_types=["sliding_attention", "full_attention"])
# Two layers: each kind of attention has tables of its own.
family("gemma3_text",
       [layer(norm(rounding="once", weight_offset=1), NEOX)] * 2,
       offset_norms=True, query_pre_attn_scalar=HEAD_SIZE,
       layer_types=["sliding_attention", "full_attention"])
# The full layer's head is twice as large. Its frequencies but for a quarter are
# zero ("proportional"), so that all dims are rotated, most of them by nothing.
family("gemma4_text",
       [layer(norm(rounding="once", on="qkv"), NEOX),
        layer(norm(rounding="once", on="qkv"), rope(rotary_dim=2 * HEAD_SIZE),
              head_size=2 * HEAD_SIZE)],
       layer_types=["sliding_attention", "full_attention"],
       global_head_dim=2 * HEAD_SIZE, hidden_size_per_layer_input=0,
       vocab_size_per_layer_input=16)
GLM = rope(style="gptj", rotary_dim=HALF, table_width="repeated")
family("glm", [layer(rope=GLM, bias=True)], attention_bias=True)
family("glm4", [layer(rope=GLM, bias=True)], attention_bias=True)
family("glm4_moe", [layer(norm(), rope(rotary_dim=HALF))], identity=("mlp",),
       use_qk_norm=True, n_routed_experts=2, num_experts_per_tok=1,
       n_shared_experts=1, moe_intermediate_size=8, first_k_dense_replace=0,
       n_group=1, topk_group=1)
family("phi", [layer(rope=rope(rotary_dim=HALF), bias=True)], **WIDE)
family("phi3", [layer(rope=NEOX, projection="packed")], **WIDE)
# Sliding layers rotate, full ones have no position encoding.
family("cohere2",
       [layer(rope=rope(style="gptj", rounding="once")), layer()],
       layer_types=["sliding_attention", "full_attention"], **WIDE)
F32_NEOX = rope(rounding="once", table="f32")
family("olmo2", [layer(norm(scope="full", rounding="once"), F32_NEOX)], **WIDE)
family("olmo3", [layer(norm(scope="full", rounding="once"), F32_NEOX)] * 2,
       layer_types=["sliding_attention", "full_attention"], **WIDE)
# Heads that four devices divide, k's too, and a second layer behind the first.
family("olmo2_grouped",
       [layer(norm(scope="full", rounding="once"),
              rope(rotary_dim=HALF, rounding="once", table="f32"),
              head_size=HALF)] * 2,
       model_type="olmo2", head_dim=HALF, num_attention_heads=8,
       num_key_value_heads=4)
family("exaone4", [layer(norm(), NEOX), layer(norm())],
       sliding_window=8, layer_types=["sliding_attention", "full_attention"],
       **WIDE)
family("gpt_neox", [layer(rope=rope(rotary_dim=QUARTER), bias=True,
                          projection="packed_by_head")],
       **{**WIDE, "num_key_value_heads": None})
family("gptj", [layer(rope=rope(style="gptj", rotary_dim=HALF,
                                table_width="repeated", source="gathered"))],
       rotary_dim=HALF, n_inner=8,
       **{**WIDE, "num_key_value_heads": None, "intermediate_size": None})
family("gpt_oss", [layer(rope=rope(table_width="half"), bias=True)] * 2,
       identity=("mlp",), num_local_experts=2, num_experts_per_tok=1,
       layer_types=["sliding_attention", "full_attention"])
family("stablelm", [layer(rope=rope(rotary_dim=QUARTER))], **WIDE)
# One layer in four has no position encoding.
family("smollm3", [layer(rope=NEOX), layer()], no_rope_layers=[1, 0],
       layer_types=["full_attention"] * 2, **WIDE)
family("hunyuan_v1_dense", [layer(norm(place="after_rope"), NEOX)])
family("ernie4_5",
       [layer(rope=rope(style="gptj", rounding="once", table="f32",
                        table_width="repeated"))])
family("minimax_m2", [layer(norm(scope="full"), rope(rotary_dim=HALF))],
       partial_rotary_factor=0.5,
       identity=("mlp",), num_local_experts=2, num_experts_per_tok=1)
family("granite", [layer(rope=NEOX)], **WIDE)
family("nemotron", [layer(rope=rope(rotary_dim=HALF))], offset_norms=True)
family("falcon", [layer(rope=NEOX, projection="packed")], alibi=False,
       ffn_hidden_size=8,
       **{**WIDE, "num_key_value_heads": None})
# The cache holds the compressed k|v and the one rotated head, so that what is
# written as k and as v differ in shape.
family("minicpm3",
       [layer(rope=rope(rotary_dim=8), projection="latent",
              k_cache=[1, 24], v_cache=[1, 8])],
       hidden_size=16, num_attention_heads=2, num_key_value_heads=2,
       head_dim=None, q_lora_rank=8, kv_lora_rank=24, qk_nope_head_dim=16,
       qk_rope_head_dim=8, v_head_dim=16, refused="latent_cache")

# Beyond the named thirty: forms of the same families that a configuration
# switches on, and what must be refused.
family("falcon_grouped", [layer(rope=NEOX, projection="packed_by_group")],
       model_type="falcon", alibi=False, new_decoder_architecture=True,
       ffn_hidden_size=8,
       num_kv_heads=2, **{**WIDE, "num_attention_heads": 4, "hidden_size": 128,
                          "num_key_value_heads": None})
family("mpt", [layer(projection="packed")], refused="alibi", d_model=64,
       n_heads=2, n_layers=1, max_seq_len=24, expansion_ratio=1,
       **{**WIDE, "hidden_size": None, "num_attention_heads": None,
          "num_key_value_heads": None, "intermediate_size": None})
# Not a model's: torch.nn.RMSNorm. PyTorch computes it in f32 and rounds once, the
# exported module in bf16 throughout.
family("qwen3_nn_rms_norm", [layer(norm(rounding="once"), NEOX)],
       model_type="qwen3", nn_rms_norm=("q_norm", "k_norm"),
       refused="low_precision_norm")
LAYER_NORM = norm(kind="layer", rounding="once", bias=True)
family("phi_qk_layernorm",
       [layer(LAYER_NORM, rope(rotary_dim=HALF), bias=True)],
       model_type="phi", qk_layernorm=True, refused="layer_norm", **WIDE)
family("stablelm_qk_layernorm",
       [layer({**LAYER_NORM, "bias": False, "scope": "own_weight_a_head"},
              rope(rotary_dim=QUARTER))],
       model_type="stablelm", qk_layernorm=True, refused="layer_norm", **WIDE)
family("gpt2", [layer(projection="packed", bias=True)],
       refused="learned_positions", n_inner=8, n_positions=32,
       **{**WIDE, "num_key_value_heads": None, "intermediate_size": None})
