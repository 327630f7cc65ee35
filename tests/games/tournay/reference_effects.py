"""Actions, effects and characters of the naive Tournay, in the order of the facts (R21-R52)."""

from typing import Any

from tests.games.tournay.reference import CARDS, COLOURS, CRIER, colour, is_any, kind
from tests.games.tournay.reference_events import StruckTable
from tests.games.tournay.reference_turn import OWNERS, Event, Ply, event_sets, in_line

QUIET = ("gain_deniers", "deniers_per_slot", "gather_lying")
"""Effects of characters whose order cannot matter (A41)."""


class Reference(StruckTable):
    """One game, from a position at the beginning of a turn."""

    def tell(self, plies: list[Ply], drawn: list[str]) -> None:
        """Play one turn, or the choice of the last cards, from its moves and what was drawn."""
        self.plies.extend(plies)
        self.drawn.extend(drawn)
        if self.is_choosing_last:
            self.last_cards()
        else:
            self._turn()
        assert not self.plies, f"not asked: {self.plies}"
        assert not self.drawn, f"not drawn: {self.drawn}"

    def _turn(self) -> None:
        """R11, R12."""
        self.activated.clear()
        cards = {f"play {card}" for card in self.me.hand if self.can_play(self.me, card)}
        answer = self.must_ask(self.active, cards | self.actions())
        if answer.startswith("play"):
            self.play_card(answer.split()[1])
            answer = self.must_ask(self.active, self.actions())
        self._act(*answer.split())
        self.limit_hand()
        self.must_ask(self.active, {"end"})
        self.pass_on()

    # Actions (R24-R38, R66)

    def actions(self) -> set[str]:
        found = {"gather"}
        for name, deck in self.decks.items():
            of, level = name.split("-")
            if deck.cards and self.can_use(of, int(level)):
                found.add(f"draw {name}")
        for of in COLOURS:
            found |= {f"earn {of} {number}" for number in range(1, self.me.plaza[of] + 1)}
            if self.can_use(of, 1):
                found |= {f"activate {slot}" for slot in self.activatable(of)}
            if self.options["advanced"] and self.supply[of] and self.can_use(of, 1, fee=5):
                found.add(f"recruit {of}")
        for number, event in enumerate(self.queue, 1):
            if event is not None and event.coins and self.can_use(*self._fight_cost(event)):
                found.add(f"combat {number}")
        return found

    def _fight_cost(self, event: Event) -> tuple[str, int, int]:
        """R35: two citizens against the loss of deniers, else one and a denier and one more per coin."""
        of = event.printed["fight"]["colour"]
        return (of, 2, 0) if event.printed["kind"] == "lose_deniers" else (of, 1, 1 + event.coins)

    def _act(self, action: str, *rest: str) -> None:
        me = self.me
        if action == "draw":
            of, level = rest[0].split("-")
            self.use(of, int(level))
            self.draw(rest[0])
        elif action == "activate":
            self.activate(rest[0], colour(me.district[rest[0]].top))
        elif action == "combat":
            place = int(rest[0]) - 1
            event = self.queue[place]
            assert event is not None
            of, number, fee = self._fight_cost(event)
            me.deniers -= fee
            self.use(of, number)
            self.take_event(place)
        elif action == "earn":
            of, number = rest[0], int(rest[1])
            me.plaza[of] -= number
            me.lying[of] += number
            me.deniers += number * self._earning(of)
        elif action == "recruit":
            me.deniers -= 5
            self.use(rest[0], 1)
            self.recruit(rest[0])
        else:
            self._gather()

    def _earning(self, of: str) -> int:
        """R37, and the Mercenary without arrows (R68)."""
        best = 2
        for _, effect in self.standing("earn_bonus"):
            if effect["colour"] == of:
                best = max(best, effect["per_citizen"])
        return best

    def _gather(self) -> None:
        """R38, A47."""
        me = self.me
        for slot in me.district.values():
            me.plaza += slot.citizens
            slot.citizens.clear()
            slot.gray, slot.damaged = 0, False
        me.plaza += me.lying
        me.lying.clear()
        for _, effect in self.standing("on_gather"):
            self.effects(effect["then"])

    # Decks (R25-R29, R42, R43)

    def pick(self, name: str) -> str:
        deck = self.decks[name]
        deck.face_up = False
        card = deck.cards.pop()
        return self.drawn.popleft() if card is None else card

    def pick_several(self, name: str, number: int) -> tuple[list[str], bool]:
        """A crier is replaced by the next card and leaves the deck (R29, A7)."""
        picked: list[str] = []
        cried = False
        while len(picked) < number and self.decks[name].cards:
            card = self.pick(name)
            if card == CRIER:
                cried = self.decks[name].crier = True
            else:
                picked.append(card)
        return picked, cried

    def draw(self, name: str) -> None:
        deck, me = self.decks[name], self.me
        if not deck.cards:
            return  # A6
        if deck.face_up and len(deck.cards) > 2:
            answer = self.must_ask(self.active, {"top", "look"})
            card = self.pick(name)
            if answer == "top":
                me.hand.append(card)
                return
            deck.cards.insert(0, card)
        picked, cried = self.pick_several(name, min(2, len(deck.cards)))
        if len(picked) == 2:
            kept = self.must_ask(self.active, {f"keep {card}" for card in picked}).split()[1]
            picked.remove(kept)
            deck.cards.append(picked[0])
            deck.face_up = True
            picked = [kept]
        me.hand += picked
        if cried:
            self.cry()

    def _take_top(self, name: str, number: int) -> None:
        picked, cried = self.pick_several(name, number)
        self.me.hand += picked
        if cried:
            self.cry()

    def _reveal(self, level: int, number: int) -> None:
        """A36: the Abbey."""
        for of in COLOURS:
            name = f"{of}-{level}"
            deck = self.decks[name]
            while deck.cards and not deck.face_up:
                card = self.pick(name)
                if card == CRIER:
                    deck.crier = True
                    self.cry()
                else:
                    deck.cards.append(card)
                    deck.face_up = True
        decks = [self.decks[f"{of}-{level}"] for of in COLOURS]
        open_cards = {str(deck.cards[-1]) for deck in decks if deck.face_up}
        while number and open_cards:
            choices = {f"keep {card}" for card in open_cards}
            answer = self.must_ask(self.active, choices) if len(open_cards) > number else min(choices)
            card = answer.split()[1]
            open_cards.remove(card)
            self.me.hand.append(self.pick(CARDS[card]["deck"]))
            number -= 1

    # Buildings (R33, R39-R48)

    def activatable(self, of: str) -> list[str]:
        """R33, R34, R50, A22."""
        found = []
        for name, slot in self.me.district.items():
            if kind(slot.top) != "building" or colour(slot.top) != of or slot.damaged:
                continue
            if slot.is_free or (slot.number == 1 and self._is_doubled(name)):
                found.append(name)
        return found

    def _is_doubled(self, name: str) -> bool:
        of = colour(self.me.district[name].top)
        return any(
            is_any(effect["card_colour"], of) and in_line(place, name)
            for place, effect in self.standing("double_activation")
        )

    def activate(self, name: str, of: str) -> None:
        """Activate with a citizen of that colour; characters react when the effect is over (R51)."""
        card = self.me.district[name].top
        self.activated.add(name)
        came = self.use(of, 1, onto=name)
        counters = {
            place for place, effect in self.standing("every_second_citizen") if self._counts(place, effect, name, came)
        }
        self.effects(CARDS[card]["effect"])
        reactions: dict[str, dict[str, Any]] = {}
        for wanted in ("on_activate", "chain_activation", "every_second_citizen"):
            for place, effect in self.standing(wanted):
                counted = (
                    place in counters if wanted == "every_second_citizen" else effect["card_colour"] == colour(card)
                )
                if in_line(place, name) and counted:
                    reactions[place] = effect
        self._react(reactions)

    def _counts(self, place: str, effect: dict[str, Any], name: str, came: str) -> bool:
        """C4: whether this citizen is the second, fourth or sixth that the expansion's Knight counts."""
        if came not in effect["citizens"] or not in_line(place, name):
            return False
        slots = [slot for other, slot in self.me.district.items() if in_line(place, other)]
        return sum(slot.gray + slot.citizens["red"] for slot in slots) in (2, 4, 6)

    def effects(self, pieces: list[dict[str, Any]]) -> None:
        for piece in pieces:
            self._effect(piece)

    def _effect(self, piece: dict[str, Any]) -> None:
        """Effects work for the active player, also those of a foreign building (A21)."""
        me = self.me
        match piece["kind"]:
            case "gain_deniers":
                me.deniers += piece["amount"]
            case "deniers_per_slot":
                filled = len(me.district)
                me.deniers += piece["amount"] * (filled if piece["slots"] == "filled" else 9 - filled)
            case "deniers_per_pair":
                me.deniers += piece["amount"] * min(me.plaza[of] for of in piece["colours"])
            case "deniers_per_citizen":
                place = me.plaza if piece["where"] == "plaza" else me.lying
                me.deniers += piece["amount"] * sum(place[of] for of in piece["colours"])
            case "deniers_per_citizen_of_one_colour":
                of = self.ask(self.active, {f"colour {of}" for of in piece["choose_from"]}).split()[1]
                me.deniers += piece["amount"] * me.plaza[of]
            case "recruit":
                if me.deniers >= piece["price"] and self.supply[piece["colour"]]:
                    me.deniers -= piece["price"]
                    self.recruit(piece["colour"])
            case "draw_from":
                self.draw(f"{piece['colour']}-{piece['level']}")
            case "take_top":
                self._take_top(f"{piece['colour']}-{piece['level']}", piece["count"])
            case "reveal_level":
                self._reveal(piece["level"], piece["take"])
            case "gather_lying":
                me.plaza += me.lying
                me.lying.clear()
            case "protect_one_event":
                pass  # not by activation, but after a crier (A38)
            case _:
                self._effect_on_others(piece)

    def _effect_on_others(self, piece: dict[str, Any]) -> None:
        match piece["kind"]:
            case "use_other_building":
                self._visit(piece)
            case "combat_event":
                self._fight(piece)
            case "trigger_events":
                present = [number for number, event in enumerate(self.queue, 1) if event is not None]
                if present:
                    options = {f"trigger {some}" for some in event_sets(present, piece["max"])}
                    some = self.ask(self.active, options).split()[1]
                    self.events([int(number) - 1 for number in some.split("+")], triggered=True)
            case "damage_each_other":
                for seat in self.clockwise()[1:]:
                    self.damage(self.active, seat, "any")
            case "collect_per_building":
                of = self.ask(self.active, {f"colour {of}" for of in COLOURS}).split()[1]
                for seat in self.clockwise()[1:]:
                    cards = self.players[seat].visible()
                    self._collect(seat, sum(kind(card) == "building" and colour(card) == of for card in cards))
            case "richest_pays":
                most = max(player.deniers for player in self.players)
                for seat in [seat for seat in self.clockwise()[1:] if self.players[seat].deniers == most]:
                    self._collect(seat, piece["amount"])
            case unknown:
                raise AssertionError(f"the reference knows no effect {unknown}")

    def _collect(self, seat: int, amount: int) -> None:
        """Nobody pays more than they have (A34, A35)."""
        paid = min(amount, self.players[seat].deniers)
        self.players[seat].deniers -= paid
        self.me.deniers += paid

    def recruit(self, of: str) -> None:
        self.supply[of] -= 1
        self.me.plaza[of] += 1

    def _visit(self, piece: dict[str, Any]) -> None:
        """R41, A19."""
        targets = {}
        for step, seat in enumerate(self.clockwise()[1:], 1):
            for name, slot in self.players[seat].district.items():
                usable = not slot.damaged if piece["may_be_occupied"] else slot.is_free
                if not usable or kind(slot.top) != "building" or colour(slot.top) != piece["colour"]:
                    continue
                if all(other["kind"] != "use_other_building" for other in CARDS[slot.top]["effect"]):
                    targets[f"visit {OWNERS[step]} {name}"] = slot.top
        if targets:
            self.effects(CARDS[targets[self.ask(self.active, set(targets))]]["effect"])

    def _fight(self, piece: dict[str, Any]) -> None:
        """R45, R46."""
        with_coins = piece["coins"] == "at_least_one"
        options = {
            f"fight {number}"
            for number, event in enumerate(self.queue, 1)
            if event is not None and (event.coins > 0) == with_coins
        }
        if options:
            coins = self.take_event(int(self.ask(self.active, options).split()[1]) - 1)
            self.me.deniers += coins if piece["take_coins"] else 0

    def take_event(self, place: int) -> int:
        """R36, A30; return the coins that were on it."""
        event = self.queue[place]
        assert event is not None
        self.me.ramparts += 1
        following = self.drawn.popleft() if self.event_deck else None
        self.event_deck -= {following or ""}
        self.queue[place] = following and Event(following, 0)
        return event.coins

    # Characters (R49-R52, R68)

    def standing(self, wanted: str) -> list[tuple[str, dict[str, Any]]]:
        """Visible undamaged characters of the active player with that kind of effect."""
        return [
            (name, effect)
            for name, slot in sorted(self.me.district.items())
            if kind(slot.top) == "character" and not slot.damaged
            for effect in CARDS[slot.top]["effect"]
            if effect["kind"] == wanted
        ]

    def after_placement(self, name: str) -> None:
        """R52, A23."""
        card = self.me.district[name].top
        for place, effect in self.standing("on_place"):
            if (
                in_line(place, name)
                and kind(card) in effect["card_types"]
                and is_any(effect["card_colour"], colour(card))
            ):
                self.effects(effect["then"])

    def _react(self, waiting: dict[str, dict[str, Any]]) -> None:
        """Each once, in the order that the owner chooses where it can matter (A41), if still undamaged (A49)."""
        while True:
            waiting = {name: effect for name, effect in waiting.items() if not self.me.district[name].damaged}
            if not waiting:
                return
            quiet = all(
                piece["kind"] in QUIET
                for effect in waiting.values()
                for piece in effect.get("then", [{"kind": "chain"}])
            )
            options = {f"react {name}" for name in waiting}
            name = (min(options) if quiet else self.ask(self.active, options)).split()[1]
            effect = waiting.pop(name)
            if effect["kind"] == "chain_activation":
                self._chain(name, effect)
            else:
                self.effects(effect["then"])

    def _chain(self, place: str, effect: dict[str, Any]) -> None:
        """Monk and Templar (A37); two activations of one building are two actions (R50)."""
        names = {name for name in self.activatable(effect["activate"]) if in_line(place, name)}
        targets = {f"activate {name}" for name in (names if self.is_first_version else names - self.activated)}
        if targets and self.can_use(effect["with_citizen"], 1):
            answer = self.must_ask(self.active, targets | {"pass"})
            if answer != "pass":
                self.activate(answer.split()[1], effect["with_citizen"])
