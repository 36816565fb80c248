"""A client that knows no rules: it moves the pieces of a view as the events tell it, and nothing else."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from digsite.games.thebes.shapes.events import Deed, Event, TokenDrawn
from digsite.games.thebes.shapes.view import AreaDesk, Site, ThebesDesk, ThebesView


def pieces(view: ThebesView) -> dict[str, Any]:
    """Where every piece lies; none of what is counted from the pieces, or asked of somebody."""
    desks = [
        {
            "desk": {key: desk[key] for key in ("week", "space", "year", "arrival", "place", "congresses")},
            "cards": sorted(desk["cards"]),
            "exhibitions": sorted(desk["exhibitions"]),
            "areas": [(a["area"], a["permission"], a["artefacts"], a["books"]) for a in desk["areas"]],
        }
        for desk in view["desks"]
    ]
    sites = [(site["area"], site["has_bonus"], site["bag"]) for site in view["sites"]]
    whole = {key: view[key] for key in ("year", "display", "next_cards", "exhibitions", "supply", "dig")}
    return {"desks": desks, "sites": sites, **whole}


class Mirror:
    """What one client has on its screen."""

    def __init__(self, view: ThebesView) -> None:
        self.view = deepcopy(view)

    def desk(self, player: int) -> ThebesDesk:
        return self.view["desks"][player]

    def area(self, player: int, name: str) -> AreaDesk:
        return next(area for area in self.desk(player)["areas"] if area["area"] == name)

    def site(self, name: str) -> Site:
        return next(site for site in self.view["sites"] if site["area"] == name)

    def tell(self, event: Event) -> None:
        """Move what an event moves."""
        self.tell_deed(event)
        self.tell_of_desks(event)
        self.tell_of_cards(event)
        self.tell_of_the_table(event)

    def tell_deed(self, event: Event) -> None:
        match event["kind"]:
            case "first":
                for place, player in enumerate(event["order"]):
                    self.desk(player)["arrival"] = len(event["order"]) - place
            case "draw":
                self.view["next_cards"].append(event["card"])
                self.view["supply"]["left"] = event["left"]
            case "token":
                self.draw(event)
            case "take":
                self.move(event)
                assert self.view["display"][event["space"]] == event["card"]
                self.view["display"][event["space"]] = None
                self.desk(event["player"])["cards"].append(event["card"])
            case "exchange" | "pass":
                self.move(event)
            case "dig":
                self.move(event)
                self.view["dig"] = {
                    "player": event["player"],
                    "area": event["area"],
                    "draws_due": event["tokens"],
                    "debris": 0,
                    "help": event["knowledge"]["help"],
                    "by_special_permission": event["by_special_permission"],
                }
            case "exhibit":
                self.move(event)
                assert self.view["exhibitions"][event["space"]] == event["card"]
                self.view["exhibitions"][event["space"]] = None
                self.desk(event["player"])["exhibitions"].append(event["card"])

    def move(self, deed: Deed) -> None:
        """Archaeologist and marker."""
        desk, journey, marker = self.desk(deed["player"]), deed["journey"], deed["marker"]
        if journey is not None:
            assert desk["place"] == journey["from"]
            desk["place"] = journey["to"]
        assert {key: desk[key] for key in ("week", "space", "year")} == marker["from"]
        desk["week"], desk["space"], desk["year"] = (marker["to"][key] for key in ("week", "space", "year"))
        desk["arrival"] = marker["arrival"]
        assert desk["week"] - marker["from"]["week"] == deed["weeks"] + (journey["weeks"] if journey else 0)

    def draw(self, event: TokenDrawn) -> None:
        """A token from the bag to the desk, or aside."""
        bag, area, dig = self.site(event["area"])["bag"], self.area(event["player"], event["area"]), self.view["dig"]
        assert dig is not None
        dig["draws_due"] = event["draws_due"]
        match event["token"]:
            case "artefact":
                bag["artefacts"].remove(event["value"])
                area["artefacts"] = sorted([*area["artefacts"], event["value"]])
            case "book" | "general_book":
                bag["books"].remove(event["token"])
                area["books"] = sorted([*area["books"], event["token"]])
            case "debris":
                bag["debris"] -= 1
                dig["debris"] += 1

    def tell_of_desks(self, event: Event) -> None:
        match event["kind"]:
            case "card_used_up":
                self.desk(event["player"])["cards"].remove(event["card"])
                self.view["supply"]["discards"] += 1
            case "new_year" | "finished":
                for name in event["areas"]:
                    assert not self.area(event["player"], name)["permission"]
                    self.area(event["player"], name)["permission"] = True
            case "permission_used":
                assert self.area(event["player"], event["area"])["permission"]
                self.area(event["player"], event["area"])["permission"] = False
            case "congress":
                self.desk(event["player"])["congresses"] = event["congresses"]
            case "first_artefact":
                self.site(event["area"])["has_bonus"] = False
                area = self.area(event["player"], event["area"])
                area["artefacts"] = sorted([*area["artefacts"], event["value"]])
            case "debris_returned":
                dig = self.view["dig"]
                assert dig is not None
                assert (dig["debris"], dig["draws_due"]) == (event["debris"], 0)
                self.site(event["area"])["bag"]["debris"] += event["debris"]
                self.view["dig"] = None

    def tell_of_cards(self, event: Event) -> None:
        showing, supply = self.view["exhibitions"], self.view["supply"]
        match event["kind"]:
            case "card_discarded":
                assert self.view["display"][event["space"]] == event["card"]
                self.view["display"][event["space"]] = None
                supply["discards"] += 1
            case "card_laid_out":
                assert self.view["next_cards"].pop(0) == event["card"]
                assert self.view["display"][event["to"]] is None
                self.view["display"][event["to"]] = event["card"]
            case "exhibition_announced":
                assert self.view["next_cards"].pop(0) == event["card"]
                assert showing["a"] is None
                showing["a"] = event["card"]
            case "exhibition_moved":
                assert (showing[event["from"]], showing[event["to"]]) == (event["card"], None)
                showing[event["from"]], showing[event["to"]] = None, event["card"]
            case "exhibition_over":
                assert showing["c"] == event["card"]
                showing["c"] = None
                supply["discards"] += 1

    def tell_of_the_table(self, event: Event) -> None:
        supply = self.view["supply"]
        match event["kind"]:
            case "next_stack":
                supply |= {"stack": 2, "left": event["left"], "second_stack": 0}
            case "new_supply":
                assert event["with_third_stack"] == (supply["third_stack"] > 0)
                supply |= {"stack": 3, "left": event["left"], "third_stack": 0, "discards": 0}
            case "year_marker":
                self.view["year"] = event["year"]
