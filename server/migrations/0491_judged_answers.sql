-- How the marks of an answer were checked; null for answers without notes, and for those of earlier versions.
ALTER TABLE assistant_answers
  ADD COLUMN checked_by text CONSTRAINT assistant_answers_check_known CHECK (checked_by IN ('judge', 'words'));
