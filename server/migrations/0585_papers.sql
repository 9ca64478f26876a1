-- Marks of essays show to all students together, once their tutor releases them.
ALTER TABLE course_exams
  -- True if a question of the published pool is an essay, which a person marks.
  ADD COLUMN asks_essays boolean NOT NULL DEFAULT false,
  -- When the tutor released the marks; null before.
  ADD COLUMN released_at timestamptz;

-- Exams whose results show already stay visible: nobody released them, so the time of settling stands for it.
UPDATE course_exams SET released_at = settled_at
  WHERE settled_at IS NOT NULL
    AND EXISTS (SELECT FROM course_exam_questions q JOIN questions ON questions.id = q.question_id
      WHERE q.course_exam_id = course_exams.id AND questions.type = 'essay');
UPDATE course_exams SET asks_essays = true
  WHERE published_at IS NOT NULL
    AND EXISTS (SELECT FROM course_exam_questions q JOIN questions ON questions.id = q.question_id
      WHERE q.course_exam_id = course_exams.id AND questions.type = 'essay');

-- The words of tutor and student about a paper: each row is one remark, and only the last one of a thread can go.
CREATE TABLE paper_remarks (
  id uuid PRIMARY KEY,
  exam_id uuid NOT NULL REFERENCES exams ON DELETE CASCADE,
  -- Null for a remark about the paper.
  question_id uuid,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Null once the account of a tutor was deleted: the remark belongs to the student too.
  author_id uuid REFERENCES users ON DELETE SET NULL,
  is_by_tutor boolean NOT NULL,
  kind text NOT NULL CHECK (kind IN ('comment', 'contest', 'confirmed', 'changed')),
  text text NOT NULL CHECK (length(text) <= 1000),
  points_before double precision,
  points_after double precision,
  written_at timestamptz NOT NULL,
  CHECK (kind = 'changed' OR length(text) > 0),
  CHECK ((kind = 'changed') = (points_before IS NOT NULL AND points_after IS NOT NULL)),
  CHECK (kind = 'comment' OR question_id IS NOT NULL),
  CHECK ((kind = 'contest') <= (NOT is_by_tutor) AND (kind IN ('confirmed', 'changed')) <= is_by_tutor)
);
CREATE INDEX paper_remarks_of_exam ON paper_remarks (exam_id, written_at, id);
CREATE INDEX paper_remarks_of_student ON paper_remarks (student_id);
CREATE INDEX paper_remarks_of_author ON paper_remarks (author_id);
-- A student contests the marks of a question once.
CREATE UNIQUE INDEX paper_remarks_contest_unique ON paper_remarks (exam_id, question_id) WHERE kind = 'contest';
