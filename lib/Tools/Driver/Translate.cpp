//===- Translate.cpp - From the LLVM dialect to LLVM IR -------------------===//
//
// An entry becomes a function of prelude/Model.h:
//
//   const prelude_function S_function = {..., &S_code};
//   int32_t S(inputs, num_inputs, results, num_results, stream) {
//     return prelude_call_v1(&S_function, inputs, ...);
//   }
//
// where S_code unpacks its pointers for the C interface that MLIR made. That of
// one rank of several (prelude/Ranks.h) first makes sure that it is one.
//
//===----------------------------------------------------------------------===//

#include "prelude/Tools/Driver.h"

#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "prelude/Conversion/RuntimeCalls/RuntimeCalls.h"
#include "prelude/Model.h"
#include "prelude/Ranks.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace prelude {
namespace {

//===----------------------------------------------------------------------===//
// The structures of prelude/Model.h as constants
//===----------------------------------------------------------------------===//

static_assert(sizeof(prelude_array_type) == 8 + 8 * PRELUDE_MODEL_MAX_RANK &&
                  sizeof(prelude_function) == 24 + 6 * sizeof(void *),
              "EntryBuilder spells out these structures");

class EntryBuilder {
public:
  EntryBuilder(llvm::Module &module, int32_t target)
      : module(module), builder(module.getContext()), target(target) {}

  Error add(const Entry &entry) {
    llvm::Function *code = addCode(entry);
    if (!code)
      return createStringError("entry '" + entry.name +
                               "': its C interface is not what was expected");
    SmallVector<llvm::Constant *> resultInputs;
    for (int64_t argument : entry.resultsInArguments)
      resultInputs.push_back(builder.getInt32(argument));
    llvm::Constant *fields[] = {
        builder.getInt32(sizeof(prelude_function)),
        builder.getInt32(PRELUDE_MODEL_VERSION),
        builder.getInt32(target),
        builder.getInt32(entry.inputs.size()),
        builder.getInt32(entry.results.size()),
        builder.getInt32(0),
        addConstant(llvm::ConstantDataArray::getString(module.getContext(),
                                                       entry.symbol)),
        addConstant(getTypes(entry.inputs)),
        addConstant(getTypes(entry.results)),
        addConstant(llvm::ConstantArray::get(
            llvm::ArrayType::get(builder.getInt32Ty(), resultInputs.size()),
            resultInputs)),
        code,
        getWait()};
    llvm::GlobalVariable *function =
        addConstant(llvm::ConstantStruct::getAnon(fields));
    function->setLinkage(llvm::GlobalValue::ExternalLinkage);
    if (Error error = setName(*function, entry.symbol + "_function", entry))
      return error;
    return setName(*addCall(entry, function), entry.symbol, entry);
  }

private:
  /// LLVM would choose another name in silence.
  static Error setName(llvm::GlobalValue &value, StringRef name,
                       const Entry &entry) {
    value.setName(name);
    if (value.getName() == name)
      return Error::success();
    return createStringError("entry '" + entry.name + "' would be called '" +
                             name + "', which the module declares");
  }

  llvm::GlobalVariable *addConstant(llvm::Constant *value) {
    auto *global = new llvm::GlobalVariable(
        module, value->getType(),
        /*isConstant=*/true, llvm::GlobalValue::PrivateLinkage, value);
    return global;
  }

  /// What waits for the target's streams.
  llvm::Constant *getWait() {
    llvm::PointerType *pointer = builder.getPtrTy();
    if (target == PRELUDE_TARGET_CPU)
      return llvm::ConstantPointerNull::get(pointer);
    return llvm::cast<llvm::Constant>(
        module
            .getOrInsertFunction(
                "prelude_device_wait_v1",
                llvm::FunctionType::get(builder.getInt32Ty(), {pointer}, false))
            .getCallee());
  }

  /// An array of prelude_array_type.
  llvm::Constant *getTypes(ArrayRef<RankedTensorType> types) {
    llvm::Type *i32 = builder.getInt32Ty();
    auto *shapeType =
        llvm::ArrayType::get(builder.getInt64Ty(), PRELUDE_MODEL_MAX_RANK);
    auto *structType = llvm::StructType::get(i32, i32, shapeType);
    SmallVector<llvm::Constant *> values;
    for (RankedTensorType type : types) {
      uint64_t shape[PRELUDE_MODEL_MAX_RANK] = {};
      for (auto [dim, extent] : llvm::enumerate(type.getShape()))
        shape[dim] = ShapedType::isDynamic(extent) ? -1 : extent;
      values.push_back(llvm::ConstantStruct::get(
          structType, builder.getInt32(*getModelElement(type.getElementType())),
          builder.getInt32(type.getRank()),
          llvm::ConstantDataArray::get(module.getContext(), shape)));
    }
    return llvm::ConstantArray::get(
        llvm::ArrayType::get(structType, values.size()), values);
  }

  /// void S_code(void **arguments), or null.
  llvm::Function *addCode(const Entry &entry) {
    llvm::Function *callee = module.getFunction("_mlir_ciface_" + entry.name);
    bool returns = llvm::is_contained(entry.resultsInArguments, -1);
    if (!callee || callee->isDeclaration() ||
        callee->arg_size() != entry.inputs.size() + returns)
      return nullptr;
    llvm::Type *pointer = builder.getPtrTy();
    auto *code = llvm::Function::Create(
        llvm::FunctionType::get(builder.getVoidTy(), {pointer}, false),
        llvm::GlobalValue::InternalLinkage, entry.symbol + "_code", module);
    builder.SetInsertPoint(
        llvm::BasicBlock::Create(module.getContext(), "", code));
    if (entry.ranks != 0)
      builder.CreateCall(
          module.getOrInsertFunction(
              "prelude_ranks_check_v1",
              llvm::FunctionType::get(builder.getVoidTy(),
                                      {builder.getInt32Ty()}, false)),
          {builder.getInt32(entry.ranks)});
    SmallVector<llvm::Value *> arguments;
    for (size_t i = 0, e = callee->arg_size(); i != e; ++i) {
      llvm::Value *slot =
          builder.CreateConstGEP1_64(pointer, code->getArg(0), i);
      arguments.push_back(
          builder.CreateLoad(pointer, builder.CreateLoad(pointer, slot)));
    }
    builder.CreateCall(callee, arguments);
    builder.CreateRetVoid();
    return code;
  }

  llvm::Function *addCall(const Entry &entry, llvm::GlobalVariable *function) {
    llvm::Type *i32 = builder.getInt32Ty(), *pointer = builder.getPtrTy();
    llvm::FunctionCallee call = module.getOrInsertFunction(
        "prelude_call_v1",
        llvm::FunctionType::get(
            i32, {pointer, pointer, i32, pointer, i32, pointer}, false));
    auto *outer = llvm::Function::Create(
        llvm::FunctionType::get(i32, {pointer, i32, pointer, i32, pointer},
                                false),
        llvm::GlobalValue::ExternalLinkage, "", module);
    builder.SetInsertPoint(
        llvm::BasicBlock::Create(module.getContext(), "", outer));
    SmallVector<llvm::Value *> arguments = {function};
    for (llvm::Argument &argument : outer->args())
      arguments.push_back(&argument);
    builder.CreateRet(builder.CreateCall(call, arguments));
    return outer;
  }

  llvm::Module &module;
  llvm::IRBuilder<> builder;
  int32_t target;
};

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Memory comes from the runtime, which frees it when a call fails.
void replaceAllocator(llvm::Module &module) {
  llvm::LLVMContext &context = module.getContext();
  if (llvm::Function *alloc = module.getFunction("malloc")) {
    alloc->setName("prelude_alloc_v1");
    alloc->addRetAttr(llvm::Attribute::NoAlias);
    alloc->addFnAttr(llvm::Attribute::getWithAllocSizeArgs(context, 0, {}));
    alloc->addFnAttr(llvm::Attribute::get(
        context, llvm::Attribute::AllocKind,
        uint64_t(llvm::AllocFnKind::Alloc | llvm::AllocFnKind::Uninitialized)));
    alloc->addFnAttr("alloc-family", "prelude");
  }
  if (llvm::Function *free = module.getFunction("free")) {
    free->setName("prelude_free_v1");
    free->addFnAttr(llvm::Attribute::get(context, llvm::Attribute::AllocKind,
                                         uint64_t(llvm::AllocFnKind::Free)));
    free->addParamAttr(0, llvm::Attribute::AllocatedPointer);
    free->addFnAttr("alloc-family", "prelude");
  }
}

//===----------------------------------------------------------------------===//
// MPI
//===----------------------------------------------------------------------===//

/// Names of LLVM 22 for Open MPI's objects (where the sum's is wrong).
constexpr std::pair<llvm::StringLiteral, prelude_mpi_object> kMPIObjects[] = {
    {"ompi_mpi_comm_world", PRELUDE_MPI_COMM_WORLD},
    {"ompi_mpi_float", PRELUDE_MPI_FLOAT},
    {"ompi_mpi_double", PRELUDE_MPI_DOUBLE},
    {"ompi_mpi_sum", PRELUDE_MPI_SUM}};

/// A model can be loaded before MPI is, and where there is none: it calls the
/// functions of prelude/Ranks.h.
void replaceMPI(llvm::Module &module) {
  if (llvm::Function *rank = module.getFunction("MPI_Comm_rank"))
    rank->setName("prelude_mpi_comm_rank_v1");
  if (llvm::Function *reduce = module.getFunction("MPI_Allreduce"))
    reduce->setName("prelude_mpi_allreduce_v1");
  for (auto [name, object] : kMPIObjects) {
    llvm::GlobalVariable *global = module.getNamedGlobal(name);
    if (!global)
      continue;
    auto *value = llvm::ConstantInt::get(
        llvm::Type::getInt64Ty(module.getContext()), object);
    global->replaceAllUsesWith(
        llvm::ConstantExpr::getIntToPtr(value, global->getType()));
    global->eraseFromParent();
  }
}

} // namespace

Expected<std::unique_ptr<llvm::Module>>
translateModule(ModuleOp module, ArrayRef<Entry> entries,
                llvm::LLVMContext &context) {
  FailureOr<RuntimeCallOptions> options = getRuntimeCallOptions(module);
  if (failed(options))
    return createStringError("the module's target has no meaning");
  registerBuiltinDialectTranslation(*module.getContext());
  registerLLVMDialectTranslation(*module.getContext());
  std::unique_ptr<llvm::Module> result =
      translateModuleToLLVMIR(module, context);
  if (!result)
    return createStringError("the module could not be translated to LLVM IR");
  for (llvm::GlobalValue &value : result->global_values())
    if (!value.isDeclaration() && !value.getName().starts_with("llvm."))
      value.setLinkage(llvm::GlobalValue::InternalLinkage);
  replaceAllocator(*result);
  if (llvm::any_of(entries, [](const Entry &entry) { return entry.ranks; }))
    replaceMPI(*result);
  // The names that callers know are the entries'.
  for (const Entry &entry : entries)
    for (const std::string &name : {entry.symbol, entry.symbol + "_function"})
      if (llvm::GlobalValue *value = result->getNamedValue(name);
          value && value->hasInternalLinkage())
        value->setName(name + ".internal");
  EntryBuilder builder(*result, options->target);
  for (const Entry &entry : entries)
    if (Error error = builder.add(entry))
      return std::move(error);
  return std::move(result);
}

} // namespace prelude
