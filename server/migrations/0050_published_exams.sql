-- The list of administrators: exams of all tutors, the last published first.
CREATE INDEX course_exams_published ON course_exams (published_at DESC, id)
  WHERE published_at IS NOT NULL AND deleted_at IS NULL;
