"""Long work on a real cluster from the command line: Ctrl-C, and the cluster that compose.cluster.yaml describes."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path

import pytest
import yaml
from distributed import Client

from digsite.cli.main import STOPPED, main
from digsite.work import executor
from tests.cli.interrupting import started
from tests.server.ports import free_port
from tests.test_work import LIMIT, cluster, processes

ROOT = Path(__file__).resolve().parent.parent.parent
COMPOSE = yaml.safe_load((ROOT / "compose.cluster.yaml").read_text(encoding="utf-8"))["services"]
PAGE = (ROOT / "docs" / "howto" / "cluster.md").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DIGSITE_STATE", str(tmp_path / "state"))


def test_ctrl_c_ends_the_command_keeps_what_was_played_and_leaves_the_cluster_free(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with cluster(tmp_path, 1) as there:
        command = f"dataset thebes --bots mcts:20 --games 900 --seed 2 --dask {there.address}"
        process = started(command, r" [1-9]\d*/900", tmp_path)
        process.send_signal(signal.SIGINT)
        assert process.wait(LIMIT) == STOPPED
        process.communicate()
        assert re.search(
            r"Stopped after \d+ of 900 games; the same command resumes\.", (tmp_path / "progress").read_text()
        )
        assert list((tmp_path / "thebes-dataset" / ".unfinished").rglob("*-games.arrow"))
        # Nothing of it is left in the cluster, which serves others
        with Client(there.address, timeout=LIMIT, set_as_default=False) as client:
            client.wait_for_workers(1, timeout=LIMIT)
        assert main(["simulate", "pergamon", "--games", "40", "--json", "--dask", there.address]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 40


def test_the_commands_of_the_compose_file_make_a_cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = f"tcp://127.0.0.1:{free_port()}"
    scheduler, worker = (COMPOSE[name]["command"] for name in ("scheduler", "worker"))
    assert scheduler[:2] == ["dask", "scheduler"]
    assert worker[:3] == ["dask", "worker", "tcp://scheduler:8786"]
    scheduler = [
        "127.0.0.1" if word == "0.0.0.0" else address.rpartition(":")[2] if word == "8786" else word
        for word in scheduler
    ]
    worker = [address if word == "tcp://scheduler:8786" else "1" if word == "auto" else word for word in worker]
    with processes(["dask", *scheduler[1:]], ["dask", *worker[1:], "--local-directory", str(tmp_path)]):
        with Client(address, timeout=LIMIT, set_as_default=False) as client:
            client.wait_for_workers(1, timeout=LIMIT)
        with executor(address) as pool:
            assert pool.submit(sum, [1, 2]).result() == 3


def test_the_page_names_the_commands_of_the_compose_file() -> None:
    for name in ("scheduler", "worker"):
        assert f"dask {name}" in PAGE
    assert "compose.cluster.yaml" in PAGE
