-- What a review counts as since the key of its question was changed; null while it is what was graded when it was given.
-- The grade of that moment stays: reviews are only added, and a change of a key can be undone.
ALTER TABLE reviews ADD COLUMN corrected_grade smallint
  CONSTRAINT reviews_corrected_grade CHECK (corrected_grade BETWEEN 1 AND 4 AND corrected_grade <> grade);
