-- Notes that are written in the product stand beside uploaded ones. They have no file: their text is a row, and what is read
-- of it are their pages.
ALTER TABLE notes
  ALTER COLUMN storage_key DROP NOT NULL,
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN archived_at timestamptz,
  ADD COLUMN changed_at timestamptz;
UPDATE notes SET changed_at = created_at;
ALTER TABLE notes
  ALTER COLUMN changed_at SET DEFAULT now(),
  ALTER COLUMN changed_at SET NOT NULL;

CREATE TABLE written_notes (
  note_id uuid PRIMARY KEY REFERENCES notes ON DELETE CASCADE,
  -- As it was typed; empty where the note is called by its first line.
  title text NOT NULL,
  text text NOT NULL,
  version integer NOT NULL DEFAULT 1 CONSTRAINT written_notes_version CHECK (version >= 1),
  -- The visit of an editor that saved it, and when its last earlier version was stored.
  editor_id uuid NOT NULL,
  retained_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);

CREATE TABLE written_versions (
  note_id uuid NOT NULL REFERENCES written_notes ON DELETE CASCADE,
  version integer NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  replaced_at timestamptz NOT NULL,
  PRIMARY KEY (note_id, version)
);

CREATE TABLE note_highlights (
  id uuid PRIMARY KEY,
  note_id uuid NOT NULL REFERENCES notes ON DELETE CASCADE,
  page integer NOT NULL CONSTRAINT note_highlights_page CHECK (page >= 1),
  quote text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT note_highlights_once UNIQUE (note_id, page, quote)
);

-- Words as they are looked for: small, without accents, in whatever language. A page of a whole book has more words than a
-- vector holds; its beginning is looked through.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE TEXT SEARCH CONFIGURATION note_words (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION note_words
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
ALTER TABLE note_pages
  ADD COLUMN words tsvector GENERATED ALWAYS AS (to_tsvector('note_words', left(text, 50000))) STORED;
CREATE INDEX note_pages_by_words ON note_pages USING gin (words);
