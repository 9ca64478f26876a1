-- What a student lets a tutor see, answered once for each tutor.
CREATE TABLE student_sharing (
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  tutor_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Results in the tutor's classes.
  classes boolean NOT NULL,
  -- Results in the subject of sessions ahead, and in sets that the tutor sent.
  sessions boolean NOT NULL,
  -- The last answer; an answer from before the student joined a class does not count there.
  answered_at timestamptz NOT NULL,
  -- Since when a student who shared results shares none; null otherwise.
  stopped_at timestamptz,
  PRIMARY KEY (student_id, tutor_id),
  CHECK (student_id <> tutor_id),
  CHECK (stopped_at IS NULL OR NOT (classes OR sessions))
);
CREATE INDEX student_sharing_of_tutor ON student_sharing (tutor_id);

-- Notes of a tutor about a student. They go with either account.
CREATE TABLE student_notes (
  id uuid PRIMARY KEY,
  -- The tutor.
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  -- True if the student reads it. It never changes: nobody finds a private note shared.
  shared boolean NOT NULL,
  written_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CHECK (student_id <> user_id)
);
CREATE INDEX student_notes_of_pair ON student_notes (user_id, student_id, written_at DESC);
CREATE INDEX student_notes_of_student ON student_notes (student_id);
CREATE INDEX student_notes_deleted ON student_notes (deleted_at) WHERE deleted_at IS NOT NULL;
