-- Keys of questions that turned out to be wrong, and how questions do in exams.

-- What counts as right of a copy since its key was changed; null while it is the key that it was copied with.
ALTER TABLE exam_items ADD COLUMN accepted jsonb;
CREATE INDEX exam_items_of_question ON exam_items (question_id, exam_id);

CREATE TABLE key_changes (
  id uuid PRIMARY KEY,
  question_id uuid NOT NULL REFERENCES questions (id) ON DELETE CASCADE,
  -- Who did it. What an administrator did stays when the account goes.
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  rule text NOT NULL CONSTRAINT key_changes_rule_known CHECK (rule IN ('both', 'new', 'all', 'leave')),
  reason text NOT NULL,
  -- Copies that say the same are marked by it.
  stem text NOT NULL,
  options text[] NOT NULL,
  key_before smallint[] NOT NULL,
  key_after smallint[] NOT NULL CONSTRAINT key_changes_key_given CHECK (cardinality(key_after) > 0),
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  undone_at timestamptz,
  status text NOT NULL CONSTRAINT key_changes_status_known CHECK (status IN ('waiting', 'running', 'done', 'stopped')),
  attempts integer NOT NULL,
  lease_until timestamptz
);
CREATE INDEX key_changes_of_question ON key_changes (question_id, created_at DESC, id);
CREATE INDEX key_changes_of_user ON key_changes (user_id);
CREATE INDEX key_changes_under_work ON key_changes (lease_until) WHERE status IN ('waiting', 'running');

-- The exams that a change is about. While it is undone they are marked back, so that repeating changes nothing.
CREATE TABLE key_change_exams (
  key_change_id uuid NOT NULL REFERENCES key_changes (id) ON DELETE CASCADE,
  exam_id uuid NOT NULL REFERENCES exams (id) ON DELETE CASCADE,
  is_marked boolean NOT NULL DEFAULT false,
  -- What counted as right before, and the scores on both sides of the last marking.
  accepted_before jsonb,
  score_before double precision,
  score_after double precision,
  -- The student was told that it is marked, and has to be told when it is marked back.
  is_notified boolean NOT NULL DEFAULT false,
  PRIMARY KEY (key_change_id, exam_id)
);
CREATE INDEX key_change_exams_to_mark ON key_change_exams (key_change_id, is_marked, exam_id);
CREATE INDEX key_change_exams_of_exam ON key_change_exams (exam_id);

-- Of questions of the bank and the sample. The lease says when a row that waits is computed.
CREATE TABLE question_statistics (
  id uuid PRIMARY KEY REFERENCES questions (id) ON DELETE CASCADE,
  count integer NOT NULL DEFAULT 0,
  facility double precision,
  deviation double precision,
  discrimination double precision,
  efficiency double precision,
  needs_review boolean NOT NULL DEFAULT false,
  -- Of the options of the question as it was then: how many chose each.
  choices jsonb,
  computed_at timestamptz,
  status text NOT NULL CONSTRAINT question_statistics_status_known CHECK (status IN ('waiting', 'running', 'done', 'stopped')),
  attempts integer NOT NULL,
  lease_until timestamptz
);
CREATE INDEX question_statistics_to_review ON question_statistics (id) WHERE needs_review;
CREATE INDEX question_statistics_under_work ON question_statistics (lease_until) WHERE status IN ('waiting', 'running');

INSERT INTO question_statistics (id, status, attempts, lease_until)
SELECT questions.id, 'waiting', 0, now() FROM questions
WHERE generation_id IS NULL AND EXISTS (
  SELECT FROM exam_items JOIN exams ON exams.id = exam_items.exam_id
  WHERE exam_items.question_id = questions.id AND exams.finished_at IS NOT NULL);

-- Of exams that tutors set, each question among those who sat it.
CREATE TABLE course_exam_statistics (
  id uuid PRIMARY KEY REFERENCES course_exams (id) ON DELETE CASCADE,
  figures jsonb,
  computed_at timestamptz,
  status text NOT NULL CONSTRAINT course_exam_statistics_status_known CHECK (status IN ('waiting', 'running', 'done', 'stopped')),
  attempts integer NOT NULL,
  lease_until timestamptz
);
CREATE INDEX course_exam_statistics_under_work ON course_exam_statistics (lease_until)
  WHERE status IN ('waiting', 'running');

INSERT INTO course_exam_statistics (id, status, attempts, lease_until)
SELECT id, 'waiting', 0, now() FROM course_exams
WHERE EXISTS (SELECT FROM exams WHERE source_kind = 'course_exam' AND source_key = course_exams.id::text AND finished_at IS NOT NULL);
