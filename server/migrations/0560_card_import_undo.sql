-- The import that added or last changed a card, so that the import can be taken back. No foreign key: imports are removed
-- after 30 days, and their cards stay.
ALTER TABLE cards
  ADD COLUMN import_id uuid,
  -- The version of the card after the import. A higher one was edited since.
  ADD COLUMN import_version integer,
  -- The texts before the import changed them; null if it added the card.
  ADD COLUMN before_import jsonb,
  ADD CONSTRAINT cards_import CHECK ((import_id IS NULL) = (import_version IS NULL)
    AND (before_import IS NULL OR import_id IS NOT NULL));
CREATE INDEX cards_of_import ON cards (import_id) WHERE import_id IS NOT NULL;

ALTER TABLE card_imports
  ADD COLUMN taken_back_at timestamptz,
  ADD COLUMN removed integer NOT NULL DEFAULT 0,
  ADD COLUMN restored integer NOT NULL DEFAULT 0,
  -- Cards that stay because their owner edited or reviewed them.
  ADD COLUMN remaining integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT card_imports_taken_back CHECK (taken_back_at IS NULL
    OR (status IN ('done', 'failed', 'cancelled') AND storage_key IS NULL));
