-- Notes and sets belong to courses by id, beside the text that was typed. The key is the form in which the text is compared
-- with names of courses; of texts from before workers make it, and find the course.
ALTER TABLE notes
  ADD COLUMN course_id uuid CONSTRAINT notes_course REFERENCES courses (id) ON DELETE SET NULL,
  ADD COLUMN course_key text;
CREATE INDEX notes_of_course ON notes (course_id) WHERE course_id IS NOT NULL;
CREATE INDEX notes_without_course_key ON notes (id) WHERE course_name IS NOT NULL AND course_key IS NULL;

ALTER TABLE generations
  ADD COLUMN course_id uuid CONSTRAINT generations_course REFERENCES courses (id) ON DELETE SET NULL,
  ADD COLUMN course_key text;
CREATE INDEX generations_of_course ON generations (course_id) WHERE course_id IS NOT NULL;
CREATE INDEX generations_without_course_key ON generations (id) WHERE course_name IS NOT NULL AND course_key IS NULL;
