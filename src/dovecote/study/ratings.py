"""Ratings of bots from the order they finished in, for any number of seats, with ties."""

from __future__ import annotations

from statistics import fmean

from openskill.models import PlackettLuce

from dovecote.study.arena import MeetingResult


def rate(results: list[MeetingResult], bots: list[str]) -> dict[str, tuple[float, float]]:
    """Each bot's rating and its uncertainty; everyone begins at 25 ± 25/3."""
    model = PlackettLuce()
    now = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        seating = result.meeting.seating
        teams = [[now[bot]] for bot in seating]
        rated = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for bot in {*seating}:  # one that sits on several seats learns from all of them
            own = [player for other, (player,) in zip(seating, rated, strict=True) if other == bot]
            mu, sigma = fmean(p.mu for p in own), fmean(p.sigma for p in own)
            now[bot] = model.rating(name=bot, mu=mu, sigma=sigma)
    return {bot: (round(r.mu, 2), round(r.sigma, 2)) for bot, r in now.items()}
