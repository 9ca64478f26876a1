-- An edit that changes no word of a question leaves what its solver confirmed.
ALTER TABLE questions
  DROP CONSTRAINT questions_model_checks_known,
  ADD CONSTRAINT questions_model_checks_known
    CHECK (model_checks <@ ARRAY['solved_twice', 'reasons_read', 'reasons_by_words', 'same_words']);
