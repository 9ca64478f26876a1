-- Questions that a language model wrote and another one solved (docs/decisions/107), and their new form: what holds of a case.
ALTER TABLE questions
  ADD COLUMN by_model boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT questions_kind_known;
ALTER TABLE questions
  ADD CONSTRAINT questions_kind_known
    CHECK (kind IN ('term', 'meaning', 'member', 'exception', 'order', 'value', 'why', 'number', 'statement',
      'comparison', 'application')) NOT VALID;
ALTER TABLE questions VALIDATE CONSTRAINT questions_kind_known;
