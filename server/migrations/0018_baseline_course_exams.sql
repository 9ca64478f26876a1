-- Exams that tutors set for their courses. A draft may be without its window; what is published is whole.
CREATE TABLE course_exams (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL CONSTRAINT course_exams_owner REFERENCES users ON DELETE CASCADE,
  course_id uuid NOT NULL CONSTRAINT course_exams_course REFERENCES courses ON DELETE CASCADE,
  title text NOT NULL,
  instructions text NOT NULL,
  pool jsonb NOT NULL,
  question_count smallint NOT NULL CHECK (question_count BETWEEN 1 AND 200),
  duration_minutes smallint NOT NULL CHECK (duration_minutes BETWEEN 1 AND 300),
  marking jsonb NOT NULL,
  opens_at timestamptz,
  closes_at timestamptz,
  attempts smallint NOT NULL CHECK (attempts BETWEEN 1 AND 10),
  results_show text NOT NULL CHECK (results_show IN ('at_once', 'after_close', 'never')),
  keys_show text NOT NULL CHECK (keys_show IN ('at_once', 'after_close', 'never')),
  published_at timestamptz,
  -- When what follows its end was done: its students notified of results, what they answered put into memory.
  settled_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT course_exams_keys_after_results CHECK (
    array_position(ARRAY['at_once', 'after_close', 'never'], keys_show)
    >= array_position(ARRAY['at_once', 'after_close', 'never'], results_show)),
  CONSTRAINT course_exams_published_whole CHECK (published_at IS NULL OR (opens_at IS NOT NULL AND closes_at IS NOT NULL)),
  CONSTRAINT course_exams_window CHECK (opens_at < closes_at)
);
CREATE INDEX course_exams_of_owner ON course_exams (owner_id, created_at DESC, id);
CREATE INDEX course_exams_of_course ON course_exams (course_id, closes_at) WHERE published_at IS NOT NULL;
CREATE INDEX course_exams_deleted ON course_exams (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX course_exams_to_settle ON course_exams (closes_at)
  WHERE published_at IS NOT NULL AND settled_at IS NULL;
-- The list of administrators: exams of all tutors, the last published first.
CREATE INDEX course_exams_published ON course_exams (published_at DESC, id)
  WHERE published_at IS NOT NULL AND deleted_at IS NULL;

-- What a published exam draws from: the same for all who sit it, whatever becomes of the bank.
CREATE TABLE course_exam_questions (
  course_exam_id uuid REFERENCES course_exams ON DELETE CASCADE,
  question_id uuid REFERENCES questions ON DELETE CASCADE,
  PRIMARY KEY (course_exam_id, question_id)
);
CREATE INDEX course_exams_with_question ON course_exam_questions (question_id);

-- More time and attempts of single students.
CREATE TABLE course_exam_students (
  course_exam_id uuid REFERENCES course_exams ON DELETE CASCADE,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  extra_percent smallint NOT NULL CHECK (extra_percent BETWEEN 0 AND 200),
  extra_attempts smallint NOT NULL CHECK (extra_attempts BETWEEN 0 AND 10),
  PRIMARY KEY (course_exam_id, user_id)
);
CREATE INDEX course_exam_students_of_user ON course_exam_students (user_id);

-- Of exams that tutors set, each question among those who sat it.
CREATE TABLE course_exam_statistics (
  id uuid PRIMARY KEY REFERENCES course_exams ON DELETE CASCADE,
  figures jsonb,
  computed_at timestamptz,
  status text NOT NULL
    CONSTRAINT course_exam_statistics_status_known CHECK (status IN ('waiting', 'running', 'done', 'stopped')),
  attempts integer NOT NULL,
  lease_until timestamptz
);
CREATE INDEX course_exam_statistics_under_work ON course_exam_statistics (lease_until)
  WHERE status IN ('waiting', 'running');
