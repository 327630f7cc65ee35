"""Datasets of self-play positions in Parquet files: `bastide dataset` makes them, `open_dataset` reads them."""

from bastide.lab.datasets.reading import Dataset, Feature, open_dataset

__all__ = ["Dataset", "Feature", "open_dataset"]
