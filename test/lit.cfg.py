# The lit configuration of Prelude.

import os
import shutil
import subprocess

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
    ["prelude-opt", "prelude-run", "prelude-compile", "prelude-differential", "prelude-lsp-server",
     "prelude-reduce", "mlir-opt", "mlir-tblgen", "split-file", "llvm-readelf"],
    [config.prelude_tools_dir, config.llvm_tools_dir],
)
config.substitutions.append(("%python", config.python_executable))
config.substitutions.append(("%prelude_src", config.prelude_src_root))
config.substitutions.append(("%prelude_tools", config.prelude_tools_dir))
config.substitutions.append(("%prelude_lib", config.prelude_lib_dir))
# A C program that calls compiled models.
config.substitutions.append(("%cc", config.c_compiler))
config.substitutions.append(("%link_runtime", (
    f"-Wall -Wextra -Werror -std=c11 -D_GNU_SOURCE "
    f"-I{config.prelude_src_root}/runtime/include -L{config.prelude_lib_dir} "
    f"-Wl,-rpath,{config.prelude_lib_dir} -lprelude_runtime -ldl -lpthread")))
# Code that prelude-compile instruments needs the run time of LLVM's sanitizers.
if config.c_compiler_id == "Clang" and not config.prelude_sanitize:
    config.available_features.add("clang-sanitizers")
# Several processes, where Open MPI is there (Debian: openmpi-bin). It leaks, which
# a sanitizer would report.
mpirun = shutil.which("mpirun")
if mpirun and not config.prelude_sanitize:
    version = subprocess.run([mpirun, "--version"], capture_output=True, text=True).stdout
    if "Open MPI" in version:
        config.available_features.add("openmpi")
mpirun_options = (
    "--allow-run-as-root --oversubscribe --bind-to none --mca plm isolated "
    "--mca pml ob1 --mca btl self,vader "
    "--mca btl_vader_single_copy_mechanism none")
fails = f"{config.python_executable} {config.test_source_root}/Inputs/fails.py 60"
config.substitutions.append(("%mpirun_fails", f"{fails} {mpirun} {mpirun_options}"))
config.substitutions.append(("%fails", fails))
config.substitutions.append(("%mpirun", f"timeout 120 {mpirun} {mpirun_options}"))
config.substitutions.append(("%prelude_obj", config.prelude_obj_root))
config.substitutions.append(("%llvm_prefix", os.path.dirname(config.llvm_tools_dir)))
config.substitutions.append(("%cxx", config.cxx_compiler))
config.substitutions.append(("%npy", config.python_executable + " " + os.path.join(
    config.test_source_root, "Inputs", "npy.py")))
