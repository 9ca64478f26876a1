-- The sample of a student who wanted to see one: a note, and what was made of it. Each of them is deleted and restored by itself.
CREATE TABLE sample_notes (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  note_id uuid NOT NULL,
  questions_id uuid NOT NULL,
  cards_id uuid NOT NULL,
  guide_id uuid NOT NULL,
  created_at timestamptz NOT NULL
);
