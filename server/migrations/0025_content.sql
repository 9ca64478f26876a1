-- How texts are shown, made from them once: trees of questions and of their copies in exams, null where each text is one
-- plain paragraph, and the formulas of a note's pages. Version 0 is what was written before; a sweep makes its content
-- (docs/decisions/024). What explains the answer stands apart: an
-- exam under way does not read it.
ALTER TABLE questions
  ADD COLUMN content jsonb,
  ADD COLUMN answer_content jsonb,
  ADD COLUMN content_version integer NOT NULL DEFAULT 0;
CREATE INDEX questions_by_content_version ON questions (content_version);

ALTER TABLE exam_items
  ADD COLUMN content jsonb,
  ADD COLUMN answer_content jsonb,
  ADD COLUMN content_version integer NOT NULL DEFAULT 0;
CREATE INDEX exam_items_by_content_version ON exam_items (content_version);

ALTER TABLE note_pages ADD COLUMN formulas jsonb NOT NULL DEFAULT '[]';
ALTER TABLE notes ADD COLUMN formulas_version integer NOT NULL DEFAULT 0;
CREATE INDEX notes_by_formulas_version ON notes (formulas_version) WHERE status = 'ready';
