"""`python -m bench.ray_cluster N`: a Ray cluster of one node with N workers, until standard input ends.

Prints the address once the cluster answers. It runs in the Python that has Ray, and needs nothing else.
"""

import os
import sys

_STORE_BYTES = 80_000_000


def main() -> None:
    """Start, print the address, wait, and shut down."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster

    node = {"num_cpus": int(sys.argv[1]), "object_store_memory": _STORE_BYTES, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=node)
    try:
        print(f"{_READY}{cluster.address}", flush=True)
        sys.stdin.read()
    finally:
        cluster.shutdown()


_READY = "address: "


def address_in(line: str) -> str:
    """Return the address in a line of output, if it has one."""
    return line.removeprefix(_READY).strip() if line.startswith(_READY) else ""


if __name__ == "__main__":
    main()
