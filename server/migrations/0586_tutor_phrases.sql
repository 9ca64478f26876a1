-- Phrases that a tutor uses again in comments; a phrase is its text.
CREATE TABLE tutor_phrases (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  text text CHECK (length(text) BETWEEN 1 AND 500),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, text)
);
