-- Questions of a tutor's bank that are shared, under a name, with everybody who is in a course. They are named, not copied:
-- what students have learned of each stays with it.
CREATE TABLE course_sets (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  title text NOT NULL,
  title_key text NOT NULL,
  question_ids uuid[] NOT NULL,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- Null while it is shared.
  ended_at timestamptz
);
CREATE UNIQUE INDEX course_sets_of_course ON course_sets (course_id, title_key) WHERE ended_at IS NULL;
CREATE INDEX course_sets_of_tutor ON course_sets (user_id);
