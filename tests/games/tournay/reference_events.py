"""Criers and events of the naive Tournay (R30-R32, R47, R53-R56)."""

from tests.games.tournay.reference import CARDS, COLOURS, Player, colour, is_any, kind
from tests.games.tournay.reference_turn import Event, Table


class StruckTable(Table):
    """A table that events strike."""

    def cry(self) -> None:
        for event in self.queue:
            self._add_coin(event)
        self.shielded = set()
        self.events([place for place, event in enumerate(self.queue) if event is not None], triggered=False)

    def _add_coin(self, event: Event | None) -> None:
        if event is not None and event.coins < event.printed["circles"]:
            event.coins += 1

    def events(self, places: list[int], triggered: bool) -> None:
        """From the left; those of a building spare the active player, unless they are positive (R47)."""
        for place in places:
            event = self.queue[place]
            assert event is not None
            if triggered:
                self._add_coin(event)
            if event.printed["kind"] == "majority":
                self._majority(event)
                continue
            suffering = self.clockwise()[1:] if triggered else self.clockwise()
            suffering = [seat for seat in suffering if not self._is_sheltered(seat, event, triggered)]
            for seat in suffering:
                for _ in range(event.coins * event.printed["amount"]):
                    self._suffer(seat, event)

    def _majority(self, event: Event) -> None:
        """R54, A16, A17, C1."""
        of = event.printed["colour"]
        totals = [player.owned(of) + sum(colour(card) == of for card in player.visible()) for player in self.players]
        amount = 3 if self.options["majority_deniers"] == "aid" else 2
        for player, total in zip(self.players, totals, strict=True):
            if total == max(totals):
                player.deniers += amount * event.coins

    def _is_sheltered(self, seat: int, event: Event, triggered: bool) -> bool:
        """R32, A10, A38: asked if there is something to build, and something to lose."""
        player = self.players[seat]
        options = {"rampart"} if player.ramparts else set()
        if not triggered and seat not in self.shielded and self._has_catapult(player):
            options.add("shelter")
        if not options or not event.coins or not self._can_lose(player, event):
            return False
        answer = self.must_ask(seat, options | {"pass"})
        if answer == "rampart":
            player.ramparts -= 1
            player.built += 1
        elif answer == "shelter":
            self.shielded.add(seat)
        return answer != "pass"

    def _has_catapult(self, player: Player) -> bool:
        return any(
            slot.number and any(effect["kind"] == "protect_one_event" for effect in CARDS[slot.top].get("effect", []))
            for slot in player.district.values()
        )

    def _can_lose(self, player: Player, event: Event) -> bool:
        if event.printed["kind"] == "lose_deniers":
            return player.deniers > 0
        if event.printed["kind"] == "lay_citizen":
            return any(player.plaza[of] for of in COLOURS if is_any(event.printed["colour"], of))
        return bool(self._exposed(player, event.printed["colour"]))

    def _exposed(self, player: Player, of: str) -> set[str]:
        """R56: free level I and II cards."""
        return {
            name
            for name, slot in player.district.items()
            if slot.is_free and kind(slot.top) != "prestige" and is_any(of, colour(slot.top))
        }

    def _suffer(self, seat: int, event: Event) -> None:
        player, of = self.players[seat], event.printed["colour"]
        if event.printed["kind"] == "lose_deniers":
            player.deniers = max(0, player.deniers - 1)
        elif event.printed["kind"] == "damage":
            self.damage(seat, seat, of)
        else:
            options = {f"colour {one}" for one in COLOURS if player.plaza[one] and is_any(of, one)}
            if options:
                chosen = self.ask(seat, options).split()[1]
                player.plaza[chosen] -= 1
                player.lying[chosen] += 1

    def damage(self, chooser: int, seat: int, of: str) -> None:
        slots = self._exposed(self.players[seat], of)
        if slots:
            name = self.ask(chooser, {f"damage {slot}" for slot in slots}).split()[1]
            self.players[seat].district[name].damaged = True
