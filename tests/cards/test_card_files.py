"""Card files as editors and file systems leave them: what can be read is read, what cannot is one message."""

import pytest
from judgecall.runner.card_library import Cards, check
from judgecall.runner.errors import UsageProblem

CARD = "name: X of Tests\ntypes: Instant\n"


@pytest.mark.parametrize("text", [CARD.encode("utf-8-sig"), CARD.replace("\n", "\r\n").encode()])
def test_what_other_editors_write(tmp_path, text):
    (tmp_path / "x.yaml").write_bytes(text)
    check((tmp_path,))
    assert Cards((tmp_path,)).find("X of Tests").name == "X of Tests"


def test_a_folder_with_the_name_of_a_card_file(tmp_path, capsys):
    (tmp_path / "x.yaml").mkdir()
    assert not check((tmp_path,))
    assert "x.yaml:1:1: cannot be read" in capsys.readouterr().err


def test_a_name_that_no_card_has():
    with pytest.raises(UsageProblem, match=r"no card is named 'Qqqqqqq'\. A card of your own"):
        list(Cards().all(["Qqqqqqq"]))
