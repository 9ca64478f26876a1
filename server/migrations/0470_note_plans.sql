-- The parts of a note and what can be asked of them. It is made from the text when somebody asks for it, and made again when
-- the text or the engine has changed.
CREATE TABLE note_plans (
  note_id uuid PRIMARY KEY REFERENCES notes ON DELETE CASCADE,
  -- A digest of the text that the plan was made from.
  text_version text NOT NULL,
  engine_version integer NOT NULL,
  plan jsonb NOT NULL
);
