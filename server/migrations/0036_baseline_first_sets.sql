-- What is made of a note by itself when it has been read, as its student wanted it.
CREATE TABLE first_sets (
  note_id uuid PRIMARY KEY REFERENCES notes ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  questions integer NOT NULL CHECK (questions BETWEEN 0 AND 50),
  cards integer NOT NULL CHECK (cards BETWEEN 0 AND 50),
  -- Of the generations that were begun; null where a set was not wanted or was refused.
  questions_id uuid,
  cards_id uuid,
  -- When the note had been read and its sets were begun: once.
  begun_at timestamptz,
  -- Its student has begun to learn, or wants to see no more of it.
  closed_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (begun_at IS NOT NULL OR (questions_id IS NULL AND cards_id IS NULL))
);
CREATE INDEX first_sets_of_student ON first_sets (user_id, created_at DESC) WHERE closed_at IS NULL;
