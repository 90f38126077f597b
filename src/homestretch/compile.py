"""Turns plain annotated Python into compiled modules: the C types are read from the annotations.

A kernel module is an ordinary ``.py`` file whose hot functions use only ints, fixed arrays and kernel
classes. From its annotations this module writes the ``.pxd`` beside it, which is all Cython needs:

    int, bool, float         C int, C bool, C double         (``U64``: 64 bits, unsigned)
    Annotated[list[int], 6]  int name[6]                     (a field of a kernel class)
    a kernel class           the C class; one that no other builds on is final, and Python can call its methods
    anything else            a Python object

A function made only of C types and kernel classes runs without the GIL, unless it lets go of the GIL
itself (``with cython.nogil``). A word module is one that names numbers (``ROLL = 0``); kernel modules reach
them as ``module.NAME`` and see C constants. What a module with a class calls in other modules is compiled
into it, so that rules can be split into chapters at no cost.

Games outside this package use it the same way: see ``examples/pig/setup.py``.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.machinery import ExtensionFileLoader
from pathlib import Path
from typing import Any

C_TYPES = {
    "int": "int",
    "bool": "bint",
    "float": "double",
    "U64": "unsigned long long",
    "Memory": "int*",
    "Words": "unsigned long long*",
    "Reals": "double*",
    "FloatMemory": "float*",
    "ByteMemory": "char*",
}
CORE = [
    f"homestretch.core.{name}"
    for name in ("buffer", "stream", "position", "luck", "policy", "playout", "insight", "row", "encoding")
]
BUILD = Path("build", "kernel")
DIRECTIVES = {
    "language_level": 3,
    "initializedcheck": False,
    "allow_none_for_extension_args": False,
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
    inlines: dict[str, set[str]] = field(default_factory=dict)
    pointing: dict[str, set[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for module in [*self.modules, *self.outside]:
            tree = ast.parse(self.source(module).read_text(encoding="utf-8"))
            defined = [n for n in tree.body if isinstance(n, ast.ClassDef)]
            self.classes[module] = {n.name for n in defined}
            self.bases |= {ast.unparse(base) for n in defined for base in n.bases}
        for module in [*self.modules, *self.outside]:
            tree = ast.parse(self.source(module).read_text(encoding="utf-8"))
            seen = self.visible_classes(tree, module)
            found = {n.name: n for n in tree.body if isinstance(n, ast.FunctionDef) and signature(n, seen)}
            self.functions[module] = set(found)
            self.pointing[module] = {name for name, node in found.items() if points(str(signature(node, seen)))}
            if module in self.modules:
                self.inlines[module] = {name for name, node in found.items() if can_be_inlined(node, seen)}

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

    def pxd(self, module: str, inlined: bool = False) -> str:
        """The text of the ``.pxd`` beside a module; ``inlined`` takes what it imports as functions to inline."""
        head = (
            f"# Written from the annotations of {module.rpartition('.')[2]}.py by homestretch.compile: not by hand.\n"
        )
        if module in self.words:
            return head + self.word_pxd(module)
        tree = ast.parse(self.source(module).read_text(encoding="utf-8"))
        seen = self.visible_classes(tree, module)
        lines = ["cimport cython"] if self.classes[module] - self.bases else []
        lines += self.cimports(tree, inlined)
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                lines += ["", *class_lines(node, seen, final=node.name not in self.bases)]
            elif isinstance(node, ast.FunctionDef):
                text = signature(node, seen)
                if text is not None:
                    lines += ["", f"{'cdef' if points(text) else 'cpdef'} {text}"]
        return head + "\n".join(lines) + "\n"

    def word_pxd(self, module: str) -> str:
        """The numbers a word module names, as C constants."""
        named = vars(importlib.import_module(module)).items()
        lines = [f"    {name} = {value}" for name, value in named if name.isupper() and type(value) is int]
        return "cdef enum:\n" + "\n".join(lines) + "\n"

    def cimports(self, tree: ast.Module, inlined: bool) -> Iterator[str]:
        """What a module takes from other kernel and word modules."""
        for imported, name in imports(tree):
            known = self.classes.get(imported, set()) | self.functions.get(imported, set())
            if inlined and name in self.inlines.get(imported, ()):
                yield f"from {imported}_inline cimport {name}"
            elif name in known or f"{imported}.{name}" in [*self.words, *self.outside]:
                yield f"from {imported} cimport {name}"

    def inline_pxd(self, module: str) -> str:
        """The functions of a module in full, so that the modules that use them need not call across."""
        source = self.source(module).read_text(encoding="utf-8")
        tree = ast.parse(source)
        seen = self.visible_classes(tree, module)
        lines = [f"from {module} cimport {name}" for name in sorted(self.classes[module])]
        lines += self.cimports(tree, inlined=True)
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name in self.inlines[module]:
                body = source.splitlines()[node.body[0].lineno - 1 : node.end_lineno]
                lines += ["", f"cdef inline {signature(node, seen)}:", *body]
        return "\n".join(lines) + "\n"

    def write(self) -> list[Path]:
        """Writes every ``.pxd`` that is missing or out of date; says which."""
        paths = {module: self.source(module).with_suffix(".pxd") for module in [*self.modules, *self.words]}
        return [path for module, path in paths.items() if put(path, self.pxd(module))]

    def lay_out(self) -> None:
        """Lays out what Cython compiles: the sources as they are, and a ``.pxd`` for each.

        A module that defines a class is where the kernel is entered: what it calls is compiled into it whole,
        from there on no call leaves it. The others would only take longer to compile.
        """
        for module in self.modules:
            enters = bool(self.classes[module])
            put(self.laid(module, ".py"), self.text(module, without_inlined=enters))
            put(self.laid(module, ".pxd"), self.pxd(module, inlined=enters))
            put(self.laid(module, "_inline.pxd"), self.inline_pxd(module))
        for module in self.words:
            put(self.laid(module, ".pxd"), self.pxd(module))
        for folder in {path.parent for path in BUILD.rglob("*.pxd")}:
            for package in (folder, *folder.parents):
                if package != BUILD and BUILD in package.parents:
                    put(package / "__init__.py", "")

    def text(self, module: str, without_inlined: bool) -> str:
        """The source of a module, every line in its place.

        The imports of what Python does not see are left out, and of what is compiled into it.
        """
        source = self.source(module).read_text(encoding="utf-8")
        lines = source.splitlines()
        for node in ast.parse(source).body:
            if isinstance(node, ast.ImportFrom) and node.module in self.inlines and node.end_lineno:
                gone = self.pointing[node.module] | (self.inlines[node.module] if without_inlined else set())
                kept = [a.name for a in node.names if a.name not in gone]
                if len(kept) == len(node.names):
                    continue
                lines[node.lineno - 1 : node.end_lineno] = [""] * (node.end_lineno - node.lineno + 1)
                lines[node.lineno - 1] = f"from {node.module} import {', '.join(kept)}" if kept else ""
        return "\n".join(lines) + "\n"

    def laid(self, module: str, ending: str) -> Path:
        """Where something that is made of a module lies for the compiler."""
        *packages, name = module.split(".")
        return BUILD.joinpath(*packages, name + ending)

    def needs(self, module: str) -> set[Path]:
        """The files a module is compiled from: its own, and what all it builds on declares and inlines."""
        found = {self.laid(module, ".py")}
        open_modules, seen = [module], set()
        while open_modules:
            current = open_modules.pop()
            if current in seen:
                continue
            seen.add(current)
            found |= {self.laid(current, ending) for ending in (".pxd", "_inline.pxd")}
            for imported, name in imports(ast.parse(self.source(current).read_text(encoding="utf-8"))):
                open_modules += [m for m in (imported, f"{imported}.{name}") if m in [*self.modules, *self.words]]
        return {path for path in found if path.exists()}

    def forget_stale(self) -> None:
        """Removes the C file of every module that something it is compiled from is newer than."""
        for module in self.modules:
            made = self.laid(module, ".c")
            if made.exists() and any(path.stat().st_mtime > made.stat().st_mtime for path in self.needs(module)):
                made.unlink()

    def flags(self, module: str) -> list[str]:
        """For the C compiler. A module without a class is compiled quickly: what is hot there is in the others too."""
        if sys.platform == "win32":
            return []
        return ["-O3" if self.classes[module] else "-O1", "-g0", "-ffp-contract=off", "-fno-semantic-interposition"]

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
        self.lay_out()
        self.forget_stale()
        made: list[Any] = cythonize(  # type: ignore[no-untyped-call]
            [Extension(m, [str(self.laid(m, ".py"))], extra_compile_args=self.flags(m)) for m in self.modules],
            compiler_directives=DIRECTIVES,
            include_path=[str(BUILD), *sorted({str(self.home(module)) for module in self.outside})],
            nthreads=os.cpu_count() if sys.platform == "linux" else 0,
            quiet=True,
        )
        for extension in made:
            extension.optional = True
        return made


def put(path: Path, text: str) -> bool:
    """Writes a file unless it is there already just so; says whether it did."""
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return True


def points(text: str) -> bool:
    """Whether a function takes or returns a pointer, so that only C can call it."""
    return "* " in text


def can_be_inlined(node: ast.FunctionDef, classes: set[str]) -> bool:
    """Whether a function is made of C types only and minds neither the GIL nor whether it is compiled."""
    return str(signature(node, classes)).endswith("nogil") and "cython." not in ast.unparse(node)


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
    found = c_type(annotation, classes) or "object"
    return f"cdef {found} {name}" if found.endswith("*") else f"cdef readonly {found} {name}"
