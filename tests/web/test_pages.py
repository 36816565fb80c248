"""The server hands out the web client that was built."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.datastructures import Headers

from digsite.server.web.pages import Page, Pages


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "routes.json").write_text(
        '[{"pattern": "/", "table": false}, {"pattern": "/t/:table", "table": true},'
        ' {"pattern": "/rules/:game?/:section?", "table": false}]'
    )
    (tmp_path / "index.html").write_text("<head></head><h1>digsite</h1>")
    (tmp_path / "assets" / "de-abc.js").write_text("Guten Tag")
    (tmp_path / "assets" / "tablePages-abc.js").write_text("plain")
    (tmp_path / "assets" / "tablePages-abc.js.br").write_bytes(b"small")
    (tmp_path / "assets" / "tablePages-abc.css").write_text("b {}")
    return tmp_path


def found(pages: Pages, path: str) -> Page:
    page = pages.find(path)
    assert page is not None
    return page


def test_a_part_with_a_hash_in_its_name_is_kept_for_ever(folder: Path) -> None:
    answer = found(Pages(folder), "assets/tablePages-abc.js").answer(Headers())
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


def test_the_page_itself_is_asked_for_again(folder: Path) -> None:
    answer = Pages(folder).index(Headers())
    assert answer.headers["cache-control"] == "no-cache"
    again = Pages(folder).index(Headers({"if-none-match": answer.headers["etag"]}))
    assert (again.status_code, bytes(again.body)) == (304, b"")


def test_the_page_names_what_will_be_needed_on_it(folder: Path) -> None:
    asked = Headers({"accept-language": "nl, de-CH;q=0.8, en;q=0.5"})
    front, table = (bytes(Pages(folder).index(asked, path).body).decode() for path in ("/", "/t/abc"))
    assert 'rel="modulepreload" href="/assets/de-abc.js"' in front
    assert "tablePages-abc.js" not in front
    assert 'rel="modulepreload" href="/assets/tablePages-abc.js"' in table
    assert 'rel="stylesheet" href="/assets/tablePages-abc.css"' in table
    assert 'href="/api/tables/abc?since=0"' in table


def test_a_browser_gets_the_packed_form_it_takes(folder: Path) -> None:
    part = found(Pages(folder), "assets/tablePages-abc.js")
    packed = part.answer(Headers({"accept-encoding": "gzip, br"}))
    assert (bytes(packed.body), packed.headers["content-encoding"]) == (b"small", "br")
    assert bytes(part.answer(Headers({"accept-encoding": "gzip"})).body) == b"plain"


@pytest.mark.parametrize(
    "path", ["assets/tablePages-abc.js.br", "index.html", "routes.json", "stamp", "assets/none.js"]
)
def test_what_is_for_the_server_has_no_address_of_its_own(folder: Path, path: str) -> None:
    (folder / "stamp").write_text("abc")
    assert Pages(folder).find(path) is None


def test_what_browsers_ask_for_besides_is_found(folder: Path) -> None:
    assert found(Pages(folder), "icon.svg").type == "image/svg+xml"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/", "/rules", "/rules/thebes", "/rules/thebes/dig"])
def test_the_client_says_where_it_has_pages(folder: Path, path: str) -> None:
    assert Pages(folder).has(path)


@pytest.mark.parametrize("path", ["/t", "/t/abc/1", "/nowhere", "/rules/thebes/dig/deeper"])
def test_elsewhere_it_has_none(folder: Path, path: str) -> None:
    assert not Pages(folder).has(path)


def test_only_a_tables_id_is_written_into_the_page(folder: Path) -> None:
    assert b"/api/tables/" not in bytes(Pages(folder).index(Headers(), '/t/"><script>').body)


def test_without_a_built_client_the_page_says_what_to_do(tmp_path: Path) -> None:
    assert b"make web" in bytes(Pages(tmp_path).index(Headers()).body)
    assert Pages(tmp_path).has("/")
    assert not Pages(tmp_path).has("/nowhere")


def test_a_client_built_anew_is_served_without_a_restart(folder: Path) -> None:
    pages = Pages(folder)
    pages.index(Headers())
    (folder / "index.html").unlink()
    (folder / "index.html").write_text("<h1>newer</h1>")
    assert b"newer" in bytes(pages.index(Headers()).body)
