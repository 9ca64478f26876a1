-- Questions for what is true of something, and for how two things differ.
ALTER TABLE questions DROP CONSTRAINT questions_kind_known;
ALTER TABLE questions
  ADD CONSTRAINT questions_kind_known
    CHECK (kind IN ('term', 'meaning', 'member', 'exception', 'order', 'value', 'why', 'number', 'statement',
      'comparison')) NOT VALID;
ALTER TABLE questions VALIDATE CONSTRAINT questions_kind_known;
