-- What a tutor tells a whole class.
CREATE TABLE announcements (
  id uuid PRIMARY KEY,
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  -- The tutor who wrote it.
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  sent_at timestamptz NOT NULL,
  edited_at timestamptz,
  deleted_at timestamptz
);
CREATE INDEX announcements_of_course ON announcements (course_id, sent_at DESC, id);
CREATE INDEX announcements_of_user ON announcements (user_id);

-- Students who have seen one. A row stays when its student leaves the course, and counts again after a return.
CREATE TABLE announcement_reads (
  announcement_id uuid REFERENCES announcements ON DELETE CASCADE,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (announcement_id, user_id)
);
CREATE INDEX announcement_reads_of_user ON announcement_reads (user_id);
