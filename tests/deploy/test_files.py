"""The files in deploy/ are well formed, and name options that exist."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from bastide.cli.hosting.serve import serve
from tests.deploy.containerfile import CONTAINERFILE, ROOT, stages

DEPLOY = ROOT / "deploy"
COMPOSE = sorted(DEPLOY.glob("compose*.yaml"))
OTHER_VARIABLES = {"BASTIDE_SECRET", "BASTIDE_SERVERS"}
"""A secret that has no option, and the servers behind the Caddyfile."""


def tool(name: str, *arguments: str | Path) -> str:
    """Run a tool of this environment; return its complaints."""
    command = [str(Path(sys.executable).with_name(name)), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def test_the_containerfile_has_no_known_faults() -> None:
    assert tool("hadolint", CONTAINERFILE) == ""


def test_a_fault_in_a_containerfile_is_found(tmp_path: Path) -> None:
    (tmp_path / "Containerfile").write_text(CONTAINERFILE.read_text("utf-8").replace("WORKDIR /src", "WORKDIR src"))
    assert "DL3000" in tool("hadolint", tmp_path / "Containerfile")


def test_the_image_does_not_run_as_root_and_is_asked_whether_it_lives() -> None:
    *_, image = stages()
    words = {step.word: step.rest for step in image}
    assert not words["USER"].startswith(("0", "root"))
    assert "/healthz" in words["HEALTHCHECK"]


def test_everything_that_is_copied_exists_and_is_let_through() -> None:
    let_through = (DEPLOY / "Containerfile.dockerignore").read_text("utf-8").splitlines()
    for stage in stages():
        for step in stage:
            if step.word == "COPY" and not step.rest.startswith("--from"):
                for name in step.words()[:-1]:
                    assert (ROOT / name).exists()
                    assert f"!{name}" in let_through


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_a_compose_file_fits_the_specification(file: Path) -> None:
    assert tool("check-jsonschema", "--builtin-schema", "vendor.compose-spec", file) == ""


def test_a_fault_in_a_compose_file_is_found(tmp_path: Path) -> None:
    (tmp_path / "compose.yaml").write_text(COMPOSE[0].read_text("utf-8").replace("restart:", "restarts:"))
    assert "restarts" in tool("check-jsonschema", "--builtin-schema", "vendor.compose-spec", tmp_path / "compose.yaml")


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)
def test_a_compose_file_uses_only_what_it_declares(file: Path) -> None:
    compose = yaml.safe_load(file.read_text("utf-8"))
    for service in compose["services"].values():
        assert set(service.get("depends_on", ())) <= set(compose["services"])
        assert set(service["networks"]) <= set(compose["networks"])
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file()


@pytest.mark.parametrize("file", sorted(DEPLOY.iterdir()), ids=lambda file: file.name)
def test_every_variable_is_an_option_of_the_server(file: Path) -> None:
    options = {name.removeprefix("--") for parameter in serve.params for name in parameter.opts}
    variables = {f"BASTIDE_{name.upper().replace('-', '_')}" for name in options} | OTHER_VARIABLES
    assert set(re.findall(r"\bBASTIDE_[A-Z_]+", file.read_text("utf-8"))) <= variables
