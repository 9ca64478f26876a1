-- Attempts at an exam of a tutor have numbers, so that whatever happens at one moment no number is sat twice. Sittings that a
-- process of the version before still begins while it is replaced have none.
ALTER TABLE exams ADD COLUMN attempt smallint;
UPDATE exams SET attempt = numbered.attempt
FROM (
  SELECT id, row_number() OVER (PARTITION BY source_key, user_id ORDER BY started_at, id) AS attempt
  FROM exams WHERE source_kind = 'course_exam'
) AS numbered
WHERE numbered.id = exams.id;

DROP INDEX exams_of_course_exam;
CREATE UNIQUE INDEX exams_attempt_once ON exams (source_key, user_id, attempt) WHERE source_kind = 'course_exam';
