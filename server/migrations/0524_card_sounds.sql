-- Sounds of cards, as they were sent. Texts of cards name them by id.
CREATE TABLE card_sounds (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  storage_key text NOT NULL UNIQUE,
  media_type text NOT NULL,
  size_bytes integer NOT NULL CHECK (size_bytes > 0),
  sha256 text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT card_sounds_once UNIQUE (user_id, sha256)
);
