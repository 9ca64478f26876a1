-- Exams that a tutor announces to a course by date: they are sat elsewhere, and students plan for them.
CREATE TABLE class_exams (
  id uuid PRIMARY KEY,
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  -- The tutor of the course.
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  exam_at timestamptz NOT NULL,
  -- Changes with each change by the tutor.
  version uuid NOT NULL,
  -- False once the course has a later exam.
  is_current boolean NOT NULL,
  created_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE UNIQUE INDEX class_exams_one_current ON class_exams (course_id) WHERE is_current;
CREATE INDEX class_exams_of_course ON class_exams (course_id);
CREATE INDEX class_exams_of_user ON class_exams (user_id);

-- Plans that students made for such an exam.
CREATE TABLE class_exam_plans (
  plan_id uuid PRIMARY KEY REFERENCES exam_plans ON DELETE CASCADE,
  class_exam_id uuid NOT NULL REFERENCES class_exams ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The date of the exam about which the student decided last: another date is asked about.
  decided_exam_at timestamptz NOT NULL,
  -- Since when the tutor sees the progress; null while it is not shown.
  shared_at timestamptz,
  UNIQUE (class_exam_id, user_id)
);
CREATE INDEX class_exam_plans_of_user ON class_exam_plans (user_id);
