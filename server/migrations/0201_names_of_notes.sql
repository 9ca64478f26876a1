-- What a note is called is looked for as often as its text, and folding five thousand titles takes half a second.
ALTER TABLE notes
  ADD COLUMN words tsvector GENERATED ALWAYS AS (to_tsvector('note_words',
    coalesce(title, '') || ' ' || original_filename || ' ' || coalesce(course_name, ''))) STORED;
