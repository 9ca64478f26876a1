-- Past papers of tutors: a file that is read as a paper, whose questions join the bank.
CREATE TABLE paper_imports (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed')),
  filename text NOT NULL,
  -- The file that gave answers, or that is read for them.
  answers_filename text,
  -- The file to read: the paper, or its answers once the document is there. Null if nothing waits.
  storage_key text UNIQUE,
  -- Pages of a scan.
  pages_done integer NOT NULL DEFAULT 0,
  pages_total integer NOT NULL DEFAULT 0,
  -- A sentence for the tutor: why the paper, or its file of answers, could not be read.
  failure text,
  -- The text of the paper, to which answers are applied, and its questions. Both are deleted after 30 days.
  document jsonb,
  printed jsonb,
  -- The tutor said then that they made the paper, or that its owner allows its use.
  rights_confirmed_at timestamptz,
  -- Positions of the questions that joined the bank.
  imported smallint[] NOT NULL DEFAULT '{}',
  attempts integer NOT NULL,
  lease_until timestamptz,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  CONSTRAINT paper_imports_ended CHECK ((status IN ('done', 'failed')) = (storage_key IS NULL)),
  CONSTRAINT paper_imports_failed CHECK (status <> 'failed' OR (failure IS NOT NULL AND document IS NULL)),
  CONSTRAINT paper_imports_read CHECK ((document IS NULL) = (printed IS NULL)),
  CONSTRAINT paper_imports_rights CHECK (imported = '{}' OR rights_confirmed_at IS NOT NULL)
);
CREATE INDEX paper_imports_of_user ON paper_imports (user_id, created_at, id);
CREATE INDEX paper_imports_by_age ON paper_imports (created_at);
CREATE INDEX paper_imports_leased ON paper_imports (lease_until) WHERE lease_until IS NOT NULL;
