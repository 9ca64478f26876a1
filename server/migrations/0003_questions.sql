CREATE TABLE generations (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- No foreign key: a generation and its questions outlive their note.
  note_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('mcq')),
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'ready', 'failed')),
  requested integer NOT NULL CHECK (requested BETWEEN 1 AND 50),
  made integer NOT NULL DEFAULT 0,
  course_name text,
  focus text NOT NULL DEFAULT '',
  attempts integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  charged_period timestamptz,
  failure_code text,
  idempotency_key text,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CHECK ((status = 'failed') = (failure_code IS NOT NULL)),
  CHECK ((status IN ('ready', 'failed')) = (finished_at IS NOT NULL))
);
CREATE INDEX generations_of_user ON generations (user_id, created_at DESC, id);
CREATE UNIQUE INDEX generations_idempotency ON generations (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX generations_unfinished ON generations (lease_until) WHERE status IN ('queued', 'running');

CREATE TABLE questions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  generation_id uuid NOT NULL,
  note_id uuid NOT NULL,
  position integer NOT NULL,
  stem text NOT NULL,
  options text[] NOT NULL CHECK (cardinality(options) = 4),
  answer_index smallint NOT NULL CHECK (answer_index BETWEEN 0 AND 3),
  explanation text NOT NULL,
  source_page integer NOT NULL,
  source_section text,
  source_quote text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- A generation that is tried twice writes each of its questions once.
  UNIQUE (generation_id, position)
);
CREATE INDEX questions_of_user ON questions (user_id, created_at DESC, position);
CREATE INDEX questions_of_note ON questions (user_id, note_id, created_at DESC, position);
