CREATE TABLE usage_counters (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('mcq', 'flashcard', 'enhanced_note', 'upload')),
  period_start timestamptz NOT NULL,
  used integer NOT NULL CHECK (used >= 0),
  PRIMARY KEY (user_id, kind, period_start)
);

CREATE TABLE notes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  original_filename text NOT NULL CHECK (length(original_filename) BETWEEN 1 AND 200),
  course_name text,
  media_type text NOT NULL,
  size_bytes bigint NOT NULL CHECK (size_bytes >= 0),
  content_hash bytea NOT NULL,
  storage_key text NOT NULL UNIQUE,
  status text NOT NULL DEFAULT 'uploaded' CHECK (status IN ('uploaded', 'extracting', 'ready', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  -- The month whose upload allowance paid for this note; null once the unit was given back.
  charged_period timestamptz,
  failure_code text,
  warnings text[] NOT NULL DEFAULT '{}',
  -- As the file itself names it, known once it was read.
  title text,
  page_count integer,
  word_count integer,
  idempotency_key text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((status = 'failed') = (failure_code IS NOT NULL)),
  CHECK (status <> 'ready' OR (title IS NOT NULL AND page_count IS NOT NULL))
);
CREATE INDEX notes_of_user ON notes (user_id, created_at DESC, id);
CREATE UNIQUE INDEX notes_idempotency ON notes (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX notes_unfinished ON notes (lease_until) WHERE status IN ('uploaded', 'extracting');

CREATE TABLE note_pages (
  note_id uuid NOT NULL REFERENCES notes ON DELETE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  section text,
  text text NOT NULL,
  blocks jsonb NOT NULL,
  bold jsonb NOT NULL,
  PRIMARY KEY (note_id, number)
);

-- Files whose row is gone and whose bytes are still to be removed from the store.
CREATE TABLE deleted_files (
  storage_key text PRIMARY KEY,
  deleted_at timestamptz NOT NULL DEFAULT now()
);
