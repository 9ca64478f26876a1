-- How an exam went for its student, who is asked once; null until then.
ALTER TABLE exam_plans
  ADD COLUMN outcome text CHECK (outcome IN ('better', 'as_expected', 'worse', 'unsaid'));
