"""The games for OpenSpiel; importing this registers them."""

from dovecote.study.spiel.game import SpielGame, SpielObserver, SpielState

__all__ = ["SpielGame", "SpielObserver", "SpielState"]
