-- Exams of students with their date, and what they study for each. What is asked on a day follows from memory.
CREATE TABLE exam_plans (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  exam_at timestamptz NOT NULL,
  -- In per cent.
  target smallint NOT NULL CHECK (target BETWEEN 50 AND 95),
  minutes_per_day smallint NOT NULL CHECK (minutes_per_day BETWEEN 5 AND 300),
  -- From 1 for Monday to 7. One weekday at least is left for study.
  free_weekdays smallint[] NOT NULL
    CHECK (free_weekdays <@ '{1,2,3,4,5,6,7}'::smallint[] AND cardinality(free_weekdays) <= 6),
  free_days date[] NOT NULL CHECK (cardinality(free_days) <= 60),
  start_day date NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX exam_plans_of_user ON exam_plans (user_id, exam_at);
CREATE INDEX exam_plans_deleted ON exam_plans (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE exam_plan_sources (
  plan_id uuid NOT NULL REFERENCES exam_plans ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 7),
  kind text NOT NULL CHECK (kind IN ('course', 'note', 'set', 'subject')),
  -- The id of the course, note or set, or the name of the subject. A plan outlives what it refers to.
  source_key text NOT NULL CHECK (length(source_key) BETWEEN 1 AND 120),
  PRIMARY KEY (plan_id, position),
  UNIQUE (plan_id, kind, source_key)
);
