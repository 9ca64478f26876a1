-- Questions are edited, replaced and reported (docs/decisions/029). What was stored before is version 1 of a generated
-- question, made by engine 0: the engine had no number then.
ALTER TABLE questions
  ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  ADD COLUMN origin text NOT NULL DEFAULT 'generated'
    CONSTRAINT questions_origin_known CHECK (origin IN ('generated', 'edited', 'own')),
  -- What the gate found wrong with a question that its owner kept: the checks that are shown are the others.
  ADD COLUMN faults text[] NOT NULL DEFAULT '{}',
  ADD COLUMN engine_version integer NOT NULL DEFAULT 0,
  -- 0 for a question of the first making, then which replacement of its set it is. It stands at the position of the question
  -- that it replaced, which may be restored beside it.
  ADD COLUMN replacement integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT questions_faults_of_own CHECK (origin = 'own' OR faults = '{}'),
  DROP CONSTRAINT questions_options_check,
  DROP CONSTRAINT questions_answer_index_check,
  ADD CONSTRAINT questions_options_count CHECK (cardinality(options) BETWEEN 2 AND 12),
  ADD CONSTRAINT questions_answer_among_options CHECK (answer_index >= 0 AND answer_index < cardinality(options)),
  -- A generation that is tried twice still writes each of its questions once.
  DROP CONSTRAINT questions_generation_id_position_key,
  ADD CONSTRAINT questions_of_generation UNIQUE (generation_id, position, replacement);
DROP INDEX questions_of_user, questions_of_note;
CREATE INDEX questions_of_user ON questions (user_id, created_at DESC, position, replacement) INCLUDE (deleted_at);
CREATE INDEX questions_of_note ON questions (user_id, note_id, created_at DESC, position, replacement) INCLUDE (deleted_at);

-- What a question said before it was edited.
CREATE TABLE question_versions (
  question_id uuid NOT NULL REFERENCES questions ON DELETE CASCADE,
  version integer NOT NULL,
  origin text NOT NULL,
  stem text NOT NULL,
  options text[] NOT NULL,
  answer_index smallint NOT NULL,
  explanation text NOT NULL,
  -- When the next version took its place.
  replaced_at timestamptz NOT NULL,
  PRIMARY KEY (question_id, version)
);

-- What people say is wrong with a question, beside what the question said then. No foreign key: a report outlives its
-- question and goes with the account.
CREATE TABLE question_reports (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  question_id uuid NOT NULL,
  reason text NOT NULL,
  comment text NOT NULL,
  kind text NOT NULL,
  version integer NOT NULL,
  origin text NOT NULL,
  stem text NOT NULL,
  options text[] NOT NULL,
  answer_index smallint NOT NULL,
  explanation text NOT NULL,
  note_id uuid NOT NULL,
  source_page integer NOT NULL,
  source_section text,
  source_quote text NOT NULL,
  engine_version integer NOT NULL,
  reported_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, question_id)
);
CREATE INDEX question_reports_newest ON question_reports (reported_at DESC, question_id);

-- How many questions of the set were replaced.
ALTER TABLE generations ADD COLUMN replaced integer NOT NULL DEFAULT 0;

ALTER TABLE exam_items
  DROP CONSTRAINT exam_items_choice_check,
  ADD CONSTRAINT exam_items_choice_among_options CHECK (choice >= 0 AND choice < cardinality(options));

-- The set that all questions of an exam come from, where it is one. Of exams before, questions that were removed are not
-- known any more; the others decide.
ALTER TABLE exams ADD COLUMN generation_id uuid;
UPDATE exams SET generation_id = source.generation_id
FROM (
  SELECT items.exam_id, min(questions.generation_id::text)::uuid AS generation_id
  FROM exam_items AS items JOIN questions ON questions.id = items.question_id
  GROUP BY items.exam_id
  HAVING count(DISTINCT questions.generation_id) = 1
) AS source
WHERE source.exam_id = exams.id;
CREATE INDEX exams_of_generation ON exams (user_id, generation_id, finished_at DESC) WHERE generation_id IS NOT NULL;
