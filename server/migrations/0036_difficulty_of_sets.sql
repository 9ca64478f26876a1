-- How hard the questions of a set were to be, so that a killed attempt makes the same set. Sets of before were mixed.
ALTER TABLE generations
  ADD COLUMN difficulty text NOT NULL DEFAULT 'mixed'
    CONSTRAINT generations_difficulty_known CHECK (difficulty IN ('easier', 'mixed', 'harder'));
