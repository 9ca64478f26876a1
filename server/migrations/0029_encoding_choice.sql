-- A text whose encoding is doubtful: what its owner chooses between, and what was chosen.
ALTER TABLE notes
  ADD COLUMN encoding text CHECK (length(encoding) <= 40),
  ADD COLUMN encoding_choice jsonb;
