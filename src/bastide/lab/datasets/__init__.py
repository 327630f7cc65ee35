"""Datasets of self-play positions in Parquet files: `bastide dataset` makes them, `open_dataset` reads them."""

from bastide.lab.datasets.making import make_dataset
from bastide.lab.datasets.plan import Plan
from bastide.lab.datasets.reading import Dataset, Feature, open_dataset

__all__ = ["Dataset", "Feature", "Plan", "make_dataset", "open_dataset"]
