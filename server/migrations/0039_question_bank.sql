-- The question bank (docs/decisions/040): one table for what is written, what is read from files and what is made of notes.
-- What was stored before is made of notes, has one right option and is plain text; none of its rows is rewritten.

CREATE FUNCTION is_ascending(numbers smallint[]) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(bool_and(numbers[at] < numbers[at + 1]), true)
          FROM generate_series(1, cardinality(numbers) - 1) AS at);

-- A text that several questions share. One that comes with the product belongs to nobody.
CREATE TABLE question_passages (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  is_sample boolean NOT NULL DEFAULT false,
  title text NOT NULL,
  text text NOT NULL,
  markup text NOT NULL DEFAULT 'markdown' CHECK (markup IN ('plain', 'markdown')),
  content jsonb,
  content_version integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT question_passages_owned CHECK ((user_id IS NULL) = is_sample)
);
CREATE INDEX question_passages_of_user ON question_passages (user_id, changed_at DESC, id) INCLUDE (deleted_at);
CREATE INDEX question_passages_deleted ON question_passages (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX question_passages_by_content_version ON question_passages (content_version);

-- Pictures of questions and passages, encoded again. The hash is of the bytes that were sent.
CREATE TABLE question_pictures (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  storage_key text NOT NULL UNIQUE,
  size_bytes integer NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  sha256 text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT question_pictures_once UNIQUE (user_id, sha256)
);

ALTER TABLE questions
  ALTER COLUMN user_id DROP NOT NULL,
  ALTER COLUMN generation_id DROP NOT NULL,
  ALTER COLUMN note_id DROP NOT NULL,
  ALTER COLUMN kind DROP NOT NULL,
  ALTER COLUMN source_page DROP NOT NULL,
  ALTER COLUMN source_quote DROP NOT NULL,
  ALTER COLUMN answer_index DROP NOT NULL,
  ADD COLUMN source text NOT NULL DEFAULT 'generation'
    CONSTRAINT questions_source_known CHECK (source IN ('author', 'import', 'generation')),
  ADD COLUMN is_sample boolean NOT NULL DEFAULT false,
  ADD COLUMN type text NOT NULL DEFAULT 'single'
    CONSTRAINT questions_type_known CHECK (type IN ('single', 'multiple', 'true_false')),
  ADD COLUMN answer_indexes smallint[],
  ADD COLUMN feedback text[] NOT NULL DEFAULT '{}',
  ADD COLUMN markup text NOT NULL DEFAULT 'plain'
    CONSTRAINT questions_markup_known CHECK (markup IN ('plain', 'markdown')),
  ADD COLUMN course_id uuid CONSTRAINT questions_course REFERENCES courses (id) ON DELETE SET NULL,
  ADD COLUMN topic text,
  ADD COLUMN topic_key text,
  ADD COLUMN subject text,
  ADD COLUMN difficulty text CONSTRAINT questions_difficulty_known CHECK (difficulty IN ('easy', 'medium', 'hard')),
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN status text NOT NULL DEFAULT 'published'
    CONSTRAINT questions_status_known CHECK (status IN ('draft', 'published', 'retired')),
  ADD COLUMN passage_id uuid CONSTRAINT questions_passage REFERENCES question_passages (id) ON DELETE SET NULL,
  -- Of stem, options and keys in the form in which they are compared; null for what was made of notes.
  ADD COLUMN content_hash text,
  -- Of the last change; null for questions of before, which no list sorts by it.
  ADD COLUMN changed_at timestamptz,
  ADD CONSTRAINT questions_of_notes_whole CHECK (source <> 'generation' OR (generation_id IS NOT NULL AND note_id IS NOT NULL
    AND kind IS NOT NULL AND source_page IS NOT NULL AND source_quote IS NOT NULL)),
  ADD CONSTRAINT questions_owned CHECK ((user_id IS NULL) = is_sample),
  ADD CONSTRAINT questions_keys_of_type CHECK (CASE type WHEN 'multiple' THEN answer_index IS NULL ELSE answer_indexes IS NULL END),
  ADD CONSTRAINT questions_keys_among_options CHECK (cardinality(answer_indexes) > 0 AND is_ascending(answer_indexes)
    AND answer_indexes[1] >= 0 AND answer_indexes[cardinality(answer_indexes)] < cardinality(options)),
  ADD CONSTRAINT questions_true_false_options CHECK (type <> 'true_false' OR cardinality(options) = 2),
  ADD CONSTRAINT questions_feedback_of_options CHECK (cardinality(feedback) IN (0, cardinality(options))),
  ADD CONSTRAINT questions_published_have_keys
    CHECK (status <> 'published' OR answer_index IS NOT NULL OR answer_indexes IS NOT NULL),
  ADD CONSTRAINT questions_of_bank_dated CHECK (generation_id IS NOT NULL OR changed_at IS NOT NULL);

-- Lists of students leave the bank out: an index that answers their counts has to know which rows are of sets. That of
-- users has every row, because erasing an account has to find all of them.
DROP INDEX questions_of_user, questions_of_note;
CREATE INDEX questions_of_user ON questions (user_id, created_at DESC, position, replacement)
  INCLUDE (deleted_at, generation_id);
CREATE INDEX questions_of_note ON questions (user_id, note_id, created_at DESC, position, replacement)
  INCLUDE (deleted_at, generation_id) WHERE note_id IS NOT NULL;

-- Each order and each filter of the bank that leaves few rows has an index in that order, so that a page costs the same
-- among a million questions. The sample has no user.
CREATE INDEX questions_of_bank ON questions (user_id, changed_at DESC, id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_bank_by_stem ON questions (user_id, left(stem, 100), id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_bank_by_difficulty
  ON questions (user_id, array_position(ARRAY['easy', 'medium', 'hard'], difficulty), changed_at DESC, id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_bank_by_status ON questions (user_id, status, changed_at DESC, id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_bank_by_type ON questions (user_id, type, changed_at DESC, id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_bank_by_source ON questions (user_id, source, changed_at DESC, id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_bank_by_topic ON questions (user_id, topic_key, changed_at DESC, id)
  WHERE generation_id IS NULL AND deleted_at IS NULL AND topic_key IS NOT NULL;
CREATE INDEX questions_of_course ON questions (course_id, changed_at DESC, id) WHERE course_id IS NOT NULL;
CREATE INDEX questions_of_passage ON questions (passage_id, position) WHERE passage_id IS NOT NULL;
CREATE INDEX questions_by_hash ON questions (user_id, content_hash) WHERE content_hash IS NOT NULL;
CREATE INDEX questions_by_tag ON questions USING gin (tags)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_by_words ON questions USING gin (stem gin_trgm_ops)
  WHERE generation_id IS NULL AND deleted_at IS NULL;

ALTER TABLE question_versions
  ALTER COLUMN answer_index DROP NOT NULL,
  ADD COLUMN type text NOT NULL DEFAULT 'single',
  ADD COLUMN answer_indexes smallint[],
  ADD COLUMN feedback text[] NOT NULL DEFAULT '{}',
  ADD COLUMN markup text NOT NULL DEFAULT 'plain',
  ADD COLUMN course_id uuid,
  ADD COLUMN topic text,
  ADD COLUMN subject text,
  ADD COLUMN difficulty text,
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN status text NOT NULL DEFAULT 'published',
  ADD COLUMN passage_id uuid;

ALTER TABLE question_reports
  ALTER COLUMN kind DROP NOT NULL,
  ALTER COLUMN answer_index DROP NOT NULL,
  ALTER COLUMN note_id DROP NOT NULL,
  ALTER COLUMN source_page DROP NOT NULL,
  ALTER COLUMN source_quote DROP NOT NULL,
  ADD COLUMN answer_indexes smallint[];
CREATE INDEX question_reports_of_question ON question_reports (question_id, reported_at DESC);

-- A copy in an exam names the version that it is of; of exams before it is not known.
ALTER TABLE exam_items
  ALTER COLUMN note_id DROP NOT NULL,
  ALTER COLUMN source_page DROP NOT NULL,
  ALTER COLUMN source_quote DROP NOT NULL,
  ADD COLUMN feedback text[] NOT NULL DEFAULT '{}',
  ADD COLUMN markup text NOT NULL DEFAULT 'plain',
  ADD COLUMN question_version integer,
  -- No foreign key: it says what stood beside the question, whatever became of that.
  ADD COLUMN passage_id uuid;

-- A set that a student has read from a file has no note, and a title of its own.
ALTER TABLE generations
  ALTER COLUMN note_id DROP NOT NULL,
  ADD COLUMN title text,
  DROP CONSTRAINT generations_requested_check,
  ADD CONSTRAINT generations_requested_bounded CHECK (requested >= 1 AND (note_id IS NULL OR requested <= 50)),
  ADD CONSTRAINT generations_titled_without_note CHECK ((note_id IS NULL) = (title IS NOT NULL));
