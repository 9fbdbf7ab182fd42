"""Reading the effect language: what noun phrases, amounts and conditions mean at a moment (rules 107-109, 608.2h)."""
