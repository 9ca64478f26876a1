-- Addresses that were invited to a class, as hashes: they only prevent a second mail. A sweep removes them after a year.
CREATE TABLE class_invitations (
  course_id uuid REFERENCES courses ON DELETE CASCADE,
  email_hash bytea,
  -- The tutor who invited.
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  invited_at timestamptz NOT NULL,
  PRIMARY KEY (course_id, email_hash)
);
CREATE INDEX class_invitations_of_user ON class_invitations (user_id);
CREATE INDEX class_invitations_by_time ON class_invitations (invited_at);
