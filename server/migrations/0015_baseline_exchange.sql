-- Files of questions that were read or are being read, with what came of them, kept for 30 days.
CREATE TABLE question_imports (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed')),
  filename text NOT NULL,
  -- Null until it is found out.
  format text CHECK (format IN ('gift', 'aiken', 'moodle_xml', 'qti', 'csv')),
  target text NOT NULL CHECK (target IN ('bank', 'set')),
  course_id uuid CONSTRAINT question_imports_course REFERENCES courses ON DELETE SET NULL,
  dry_run boolean NOT NULL,
  -- Null once the file is not needed any more.
  storage_key text UNIQUE,
  found integer NOT NULL DEFAULT 0,
  imported integer NOT NULL DEFAULT 0,
  duplicates integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  errors jsonb NOT NULL DEFAULT '[]',
  warnings jsonb NOT NULL DEFAULT '[]',
  -- No foreign key: it says what was made, whatever became of that.
  set_id uuid,
  attempts integer NOT NULL,
  lease_until timestamptz,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  CONSTRAINT question_imports_dry_run CHECK (NOT dry_run OR imported = 0),
  CONSTRAINT question_imports_ended CHECK ((status IN ('done', 'failed')) = (storage_key IS NULL)),
  CONSTRAINT question_imports_found CHECK (status <> 'done' OR dry_run OR found = imported + duplicates + skipped),
  CONSTRAINT question_imports_sets CHECK (set_id IS NULL OR target = 'set')
);
CREATE INDEX question_imports_of_user ON question_imports (user_id, created_at, id);
CREATE INDEX question_imports_by_age ON question_imports (created_at);
CREATE INDEX question_imports_leased ON question_imports (lease_until) WHERE lease_until IS NOT NULL;
