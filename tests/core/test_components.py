"""Components files as files: what cannot be read at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.core.components import LARGEST, ComponentsError, fingerprint, read


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "is not a components file: it must say format"),
        (b'format = "digsite components 1"', "must say which game it is for"),
        (b'format = "digsite components 1"\ngame = 7', "must say which game it is for"),
        (b"game = ", "is not TOML: Invalid value (at "),
        (b"a = " + b"[" * 5000, "is not TOML"),
        (b"a = " + b"9" * 5000, "is not TOML"),
        (b"\xff\xfe", "is not a text file in UTF-8"),
        (b"#" * (LARGEST + 1), "is larger than 100,000 bytes"),
    ],
)
def test_a_file_that_is_none_is_refused_in_one_line(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(ComponentsError) as caught:
        read(path)
    assert str(caught.value).startswith(f"{path}: {reason}")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["nowhere.toml", ".", "a\0b"])
def test_a_file_that_cannot_be_opened_is_refused_in_one_line(tmp_path: Path, name: str) -> None:
    with pytest.raises(ComponentsError, match="the components file cannot be read"):
        read(f"{tmp_path}/{name}")


def test_the_fingerprint_follows_the_facts() -> None:
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})
    assert fingerprint({"a": 1}) != fingerprint({"a": 2})
