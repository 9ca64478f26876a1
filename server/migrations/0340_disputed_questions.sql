-- What became of a report. One that is said again is open again.
ALTER TABLE question_reports
  ADD COLUMN outcome text CHECK (outcome IN ('new_key', 'accept_several', 'void', 'retire', 'uphold')),
  ADD COLUMN closed_at timestamptz,
  ADD COLUMN decision_id uuid,
  ADD CONSTRAINT question_reports_decided CHECK (
    (outcome IS NULL) = (closed_at IS NULL) AND (outcome IS NULL) = (decision_id IS NULL));
CREATE INDEX question_reports_open ON question_reports (question_id, reported_at) WHERE closed_at IS NULL;
CREATE INDEX question_reports_decided_by ON question_reports (decision_id) WHERE decision_id IS NOT NULL;

-- Undoing the change publishes the question again.
ALTER TABLE key_changes ADD COLUMN retired boolean NOT NULL DEFAULT false;

-- Lists of all banks at once, in the orders that administrators choose.
CREATE INDEX questions_of_all_banks ON questions (changed_at DESC, id) INCLUDE (facet, course_id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_all_banks_by_stem ON questions (left(stem, 100), id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX question_statistics_by_facility ON question_statistics (facility, id) WHERE facility IS NOT NULL;
CREATE INDEX question_statistics_by_discrimination ON question_statistics (discrimination, id)
  WHERE discrimination IS NOT NULL;
CREATE INDEX question_statistics_by_count ON question_statistics (count DESC, id) WHERE count > 0;
