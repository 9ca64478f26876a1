-- Notices for tutors that wait until they are sent together: once an hour for each exam or question.
CREATE TABLE exam_notices (
  kind text NOT NULL CHECK (kind IN ('handed_in', 'contested', 'remarked', 'reported')),
  -- The paper, the remark or the report: each is sent once.
  subject_id uuid NOT NULL,
  -- The exam of the tutor, or the reported question.
  group_id uuid NOT NULL,
  -- Null for a report.
  paper_id uuid,
  -- The tutor.
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  happened_at timestamptz NOT NULL,
  notified_at timestamptz,
  PRIMARY KEY (kind, subject_id)
);
CREATE INDEX exam_notices_waiting ON exam_notices (kind, group_id) WHERE notified_at IS NULL;
CREATE INDEX exam_notices_sent ON exam_notices (kind, group_id, notified_at) WHERE notified_at IS NOT NULL;
CREATE INDEX exam_notices_of_user ON exam_notices (user_id);
