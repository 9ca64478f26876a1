-- Questions for a reason and for a number.
ALTER TABLE questions DROP CONSTRAINT questions_kind_known;
ALTER TABLE questions
  ADD CONSTRAINT questions_kind_known
    CHECK (kind IN ('term', 'meaning', 'member', 'exception', 'order', 'value', 'why', 'number')) NOT VALID;
ALTER TABLE questions VALIDATE CONSTRAINT questions_kind_known;
