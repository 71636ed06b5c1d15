# The lit configuration of Prelude.

import os

import lit.formats
from lit.llvm import llvm_config

config.name = "PRELUDE"
config.test_format = lit.formats.ShTest(not llvm_config.use_lit_shell)
config.suffixes = [".mlir", ".test"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.prelude_obj_root, "test")
config.excludes = ["Inputs", "CMakeLists.txt", "lit.cfg.py", "lit.site.cfg.py"]

llvm_config.with_system_environment(["HOME", "INCLUDE", "LIB", "TMP", "TEMP"])
llvm_config.use_default_substitutions()
llvm_config.with_environment("PATH", config.llvm_tools_dir, append_path=True)
llvm_config.add_tool_substitutions(
    ["prelude-opt", "prelude-run", "prelude-differential", "prelude-lsp-server",
     "prelude-reduce", "mlir-opt", "mlir-tblgen", "split-file"],
    [config.prelude_tools_dir, config.llvm_tools_dir],
)
config.substitutions.append(("%python", config.python_executable))
config.substitutions.append(("%prelude_src", config.prelude_src_root))
config.substitutions.append(("%prelude_lib", config.prelude_lib_dir))
config.substitutions.append(("%npy", config.python_executable + " " + os.path.join(
    config.test_source_root, "Inputs", "npy.py")))
