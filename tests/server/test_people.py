from __future__ import annotations

import random
import unicodedata

import pytest

from digsite.bots.levels import LEVELS
from digsite.server.problems import Refused
from digsite.server.tables.names import checked_name, comparison_key
from tests.server.serving import TWO_ONLINE, Serving, Visitor

PASSWORD = "an old password of mine"


def test_a_name_is_taken_in_one_click(server: Serving) -> None:
    visitor = server.nobody()
    answer = visitor.ask("POST", "/api/me", 201, json={"name": "Wilhelm Dörpfeld"})
    assert answer.json() == {"name": "Wilhelm Dörpfeld", "kind": "guest"}
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert visitor.get("/api/me")["name"] == "Wilhelm Dörpfeld"


def test_a_name_belongs_to_one_person_however_it_is_spelt(server: Serving) -> None:
    server.guest("Heinrich S")
    for name in ("Heinrich S", "HEINRICH s", "Ｈeinrich S"):
        server.nobody().refused("/api/me", 409, "name-taken", {"name": name})


def test_nobody_has_the_name_of_a_level(server: Serving, ada: Visitor) -> None:
    name = LEVELS[0].name
    server.nobody().refused("/api/me", 409, "name-taken", {"name": name.upper()})
    ada.refused("/api/me", 409, "name-taken", method="PUT", json={"name": name})
    ada.refused("/api/bots", 409, "name-taken", {"name": name})
    assert server.nobody().get(f"/api/players/{name}")["kind"] == "level"


@pytest.mark.parametrize("name", ["A", "x" * 25, "<b>Ada</b>", "Ada\n", "Ada\u202e", " Ada", "Ada_", "", 7, None])
def test_a_name_has_letters_and_little_else(server: Serving, name: object) -> None:
    server.nobody().refused("/api/me", 422, "wrong-request", {"name": name})


@pytest.mark.parametrize("alike", ["Сара", "ΣΑΡΑ", "Sara"])
def test_names_that_look_alike_are_one_name(server: Serving, alike: str) -> None:
    taken = {"Сара": "Capa", "ΣΑΡΑ": "σαρα", "Sara": "SARA"}[alike]
    server.guest(alike)
    server.nobody().refused("/api/me", 409, "name-taken", {"name": taken})


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        ("Bill", "BiIl"),
        ("Loki", "L0ki"),
        ("Ioan 1", "ıoan l"),
        ("Kepo", "Керо"),
        ("Ωμο", "ωmo"),
        ("Сонь", "Coнb"),
        ("σοσ", "ooo"),
        ("սոհ", "unh"),
    ],
)
def test_letters_that_look_alike_are_compared_as_one(name: str, alike: str) -> None:
    assert comparison_key(name) == comparison_key(alike)


@pytest.mark.parametrize(("name", "other"), [("Karl", "Kari"), ("Ida", "Lda"), ("Ödön", "Odon"), ("Анна", "Инна")])
def test_names_that_can_be_told_apart_are_two(name: str, other: str) -> None:
    assert comparison_key(name) != comparison_key(other)


@pytest.mark.parametrize("name", ["Аda", "Adα", "Jοhn"])
def test_a_name_keeps_to_one_alphabet(server: Serving, ada: Visitor, name: str) -> None:
    server.nobody().refused("/api/me", 409, "name-mixed", {"name": name})
    ada.refused("/api/bots", 409, "name-mixed", {"name": name})


@pytest.mark.parametrize(
    "name", ["ꓮda", "Ꭺda", "Ⲁda", "ᴀᴅᴀ", "ꓮꓓꓮ", "ᎪᎠᎪ", "ⲀⲂⲀ", "ǀda", "ɑda", "Adɐ", "𐐀𐐀", "a\u0338da"]
)
def test_a_name_has_letters_of_everyday_writing(server: Serving, name: str) -> None:
    server.nobody().refused("/api/me", 409, "name-unusual", {"name": name})


@pytest.mark.parametrize("name", ["०da", "Oscar〇"])
def test_letters_and_digits_of_several_scripts_are_not_mixed(name: str) -> None:
    with pytest.raises(Refused, match="several alphabets"):
        checked_name(name)


@pytest.mark.parametrize(
    "name",
    [
        *("Zoë", "Łukasz", "Şükrü Iğdır", "Đặng Thùy", "Ọlá", "Ðóra", "Dan-Ștefan", "O'Brian", "Ɓala", "Strauß", "Ẹ̀kọ́"),
        *("Ёжик", "Ґанна", "Қазбек", "Зоя 2", "Ωμέγα", "Ἀχιλλεύς", "Արմեն", "გიორგი", "שרה", "محمد", "राधिका", "ศิริ"),
        *("太郎", "さくら", "ユーリー", "佐々木", "김민준", "አበበ"),
    ],
)
def test_names_of_living_languages_are_names(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize("name", ["Ada\u200dB", "\u3164\u3164", "Ada\ufe0f", "Ada\u034f"])
def test_a_name_cannot_hide_letters(server: Serving, ada: Visitor, name: str) -> None:
    """With them one could look like somebody else, or like nobody."""
    assert server.nobody().http.post("/api/me", json={"name": name}).status_code in (409, 422)
    assert ada.http.post("/api/bots", json={"name": name}).status_code in (409, 422)
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": name}]
    assert ada.http.post("/api/tables", json={"game": "pergamon", "seats": seats}).status_code in (409, 422)


def test_nobody_is_nobody(server: Serving) -> None:
    server.nobody().refused("/api/me", 401, "no-name", method="GET")
    server.nobody().refused("/api/tables", 401, "no-name", {"game": "pergamon", "seats": TWO_ONLINE})
    for cookie in ("WzEsMF0.forged", "", "x" * 4000):
        server.nobody(cookie=f"digsite={cookie}").refused("/api/me", 401, "no-name", method="GET")


def test_a_claimed_name_logs_in_on_another_device(server: Serving, ada: Visitor) -> None:
    assert ada.ask("PUT", "/api/me/password", json={"password": PASSWORD}).json()["kind"] == "person"
    other = server.nobody()
    assert other.post("/api/session", {"name": ada.name.upper(), "password": PASSWORD}) == ada.get("/api/me")
    assert other.get("/api/me")["name"] == ada.name


def test_a_wrong_password_an_unknown_name_and_a_guest_are_told_the_same(server: Serving, ada: Visitor) -> None:
    ada.ask("PUT", "/api/me/password", json={"password": PASSWORD})
    tries = [(ada.name, "not my password"), ("Nobody Known", PASSWORD), (server.guest().name, PASSWORD)]
    told = [
        server.nobody().refused("/api/session", 403, "wrong-password", {"name": name, "password": password})
        for name, password in tries
    ]
    assert told[0] == told[1] == told[2]


def test_a_new_password_makes_older_cookies_void(server: Serving, ada: Visitor) -> None:
    stolen = server.nobody(cookie=f"digsite={ada.http.cookies['digsite']}")
    assert stolen.get("/api/me")["name"] == ada.name
    ada.ask("PUT", "/api/me/password", json={"password": PASSWORD})
    stolen.refused("/api/me", 401, "no-name", method="GET")
    assert ada.get("/api/me")["kind"] == "person"


# External bots


def test_a_bot_acts_with_its_token(server: Serving, ada: Visitor) -> None:
    made = ada.post("/api/bots", {"name": "Shovel One"}, 201)
    bot = server.nobody(authorization=f"Bearer {made['token']}")
    assert bot.get("/api/me") == {"name": "Shovel One", "kind": "bot"}
    table = ada.open(seats=TWO_ONLINE)
    assert bot.join(table)["you"] == [1]
    table = ada.start(table)
    mover = ada if table["mover"] == 0 else bot
    seen = mover.table(table)
    mover.act(seen, seen["offers"][0]["actions"][0]["action"])


def test_the_token_is_shown_once_and_stored_as_a_hash(server: Serving, ada: Visitor) -> None:
    token = ada.post("/api/bots", {"name": "Shovel Two"}, 201)["token"]
    assert ada.get("/api/bots") == [{"name": "Shovel Two"}]
    database = server.app.state.database
    rows = database.run_sync(lambda connection: connection.exec_driver_sql("SELECT * FROM accounts").all())
    assert token not in str(rows)


def test_a_removed_bot_has_no_token_any_more(server: Serving, ada: Visitor, bo: Visitor) -> None:
    token = ada.post("/api/bots", {"name": "Shovel Three"}, 201)["token"]
    bo.refused("/api/bots/Shovel Three", 404, "not-found", method="DELETE")
    ada.ask("DELETE", "/api/bots/shovel three", 204)
    server.nobody(authorization=f"Bearer {token}").refused("/api/me", 401, "bad-token", method="GET")
    ada.refused("/api/bots/Shovel Three", 404, "not-found", method="DELETE")
    assert ada.get("/api/bots") == []


def test_a_removed_bot_comes_back_with_another_token(server: Serving, ada: Visitor, bo: Visitor) -> None:
    first = ada.post("/api/bots", {"name": "Shovel Six"}, 201)["token"]
    ada.refused("/api/bots", 409, "name-taken", {"name": "Shovel Six"})
    ada.ask("DELETE", "/api/bots/Shovel Six", 204)
    bo.refused("/api/bots", 409, "name-taken", {"name": "Shovel Six"})
    again = ada.post("/api/bots", {"name": "shovel six"}, 201)["token"]
    assert server.nobody(authorization=f"Bearer {again}").get("/api/me")["name"] == "Shovel Six"
    server.nobody(authorization=f"Bearer {first}").refused("/api/me", 401, "bad-token", method="GET")


def test_a_bot_has_neither_password_nor_bots(server: Serving, ada: Visitor) -> None:
    token = ada.post("/api/bots", {"name": "Shovel Four"}, 201)["token"]
    bot = server.nobody(authorization=f"Bearer {token}")
    bot.refused("/api/me/password", 409, "no-password", method="PUT", json={"password": PASSWORD})
    bot.refused("/api/bots", 409, "bots-of-bots", {"name": "Shovel Five"})


def test_nobody_has_more_than_twenty_bots(ada: Visitor) -> None:
    for number in range(20):
        ada.post("/api/bots", {"name": f"{ada.name} B{number}"}, 201)
    ada.refused("/api/bots", 409, "too-many-bots", {"name": "One Too Many"})


def test_a_player_has_a_page(server: Serving, ada: Visitor) -> None:
    page = server.nobody().get(f"/api/players/{ada.name}")
    assert page["name"] == ada.name
    assert page["ratings"] == []
    ada.refused("/api/players/Nobody Known", 404, "not-found", method="GET")
    ada.refused("/api/players/Ada%00", 422, "wrong-request", method="GET")


def test_a_player_has_results(server: Serving, ada: Visitor) -> None:
    table = ada.play_to_the_end(ada.open("thebes"), random.Random(1))
    found = server.nobody().get(f"/api/players/{ada.name}/results")
    [mine] = [seat for seat in table["seats"] if seat["is_you"]]
    won = int(mine["place"] == 1)
    assert found["records"] == [{"game": "thebes", "games": 1, "against": 1, "won": won, "best": mine["score"]}]
    [result] = found["newest"]
    assert (result["table"], result["score"], result["place"]) == (table["id"], mine["score"], mine["place"])
    ada.refused("/api/players/Nobody Known/results", 404, "not-found", method="GET")


def test_a_guest_takes_another_name_also_at_the_tables_where_they_sit(ada: Visitor) -> None:
    table = ada.open()
    name = f"{ada.get('/api/me')['name']} B."
    assert ada.ask("PUT", "/api/me", json={"name": name}).json() == {"name": name, "kind": "guest"}
    assert ada.table(table)["seats"][0]["name"] == name


def test_a_name_that_is_taken_or_kept_by_a_password_is_not_changed(ada: Visitor, bo: Visitor) -> None:
    taken = bo.get("/api/me")["name"]
    ada.refused("/api/me", 409, "name-taken", method="PUT", json={"name": taken})
    ada.ask("PUT", "/api/me/password", json={"password": "long enough"})
    ada.refused("/api/me", 409, "name-kept", method="PUT", json={"name": f"{taken} C."})
