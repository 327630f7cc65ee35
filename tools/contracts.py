"""A contract for import-linter: which packages from outside a part of Bastide may import."""

import sys
from collections.abc import Iterator

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

OWN = "bastide"


class ExternalPackages(Contract):
    """Modules import the standard library, Bastide itself, and the packages in `allowed`.

    So a part needs no more than the extra that installs it. An import inside a function counts, too.
    """

    source_modules = fields.SetField(subfield=fields.ModuleField())
    allowed = fields.SetField(subfield=fields.StringField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Collect the imports that aren't allowed."""
        wrong = sorted(self._wrong(graph))
        return ContractCheck(kept=not wrong, metadata={"wrong": wrong})

    def _wrong(self, graph: ImportGraph) -> Iterator[tuple[str, str]]:
        allowed = {OWN, *sys.stdlib_module_names, *(self.allowed or ())}
        for source in self.source_modules:
            for module in (source.name, *graph.find_descendants(source.name)):
                for imported in graph.find_modules_directly_imported_by(module):
                    if imported.partition(".")[0] not in allowed:
                        yield module, imported

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Say which module imports what."""
        for module, imported in check.metadata["wrong"]:
            output.print_error(f"{module} imports {imported}, which its extra doesn't install.", bold=False)
        output.new_line()
