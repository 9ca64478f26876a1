-- What models did about the truth of a question, beyond solving it once without its key.
ALTER TABLE questions
  ADD COLUMN model_checks text[] NOT NULL DEFAULT '{}'
    CONSTRAINT questions_model_checks_known CHECK (model_checks <@ ARRAY['solved_twice', 'reasons_read', 'reasons_by_words']);
