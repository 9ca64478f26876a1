-- Which part of a note, and which forms of question, a set was asked for: the same request makes the same set again after
-- its process was killed. Sets of before were asked for the whole note in every form.
ALTER TABLE generations
  ADD COLUMN first_page integer CHECK (first_page > 0),
  ADD COLUMN last_page integer CHECK (last_page >= first_page),
  ADD COLUMN kinds text[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT generations_pages_whole CHECK ((first_page IS NULL) = (last_page IS NULL));

ALTER TABLE generations DROP CONSTRAINT generations_shortfall_known;
ALTER TABLE generations
  ADD CONSTRAINT generations_shortfall_known
    CHECK (shortfall IN ('too_short', 'used_up', 'other_language', 'few_statements', 'narrow_scope')) NOT VALID;
ALTER TABLE generations VALIDATE CONSTRAINT generations_shortfall_known;
