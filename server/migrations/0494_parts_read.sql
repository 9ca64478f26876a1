-- How far a language model has read the note of a set: while it is made and when it is ready.
ALTER TABLE generations
  ADD COLUMN parts_read integer,
  ADD COLUMN parts_total integer,
  ADD CONSTRAINT generations_parts_read CHECK (
    (parts_read IS NULL) = (parts_total IS NULL) AND parts_read BETWEEN 0 AND parts_total
  ),
  DROP CONSTRAINT generations_shortfall_known,
  ADD CONSTRAINT generations_shortfall_known CHECK (shortfall IN ('too_short', 'used_up', 'other_language', 'few_statements',
    'few_facts', 'few_passed', 'narrow_scope'));
