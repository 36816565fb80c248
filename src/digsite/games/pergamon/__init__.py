from digsite.core.game import About, Game, Option
from digsite.games.pergamon.actions import SPACE
from digsite.games.pergamon.chance import chance_weight, draw
from digsite.games.pergamon.rules.setup import setup
from digsite.games.pergamon.rules.turn import legal_actions, play
from digsite.games.pergamon.scoring import score, tie_break
from digsite.games.pergamon.state import State
from digsite.core.rule import rule
from digsite.core.record import Ints

@rule
def observe(s: State, p: int, out: Ints) -> None:
    out[0] = s.calendar

GAME = Game(About("pergamon","Pergamon","",1,range(1,5),(Option("variant_order","",range(3,5)),Option("variant_sorting","",range(1,5)),Option("secret_tickets","",range(2,5)),Option("first_player","",range(1,5),True)),State,10),
 SPACE, setup, legal_actions, play, chance_weight, draw, score, tie_break, observe, None, None)
