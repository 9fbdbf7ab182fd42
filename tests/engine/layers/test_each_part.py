"""Each part of a continuous effect has its layer (613.1), what it does there, and what it may change for others (613.8a)."""

from __future__ import annotations

from judgecall.engine.derive import cr613_1_order, cr613_8_dependency, cr613_parts


def test_no_part_is_left_out() -> None:
    parts = set(cr613_1_order.LAYER_PARTS)
    assert set(cr613_1_order._LAYER) == parts
    assert set(cr613_parts._APPLY) == parts
    assert set(cr613_8_dependency._WRITES) == parts
