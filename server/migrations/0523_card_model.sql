-- Cards with covered pictures, typed answers, flags and decks of their owner. A card that was imported keeps the id of
-- its note and template, so that a second import finds it.
ALTER TABLE cards
  DROP CONSTRAINT cards_kind,
  ADD CONSTRAINT cards_kind CHECK (kind IN ('basic', 'reversed', 'cloze', 'occlusion')),
  ADD COLUMN typed boolean NOT NULL DEFAULT false,
  ADD COLUMN flag smallint NOT NULL DEFAULT 0 CONSTRAINT cards_flag CHECK (flag BETWEEN 0 AND 7),
  ADD COLUMN deck text CONSTRAINT cards_deck CHECK (deck <> '' AND char_length(deck) <= 610),
  ADD COLUMN occlusion jsonb,
  ADD COLUMN foreign_id text CONSTRAINT cards_foreign_id CHECK (char_length(foreign_id) BETWEEN 1 AND 200),
  ADD COLUMN foreign_changed_at timestamptz,
  ADD CONSTRAINT cards_occlusion CHECK ((kind = 'occlusion') = (occlusion IS NOT NULL));

CREATE UNIQUE INDEX cards_foreign ON cards (user_id, foreign_id)
  WHERE foreign_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX cards_of_deck ON cards (user_id, deck text_pattern_ops) WHERE deck IS NOT NULL;
