CREATE TABLE exams (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL,
  duration_minutes integer NOT NULL CHECK (duration_minutes BETWEEN 1 AND 300),
  started_at timestamptz NOT NULL,
  deadline_at timestamptz NOT NULL,
  finished_at timestamptz,
  finished_by text CHECK (finished_by IN ('submit', 'deadline')),
  correct integer,
  answered integer,
  kind text NOT NULL DEFAULT 'mock' CONSTRAINT exams_kind_known CHECK (kind IN ('mock', 'set', 'hall')),
  -- What was drawn from: id of a set or course, or name of a subject; null for a choice of questions of several sets.
  source_kind text
    CONSTRAINT exams_source_known CHECK (source_kind IN ('generation', 'course', 'subject', 'hall', 'course_exam')),
  source_key text,
  -- Draws the questions and the order of their options. It never leaves the server: who knows it can undo that order.
  seed uuid NOT NULL DEFAULT gen_random_uuid(),
  marking jsonb NOT NULL DEFAULT '{"right": 1, "wrong": 0, "multiple": "all_or_nothing", "unanswered": 0}',
  extra_percent smallint NOT NULL DEFAULT 0
    CONSTRAINT exams_extra_in_bounds CHECK (extra_percent BETWEEN 0 AND 200),
  may_pause boolean NOT NULL DEFAULT false,
  away_ms integer NOT NULL DEFAULT 0 CONSTRAINT exams_away_in_bounds CHECK (away_ms BETWEEN 0 AND 1800000),
  -- The latest that the deadline can become, and when the student was seen last.
  closes_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  -- Pages that showed it, two at most: more need not be told apart.
  view_ids uuid[] NOT NULL DEFAULT '{}' CONSTRAINT exams_views_in_bounds CHECK (cardinality(view_ids) <= 2),
  wanted smallint NOT NULL,
  sections jsonb NOT NULL DEFAULT '[]',
  score double precision,
  max_score double precision,
  -- Attempts at an exam of a tutor have numbers, so that whatever happens at one moment no number is sat twice. Sittings that a
  -- process of the version before still begins while it is replaced have none.
  attempt smallint,
  -- Where its student was when an exam ended: days of the past stay where they are when the account moves.
  zone text,
  CHECK (deadline_at > started_at),
  CHECK ((finished_at IS NULL) = (finished_by IS NULL)),
  CHECK ((finished_at IS NULL) = (correct IS NULL)),
  CHECK ((finished_at IS NULL) = (answered IS NULL)),
  CONSTRAINT exams_close_after_deadline CHECK (closes_at >= deadline_at),
  CONSTRAINT exams_finished_have_marks CHECK ((finished_at IS NULL) = (score IS NULL) AND (finished_at IS NULL) = (max_score IS NULL)),
  CONSTRAINT exams_pause_or_not CHECK (may_pause OR (closes_at = deadline_at AND away_ms = 0)),
  CONSTRAINT exams_source_whole CHECK ((source_kind IS NULL) = (source_key IS NULL))
);
CREATE INDEX exams_of_user ON exams (user_id, started_at DESC, id);
CREATE INDEX exams_running ON exams (deadline_at) WHERE finished_at IS NULL;
CREATE UNIQUE INDEX exams_one_running ON exams (user_id, source_kind, source_key) WHERE finished_at IS NULL;
CREATE INDEX exams_of_source ON exams (user_id, source_kind, source_key, finished_at DESC) WHERE source_kind IS NOT NULL;
CREATE UNIQUE INDEX exams_attempt_once ON exams (source_key, user_id, attempt) WHERE source_kind = 'course_exam';
CREATE INDEX exams_by_end ON exams (finished_at) WHERE finished_at IS NOT NULL;

-- The question as it stood when the exam began: deleting or regenerating it changes no exam.
CREATE TABLE exam_items (
  exam_id uuid REFERENCES exams ON DELETE CASCADE,
  question_id uuid,
  position integer NOT NULL,
  note_id uuid,
  stem text NOT NULL,
  options text[] NOT NULL,
  explanation text NOT NULL,
  source_page integer,
  source_section text,
  source_quote text,
  sequence integer NOT NULL DEFAULT 0,
  answered_at timestamptz,
  content jsonb,
  answer_content jsonb,
  content_version integer NOT NULL DEFAULT 0,
  feedback text[] NOT NULL DEFAULT '{}',
  markup text NOT NULL DEFAULT 'plain',
  question_version integer,
  -- No foreign key: it says what stood beside the question, whatever became of that.
  passage_id uuid,
  type text NOT NULL DEFAULT 'single'
    CONSTRAINT exam_items_type_known CHECK (type IN ('single', 'multiple', 'true_false')),
  answer_indexes smallint[] NOT NULL,
  choices smallint[],
  flagged boolean NOT NULL DEFAULT false,
  took_ms integer NOT NULL DEFAULT 0 CONSTRAINT exam_items_took_time CHECK (took_ms >= 0),
  section smallint,
  topic text,
  -- For each place, the index of its option in the question; null where they stand as in the question.
  option_order smallint[],
  -- What counts as right of a copy since its key was changed; null while it is the key that it was copied with.
  accepted jsonb,
  CONSTRAINT exam_items_choices_among_options CHECK (cardinality(choices) > 0 AND 0 <= ALL (choices)
    AND cardinality(options) > ALL (choices)),
  UNIQUE (exam_id, "position"),
  CONSTRAINT exam_items_keys_among_options CHECK (cardinality(answer_indexes) > 0 AND 0 <= ALL (answer_indexes)
    AND cardinality(options) > ALL (answer_indexes)),
  CONSTRAINT exam_items_order_of_options CHECK (cardinality(option_order) = cardinality(options)),
  PRIMARY KEY (exam_id, question_id)
);
CREATE INDEX exam_items_by_content_version ON exam_items (content_version);
CREATE INDEX exam_items_of_question ON exam_items (question_id, exam_id);

-- The passages as they stood when the exam began, as its questions are.
CREATE TABLE exam_passages (
  exam_id uuid REFERENCES exams ON DELETE CASCADE,
  passage_id uuid,
  title text NOT NULL,
  text text NOT NULL,
  markup text NOT NULL,
  content jsonb,
  content_version integer NOT NULL DEFAULT 0,
  PRIMARY KEY (exam_id, passage_id)
);
CREATE INDEX exam_passages_by_content_version ON exam_passages (content_version);
