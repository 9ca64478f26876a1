-- A student says that a typed answer of an exam is right. The author of the question decides for everybody who gave it.
CREATE TABLE answer_contests (
  exam_id uuid NOT NULL,
  question_id uuid NOT NULL REFERENCES questions ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The tidied text of each part, as answers are grouped; empty for a part that is not contested.
  answers text[] NOT NULL CONSTRAINT answer_contests_some_answer CHECK (cardinality(array_remove(answers, '')) > 0),
  -- One for each part; a part that is not contested stays open.
  decisions text[] NOT NULL
    CONSTRAINT answer_contests_decisions_known CHECK (decisions <@ ARRAY['open', 'accepted', 'rejected']),
  state text NOT NULL
    CONSTRAINT answer_contests_state_known CHECK (state IN ('open', 'accepted', 'rejected', 'withdrawn')),
  -- The tutor's words about the last decision.
  reason text,
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz,
  key_change_id uuid REFERENCES key_changes ON DELETE SET NULL,
  contested_at timestamptz NOT NULL,
  -- When the author was told of it.
  announced_at timestamptz,
  PRIMARY KEY (exam_id, question_id),
  FOREIGN KEY (exam_id, question_id) REFERENCES exam_items ON DELETE CASCADE,
  CONSTRAINT answer_contests_decision_of_each CHECK (cardinality(decisions) = cardinality(answers)),
  CONSTRAINT answer_contests_decided CHECK ((state IN ('accepted', 'rejected')) = (decided_at IS NOT NULL))
);
CREATE INDEX answer_contests_of_question ON answer_contests (question_id, state);
CREATE INDEX answer_contests_of_user ON answer_contests (user_id);
CREATE INDEX answer_contests_decided_by ON answer_contests (decided_by);
CREATE INDEX answer_contests_of_change ON answer_contests (key_change_id);
CREATE INDEX answer_contests_to_announce ON answer_contests (contested_at) WHERE state = 'open' AND announced_at IS NULL;
