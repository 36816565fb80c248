"""What README and docs show is true: their Python snippets run, their excerpts are in the golden games."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from digsite.cli.commands import parser
from digsite.cli.main import main
from digsite.core import journal

ROOT = Path(__file__).resolve().parent.parent
PAGES = [
    "README.md",
    "docs/reference/python.md",
    "docs/reference/journal.md",
    "docs/reference/observations.md",
    "docs/reference/datasets.md",
    "docs/howto/research.md",
    "docs/bots.md",
    "docs/analysis.md",
]
EXCERPT = "docs/reference/journal.md", "tests/golden/pergamon-3-order.dig"
SCHEDULER = "tcp://10.0.0.1:8786"
PICTURE = re.compile(r"digsite replay (tests/golden/\S+\.dig) --ply (\d+)\n```\n\n```text\n(.*?)```", re.DOTALL)


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def commands(page: str) -> list[str]:
    """What a page calls ``digsite`` with."""
    return re.findall(r"^digsite (.+)$", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE)


def run(block: str, names: dict[str, Any]) -> None:
    """Run a snippet; ``# → value`` and ``# raises Error: message`` are claims about the statement on their line."""
    for statement in ast.parse(block).body:
        line = block.splitlines()[(statement.end_lineno or statement.lineno) - 1]
        code = ast.get_source_segment(block, statement) or ""
        if "# raises " in line:
            kind, message = line.split("# raises ")[1].split(": ", 1)
            with pytest.raises(ValueError, match=f"^{re.escape(message)}$") as caught:
                exec(code, names)
            assert type(caught.value).__name__ == kind
        elif "# → " in line:
            assert repr(eval(code, names)) == line.split("# → ")[1].strip(), line
        else:  # as a whole: the source of a function leaves out what it is marked by
            exec(compile(ast.Module([statement], []), "docs", "exec"), names)


@pytest.mark.parametrize("page", PAGES)
def test_the_python_snippets_of_a_page_do_what_they_say(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": page}
    snippets = blocks(page, "python")
    assert snippets
    for snippet in snippets:
        run(snippet, names)


def test_the_python_snippet_about_clusters_does_what_it_says() -> None:
    [snippet] = blocks("docs/howto/cluster.md", "python")
    with LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=":0") as there:
        assert SCHEDULER in snippet
        run(snippet.replace(SCHEDULER, there.scheduler_address), {"__name__": "cluster"})


def test_the_command_of_the_start_with_data_sets_writes_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    [arguments] = [command.split() for command in commands("docs/howto/research.md")]
    few = {"1000": "3", "mcts:200": "mcts:20"}  # as the page has it, but quicker
    assert few.keys() <= set(arguments)
    assert main([few.get(word, word) for word in arguments]) == 0
    assert list(tmp_path.glob("pergamon-dataset/*/*.parquet"))


@pytest.mark.parametrize("page", ["docs/howto/cluster.md", "docs/howto/research.md"])
def test_the_commands_of_a_page_are_commands(page: str) -> None:
    found = commands(page)
    assert found
    for command in found:
        parser().parse_args(command.split())


def test_the_excerpt_of_a_journal_is_from_a_golden_game() -> None:
    page, file = EXCERPT
    [excerpt] = [block for block in blocks(page, "text") if block.startswith(journal.FORMAT)]
    recorded = (ROOT / file).read_text(encoding="utf-8")
    for part in excerpt.split("…"):
        assert part.strip() in recorded


def test_the_picture_in_the_readme_is_a_table_of_a_golden_game() -> None:
    found = PICTURE.search((ROOT / "README.md").read_text(encoding="utf-8"))
    assert found is not None
    record = journal.read(ROOT / found[1])
    replay = record.replay()
    for action in record.actions[: int(found[2])]:
        replay.play(action)
    table = replay.rules.text.table(replay.state).splitlines()
    for drawn, line in zip(found[3].splitlines(), table, strict=True):
        assert line.startswith(drawn.removesuffix("…")) if drawn.endswith("…") else line == drawn


def test_nobody_is_told_to_install_digsite_from_an_index() -> None:
    pages = [ROOT / "README.md", *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.md"), *ROOT.glob("src/**/*.py")]
    for page in pages:
        for line in page.read_text(encoding="utf-8").splitlines():
            if re.search(r"""pip install (-\S+ )*['"]?digsite""", line):
                assert "`pip install digsite` finds nothing" in line, f"{page}: digsite is not on an index yet"


@pytest.mark.parametrize(
    "page", ["README.md", "CONTRIBUTING.md", *sorted(str(p.relative_to(ROOT)) for p in ROOT.glob("docs/**/*.md"))]
)
def test_links_between_pages_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)", text):
        if "://" not in target:
            assert ((ROOT / page).parent / target).exists(), f"{page}: {target}"


def test_the_tests_that_a_page_names_are_there() -> None:
    named = re.findall(r"`((?:\w+/)*test_\w+\.py)`", (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8"))
    assert len(named) > 10
    for name in named:
        assert (ROOT / name).exists() or (ROOT / "tests" / "server" / name).exists(), name


def test_every_line_of_the_threat_model_names_tests_that_are_there() -> None:
    text = (ROOT / "docs" / "threat-model.md").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("| ") and line != "| | tests |"]
    assert lines
    for line in lines:
        named = re.findall(r"`([\w/]+\.py)::(test_\w+)`", line)
        assert named, line
        for path, name in named:
            source = ast.parse((ROOT / "tests" / path).read_text(encoding="utf-8"))
            assert name in {one.name for one in source.body if isinstance(one, ast.FunctionDef)}, f"{path}::{name}"


def test_contributing_names_every_folder() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    tops = [path for path in ROOT.iterdir() if path.is_dir() and is_kept(path)]
    floors = [path for path in (ROOT / "src" / "digsite").iterdir() if path.is_dir() and is_kept(path)]
    parts = [
        path for floor in floors if floor.name != "games" for path in floor.iterdir() if path.is_dir() and is_kept(path)
    ]
    for path in [*tops, *floors, *parts]:
        name = path.relative_to(ROOT).as_posix()
        assert f"`{path.name}`" in text or f"`{name}`" in text or name == "src", f"CONTRIBUTING.md does not name {name}"


def test_the_front_page_of_the_docs_names_every_page_and_folder() -> None:
    text = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    for path in sorted((ROOT / "docs").rglob("*.md")):
        name = path.relative_to(ROOT / "docs").as_posix()
        assert f"]({name})" in text or name == "README.md", f"docs/README.md does not lead to {name}"
    for path in (ROOT / "docs").iterdir():
        assert not path.is_dir() or f"`{path.name}`" in text, f"docs/README.md does not name {path.name}"


def is_kept(folder: Path) -> bool:
    """Whether git keeps anything of a folder: what tools leave behind is not documented."""
    listed = subprocess.run(["git", "ls-files", folder], cwd=ROOT, capture_output=True, text=True, check=False)
    return bool(listed.stdout)
