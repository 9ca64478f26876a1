-- One review of each student who had a session; its reply is the tutor's one.
CREATE TABLE tutor_reviews (
  id uuid PRIMARY KEY,
  tutor_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  text text NOT NULL,
  -- Completed sessions when it was written last; with a further one it may be changed.
  sessions integer NOT NULL CHECK (sessions > 0),
  reply text,
  replied_at timestamptz,
  -- An administrator has hidden it: it is neither shown nor counted.
  hidden_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((reply IS NULL) = (replied_at IS NULL)),
  UNIQUE (tutor_id, student_id)
);
CREATE INDEX tutor_reviews_of_tutor ON tutor_reviews (tutor_id, updated_at DESC, id);
CREATE INDEX tutor_reviews_of_student ON tutor_reviews (student_id);

CREATE TABLE tutor_review_reports (
  review_id uuid REFERENCES tutor_reviews ON DELETE CASCADE,
  reporter_id uuid REFERENCES users ON DELETE CASCADE,
  reason text NOT NULL,
  reported_at timestamptz NOT NULL,
  PRIMARY KEY (review_id, reporter_id)
);
CREATE INDEX tutor_review_reports_of_person ON tutor_review_reports (reporter_id);
