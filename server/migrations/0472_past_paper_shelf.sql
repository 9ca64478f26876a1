-- Topics of questions, what is counted on the shelf of past papers, and papers that can be restored.
ALTER TABLE past_papers ADD COLUMN deleted_at timestamptz;
CREATE INDEX past_papers_deleted ON past_papers (deleted_at) WHERE deleted_at IS NOT NULL;

-- The form by which names of subjects and topics are compared: case, accents and spaces do not count.
CREATE FUNCTION name_key(text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(folded_text($1), '\s+', ' ', 'g'));

ALTER TABLE past_paper_questions
  -- The words of its student. A column called topic holds a topic of a course.
  ADD COLUMN topic_words text,
  -- The printed title of its section, if it names a subject matter.
  ADD COLUMN section_words text,
  -- It counts, has a key, and can join the set.
  ADD COLUMN ready boolean NOT NULL DEFAULT false;

-- The titles of sections are read by the server. The next reading of a note names them and checks these questions again.
UPDATE past_paper_questions SET ready = true WHERE NOT left_out AND (key <> '{}' OR answer <> '');
UPDATE past_papers SET text_version = '';

ALTER TABLE past_paper_questions
  ADD CONSTRAINT past_paper_questions_ready_has_key CHECK (NOT ready OR (NOT left_out AND (key <> '{}' OR answer <> '')));
