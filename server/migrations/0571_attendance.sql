-- Who was in a group session. A correction is another row, so that the earlier mark stays on record.
CREATE TABLE attendance_marks (
  id uuid PRIMARY KEY,
  tutorial_id uuid NOT NULL REFERENCES tutorials ON DELETE CASCADE,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('present', 'late', 'absent', 'excused')),
  marked_at timestamptz NOT NULL,
  -- False once it was corrected.
  is_current boolean NOT NULL
);
CREATE UNIQUE INDEX attendance_marks_one_current ON attendance_marks (tutorial_id, student_id) WHERE is_current;
CREATE INDEX attendance_marks_of_tutorial ON attendance_marks (tutorial_id, marked_at, id);
CREATE INDEX attendance_marks_of_student ON attendance_marks (student_id, marked_at DESC, id);
