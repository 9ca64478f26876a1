CREATE TABLE key_changes (
  id uuid PRIMARY KEY,
  question_id uuid NOT NULL REFERENCES questions ON DELETE CASCADE,
  -- Who did it. What an administrator did stays when the account goes.
  user_id uuid REFERENCES users ON DELETE SET NULL,
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
  status text NOT NULL
    CONSTRAINT key_changes_status_known CHECK (status IN ('waiting', 'running', 'done', 'stopped')),
  attempts integer NOT NULL,
  lease_until timestamptz,
  -- When marking by a change was asked for last, after the change itself: it can be undone for a day from then.
  applied_at timestamptz,
  -- Undoing the change publishes the question again.
  retired boolean NOT NULL DEFAULT false
);
CREATE INDEX key_changes_of_question ON key_changes (question_id, created_at DESC, id);
CREATE INDEX key_changes_of_user ON key_changes (user_id);
CREATE INDEX key_changes_under_work ON key_changes (lease_until) WHERE status IN ('waiting', 'running');

-- The exams that a change is about. While it is undone they are marked back, so that repeating changes nothing.
CREATE TABLE key_change_exams (
  key_change_id uuid REFERENCES key_changes ON DELETE CASCADE,
  exam_id uuid REFERENCES exams ON DELETE CASCADE,
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
  id uuid PRIMARY KEY REFERENCES questions ON DELETE CASCADE,
  count integer NOT NULL DEFAULT 0,
  facility double precision,
  deviation double precision,
  discrimination double precision,
  efficiency double precision,
  needs_review boolean NOT NULL DEFAULT false,
  -- Of the options of the question as it was then: how many chose each.
  choices jsonb,
  computed_at timestamptz,
  status text NOT NULL
    CONSTRAINT question_statistics_status_known CHECK (status IN ('waiting', 'running', 'done', 'stopped')),
  attempts integer NOT NULL,
  lease_until timestamptz
);
CREATE INDEX question_statistics_to_review ON question_statistics (id) WHERE needs_review;
CREATE INDEX question_statistics_under_work ON question_statistics (lease_until) WHERE status IN ('waiting', 'running');
CREATE INDEX question_statistics_by_facility ON question_statistics (facility, id) WHERE facility IS NOT NULL;
CREATE INDEX question_statistics_by_discrimination ON question_statistics (discrimination, id)
  WHERE discrimination IS NOT NULL;
CREATE INDEX question_statistics_by_count ON question_statistics (count DESC, id) WHERE count > 0;
