CREATE TABLE exams (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL,
  duration_minutes integer NOT NULL CHECK (duration_minutes BETWEEN 1 AND 300),
  started_at timestamptz NOT NULL,
  deadline_at timestamptz NOT NULL CHECK (deadline_at > started_at),
  finished_at timestamptz,
  finished_by text CHECK (finished_by IN ('submit', 'deadline')),
  correct integer,
  answered integer,
  idempotency_key text,
  CHECK ((finished_at IS NULL) = (finished_by IS NULL)),
  CHECK ((finished_at IS NULL) = (correct IS NULL)),
  CHECK ((finished_at IS NULL) = (answered IS NULL))
);
CREATE INDEX exams_of_user ON exams (user_id, started_at DESC, id);
CREATE UNIQUE INDEX exams_idempotency ON exams (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX exams_running ON exams (deadline_at) WHERE finished_at IS NULL;

-- The question as it stood when the exam began: deleting or regenerating it changes no exam.
CREATE TABLE exam_items (
  exam_id uuid NOT NULL REFERENCES exams ON DELETE CASCADE,
  question_id uuid NOT NULL,
  position integer NOT NULL,
  note_id uuid NOT NULL,
  stem text NOT NULL,
  options text[] NOT NULL,
  answer_index smallint NOT NULL,
  explanation text NOT NULL,
  source_page integer NOT NULL,
  source_section text,
  source_quote text NOT NULL,
  choice smallint CHECK (choice BETWEEN 0 AND 3),
  sequence integer NOT NULL DEFAULT 0,
  answered_at timestamptz,
  PRIMARY KEY (exam_id, question_id),
  UNIQUE (exam_id, position)
);
