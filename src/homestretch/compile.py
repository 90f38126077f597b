"""Turns plain annotated Python into compiled modules: the C types are read from the annotations.

A kernel module is an ordinary ``.py`` file whose hot functions use only ints, fixed arrays and kernel
classes. From its annotations this module writes the ``.pxd`` beside it, which is all Cython needs:

    int, bool, float         C int, C bool, C double         (``U64``: 64 bits, unsigned)
    Annotated[list[int], 6]  int name[6]                     (a field of a kernel class)
    a kernel class           the C class; one that no other builds on is final, and Python can call its methods
    anything else            a Python object

A function made only of C types and kernel classes runs without the GIL, unless it lets go of the GIL
itself (``with cython.nogil``). A word module is one that
names numbers (``ROLL = 0``); kernel modules reach them as ``module.NAME`` and see C constants.

Games outside this package use it the same way: see ``examples/pig/setup.py``.
"""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib.machinery import ExtensionFileLoader
from pathlib import Path
from typing import Any

C_TYPES = {"int": "int", "bool": "bint", "float": "double", "U64": "unsigned long long", "Memory": "int*"}
CORE = [f"homestretch.core.{name}" for name in ("buffer", "stream", "position", "luck", "policy", "playout")]
BUILD = "build/c"
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "infer_types": True,
    "annotation_typing": False,
    "auto_pickle": False,
}


@dataclass
class Kernel:
    """The kernel modules of a package and where they lie; ``outside`` are those of other packages it builds on."""

    root: Path
    modules: Sequence[str]
    words: Sequence[str] = ()
    outside: Sequence[str] = ()
    classes: dict[str, set[str]] = field(default_factory=dict)
    bases: set[str] = field(default_factory=set)
    functions: dict[str, set[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for module in [*self.modules, *self.outside]:
            tree = ast.parse(self.source(module).read_text(encoding="utf-8"))
            found = [n for n in tree.body if isinstance(n, ast.ClassDef)]
            self.classes[module] = {n.name for n in found}
            self.bases |= {ast.unparse(base) for n in found for base in n.bases}
        for module in [*self.modules, *self.outside]:
            tree = ast.parse(self.source(module).read_text(encoding="utf-8"))
            seen = self.visible_classes(tree, module)
            self.functions[module] = {
                n.name for n in tree.body if isinstance(n, ast.FunctionDef) and signature(n, seen) is not None
            }

    def source(self, module: str) -> Path:
        """The file of a module."""
        return self.home(module).joinpath(*module.split(".")).with_suffix(".py")

    def home(self, module: str) -> Path:
        """The folder that a module's full name starts from: the root, or where Python finds its package."""
        if module not in self.outside:
            return self.root
        package = importlib.import_module(module.partition(".")[0])
        return Path(package.__path__[0]).parent

    def visible_classes(self, tree: ast.Module, module: str) -> set[str]:
        """Names of the kernel classes that a module defines or imports."""
        names = set(self.classes[module])
        for imported, name in imports(tree):
            if name in self.classes.get(imported, ()):
                names.add(name)
        return names

    def pxd(self, module: str) -> str:
        """The text of the ``.pxd`` beside a module."""
        head = (
            f"# Written from the annotations of {module.rpartition('.')[2]}.py by homestretch.compile: not by hand.\n"
        )
        if module in self.words:
            return head + self.word_pxd(module)
        tree = ast.parse(self.source(module).read_text(encoding="utf-8"))
        seen = self.visible_classes(tree, module)
        lines = ["cimport cython"] if self.classes[module] - self.bases else []
        for imported, name in imports(tree):
            if name in self.classes.get(imported, set()) | self.functions.get(
                imported, set()
            ) or f"{imported}.{name}" in [*self.words, *self.outside]:
                lines.append(f"from {imported} cimport {name}")
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                lines += ["", *class_lines(node, seen, final=node.name not in self.bases)]
            elif isinstance(node, ast.FunctionDef):
                text = signature(node, seen)
                if text is not None:
                    lines += ["", f"{'cdef' if '*' in text.split('(')[0] else 'cpdef'} {text}"]
        return head + "\n".join(lines) + "\n"

    def word_pxd(self, module: str) -> str:
        """The numbers a word module names, as C constants."""
        named = vars(importlib.import_module(module)).items()
        lines = [f"    {name} = {value}" for name, value in named if name.isupper() and type(value) is int]
        return "cdef enum:\n" + "\n".join(lines) + "\n"

    def write(self) -> list[Path]:
        """Writes every ``.pxd`` that is missing or out of date; says which."""
        written = []
        for module in [*self.modules, *self.words]:
            path, text = self.source(module).with_suffix(".pxd"), self.pxd(module)
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                written.append(path)
        return written

    def needs(self, module: str) -> set[Path]:
        """The files a module is compiled from: its own and the ``.pxd`` of all it builds on."""
        found: set[Path] = set()
        open_modules = [module]
        while open_modules:
            current = open_modules.pop()
            pxd = self.source(current).with_suffix(".pxd")
            if pxd in found:
                continue
            found.add(pxd)
            for imported, name in imports(ast.parse(self.source(current).read_text(encoding="utf-8"))):
                for known in (imported, f"{imported}.{name}"):
                    if known in [*self.modules, *self.words, *self.outside]:
                        open_modules.append(known)
        return found | {self.source(module)}

    def forget_stale(self) -> None:
        """Removes the C file of every module that something it is compiled from is newer than."""
        for module in self.modules:
            made = Path(BUILD, self.source(module).relative_to(Path.cwd())).with_suffix(".c")
            if made.exists() and any(path.stat().st_mtime > made.stat().st_mtime for path in self.needs(module)):
                made.unlink()

    def extensions(self) -> list[Any]:
        """The compiled modules for ``setup()``; each is optional, so that an install without a compiler succeeds.

        What builds on modules outside that are not compiled runs as plain Python too.
        """
        from Cython.Build import cythonize
        from setuptools import Extension

        if not all(is_compiled(module) for module in self.outside):
            return []
        sys.path.insert(0, str(self.root))
        self.write()
        self.forget_stale()
        flags = [] if sys.platform == "win32" else ["-O3", "-fno-semantic-interposition"]
        made: list[Any] = cythonize(  # type: ignore[no-untyped-call]
            [
                Extension(m, [str(self.source(m).relative_to(Path.cwd()))], extra_compile_args=flags)
                for m in self.modules
            ],
            compiler_directives=DIRECTIVES,
            include_path=sorted({str(self.home(module)) for module in [*self.modules, *self.outside]}),
            build_dir=BUILD,
            quiet=True,
        )
        for extension in made:
            extension.optional = True
        return made


def is_compiled(module: str) -> bool:
    """Whether a module that Python finds is a compiled one."""
    spec = importlib.util.find_spec(module)
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def imports(tree: ast.Module) -> Iterable[tuple[str, str]]:
    """(module, name) of every ``from module import name``, those for the type checker included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                yield node.module, alias.name


def c_type(annotation: ast.expr | None, classes: set[str]) -> str | None:
    """The C type an annotation stands for; None for a Python object."""
    text = ast.unparse(annotation) if annotation else ""
    return text if text in classes else C_TYPES.get(text)


def signature(node: ast.FunctionDef, classes: set[str], method: bool = False) -> str | None:
    """A function as Cython declares it; None where no C type is involved and plain Python serves."""
    if node.args.defaults or node.args.kwonlyargs or node.args.vararg or node.args.kwarg or node.decorator_list:
        return None
    own, arguments = node.args.args[: method or 0], node.args.args[method or 0 :]
    types = [c_type(a.annotation, classes) for a in arguments]
    returned = ast.unparse(node.returns) if node.returns else ""
    result = "void" if returned == "None" else C_TYPES.get(returned)
    free = result is not None and all(types) and "with cython.nogil" not in ast.unparse(node)
    if not (free if method else any(t in classes for t in types) or (free and types)):
        return None
    named = [a.arg for a in own] + [f"{t or 'object'} {a.arg}" for t, a in zip(types, arguments, strict=True)]
    takes = f"{node.name}({', '.join(named)})"
    if free:
        return f"{result} {takes} noexcept nogil"
    return f"object {takes}" if result in (None, "void") else f"{result} {takes} except *"


def class_lines(node: ast.ClassDef, classes: set[str], final: bool) -> list[str]:
    """A kernel class: its fields in the order they are annotated, then the methods made of C types."""
    bases = [ast.unparse(b) for b in node.bases if ast.unparse(b) in classes]
    lines = ["@cython.final"] if final else []
    lines.append(f"cdef class {node.name}({', '.join(bases)}):" if bases else f"cdef class {node.name}:")
    body = []
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            body.append(f"    {field_line(item.target.id, item.annotation, classes)}")
        elif isinstance(item, ast.FunctionDef) and not item.name.startswith("__"):
            text = signature(item, classes, method=True)
            if text is not None:
                body.append(f"    {'cpdef' if final else 'cdef'} {text}")
    return lines + (body or ["    pass"])


def field_line(name: str, annotation: ast.expr, classes: set[str]) -> str:
    """One field of a kernel class."""
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Annotated":
        kind, size = ast.unparse(annotation).removeprefix("Annotated[list[").removesuffix("]").split("], ")
        return f"cdef {C_TYPES[kind]} {name}[{size}]"
    found = c_type(annotation, classes)
    return f"cdef public {found or 'object'} {name}" if found not in classes else f"cdef readonly {found} {name}"
