"""The command `python -m bastide.lab.fit`: what it refuses, each in one sentence."""

from pathlib import Path

import pytest

from bastide.lab.fit import __main__ as command


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["tournay", "--method", "lstd"], "tournay has no features for the method lstd."),
        (["feuville", "--method", "network"], "feuville has no features for the method network."),
        (["peek", "--method", "expectations"], "peek has no levels"),
        (["troyes-dice", "--method", "expectations", "--games", "3"], "--games must be at least 4"),
    ],
)
def test_what_cannot_be_fitted_is_refused(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        command.main([*arguments, "--out", str(tmp_path / "values.json")])
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err


def test_without_numpy_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda _: None)
    with pytest.raises(SystemExit) as stopped:
        command.main(["feuville", "--method", "ridge", "--out", str(tmp_path / "values.json")])
    assert stopped.value.code == 2
    assert "needs NumPy: run pip install 'bastide[lab]'" in capsys.readouterr().err
