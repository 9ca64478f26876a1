-- The form of a question, so that a set can be mixed of several. Questions made before asked for a term, and so do those that
-- a process of the version before still stores while it is replaced.
ALTER TABLE questions
  ADD COLUMN kind text NOT NULL DEFAULT 'term'
    CONSTRAINT questions_kind_known CHECK (kind IN ('term', 'meaning', 'member', 'exception', 'order', 'value'));
