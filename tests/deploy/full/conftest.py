"""The image, built once: its steps run here, in an empty folder."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deploy.containerfile import stages
from tests.deploy.full.image import Image


@pytest.fixture(scope="session")
def image() -> Iterator[Image]:
    folder = Path(tempfile.mkdtemp(prefix="bastide-image-"))
    folder.chmod(0o755)
    (folder / "data").mkdir(mode=0o777)
    (folder / "data").chmod(0o777)
    image = Image(folder)
    try:
        for stage in stages():
            image.build(stage)
        yield image
    finally:
        shutil.rmtree(folder, ignore_errors=True)
