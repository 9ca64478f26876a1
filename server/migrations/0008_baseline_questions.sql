CREATE FUNCTION is_ascending(numbers smallint[]) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(bool_and(numbers[at] < numbers[at + 1]), true)
          FROM generate_series(1, cardinality(numbers) - 1) AS at);

-- What people say is wrong with a question, beside what the question said then. No foreign key: a report outlives its
-- question and goes with the account.
CREATE TABLE question_reports (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  question_id uuid,
  reason text NOT NULL,
  comment text NOT NULL,
  kind text,
  version integer NOT NULL,
  origin text NOT NULL,
  stem text NOT NULL,
  options text[] NOT NULL,
  answer_index smallint,
  explanation text NOT NULL,
  note_id uuid,
  source_page integer,
  source_section text,
  source_quote text,
  engine_version integer NOT NULL,
  reported_at timestamptz NOT NULL,
  answer_indexes smallint[],
  outcome text CHECK (outcome IN ('new_key', 'accept_several', 'void', 'retire', 'uphold')),
  closed_at timestamptz,
  decision_id uuid,
  CONSTRAINT question_reports_decided CHECK (
    (outcome IS NULL) = (closed_at IS NULL) AND (outcome IS NULL) = (decision_id IS NULL)),
  PRIMARY KEY (user_id, question_id)
);
CREATE INDEX question_reports_newest ON question_reports (reported_at DESC, question_id);
CREATE INDEX question_reports_of_question ON question_reports (question_id, reported_at DESC);
CREATE INDEX question_reports_open ON question_reports (question_id, reported_at) WHERE closed_at IS NULL;
CREATE INDEX question_reports_decided_by ON question_reports (decision_id) WHERE decision_id IS NOT NULL;

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

CREATE TABLE questions (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  generation_id uuid,
  note_id uuid,
  position integer NOT NULL,
  stem text NOT NULL,
  options text[] NOT NULL CONSTRAINT questions_options_count CHECK (cardinality(options) BETWEEN 2 AND 12),
  answer_index smallint,
  explanation text NOT NULL,
  source_page integer,
  source_section text,
  source_quote text,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  content jsonb,
  answer_content jsonb,
  content_version integer NOT NULL DEFAULT 0,
  -- The form of a question, so that a set can be mixed of several.
  kind text DEFAULT 'term'
    CONSTRAINT questions_kind_known CHECK (kind IN ('term', 'meaning', 'member', 'exception', 'order', 'value', 'why', 'number', 'statement',
      'comparison', 'application')),
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  origin text NOT NULL DEFAULT 'generated'
    CONSTRAINT questions_origin_known CHECK (origin IN ('generated', 'edited', 'own')),
  -- What the gate found wrong with a question that its owner kept: the checks that are shown are the others.
  faults text[] NOT NULL DEFAULT '{}',
  engine_version integer NOT NULL DEFAULT 0,
  -- 0 for a question of the first making, then which replacement of its set it is. It stands at the position of the question
  -- that it replaced, which may be restored beside it.
  replacement integer NOT NULL DEFAULT 0,
  source text NOT NULL DEFAULT 'generation'
    CONSTRAINT questions_source_known CHECK (source IN ('author', 'import', 'generation')),
  is_sample boolean NOT NULL DEFAULT false,
  type text NOT NULL DEFAULT 'single'
    CONSTRAINT questions_type_known CHECK (type IN ('single', 'multiple', 'true_false')),
  answer_indexes smallint[],
  feedback text[] NOT NULL DEFAULT '{}',
  markup text NOT NULL DEFAULT 'plain' CONSTRAINT questions_markup_known CHECK (markup IN ('plain', 'markdown')),
  course_id uuid CONSTRAINT questions_course REFERENCES courses ON DELETE SET NULL,
  topic text,
  topic_key text,
  subject text,
  difficulty text CONSTRAINT questions_difficulty_known CHECK (difficulty IN ('easy', 'medium', 'hard')),
  tags text[] NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'published'
    CONSTRAINT questions_status_known CHECK (status IN ('draft', 'published', 'retired')),
  passage_id uuid CONSTRAINT questions_passage REFERENCES question_passages ON DELETE SET NULL,
  -- Of stem, options and keys in the form in which they are compared; null for what was made of notes.
  content_hash text,
  -- Of the last change; null for old questions of sets, which no list sorts by it.
  changed_at timestamptz,
  facet smallint GENERATED ALWAYS AS (
    array_position(ARRAY['draft', 'published', 'retired'], status) * 36
    + array_position(ARRAY['single', 'multiple', 'true_false'], type) * 12
    + array_position(ARRAY['author', 'import', 'generation'], source) * 4
    + coalesce(array_position(ARRAY['easy', 'medium', 'hard'], difficulty), 4) - 53) STORED NOT NULL,
  by_model boolean NOT NULL DEFAULT false,
  CONSTRAINT questions_answer_among_options CHECK (answer_index >= 0 AND answer_index < cardinality(options)),
  CONSTRAINT questions_faults_of_own CHECK (origin = 'own' OR faults = '{}'),
  CONSTRAINT questions_feedback_of_options CHECK (cardinality(feedback) IN (0, cardinality(options))),
  CONSTRAINT questions_keys_among_options CHECK (cardinality(answer_indexes) > 0 AND is_ascending(answer_indexes)
    AND answer_indexes[1] >= 0 AND answer_indexes[cardinality(answer_indexes)] < cardinality(options)),
  CONSTRAINT questions_keys_of_type CHECK (CASE type WHEN 'multiple' THEN answer_index IS NULL ELSE answer_indexes IS NULL END),
  CONSTRAINT questions_of_bank_dated CHECK (generation_id IS NOT NULL OR changed_at IS NOT NULL),
  CONSTRAINT questions_of_generation UNIQUE (generation_id, "position", replacement),
  CONSTRAINT questions_of_notes_whole CHECK (source <> 'generation'
    OR (generation_id IS NOT NULL AND note_id IS NOT NULL
    AND kind IS NOT NULL AND source_page IS NOT NULL AND source_quote IS NOT NULL)),
  CONSTRAINT questions_owned CHECK ((user_id IS NULL) = is_sample),
  CONSTRAINT questions_published_have_keys CHECK (status <> 'published' OR answer_index IS NOT NULL OR answer_indexes IS NOT NULL),
  CONSTRAINT questions_true_false_options CHECK (type <> 'true_false' OR cardinality(options) = 2)
);
CREATE INDEX questions_deleted ON questions (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX questions_by_content_version ON questions (content_version);
CREATE INDEX questions_of_user ON questions (user_id, created_at DESC, position, replacement)
  INCLUDE (deleted_at, generation_id);
CREATE INDEX questions_of_note ON questions (user_id, note_id, created_at DESC, position, replacement)
  INCLUDE (deleted_at, generation_id) WHERE note_id IS NOT NULL;
CREATE INDEX questions_of_bank_by_difficulty
  ON questions (user_id, array_position(ARRAY['easy', 'medium', 'hard'], difficulty), changed_at DESC, id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_passage ON questions (passage_id, position) WHERE passage_id IS NOT NULL;
CREATE INDEX questions_by_hash ON questions (user_id, content_hash) WHERE content_hash IS NOT NULL;
CREATE INDEX questions_by_words ON questions USING gin (stem gin_trgm_ops)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
-- What a filter asks for is compared in these three themselves: only the questions of the page are looked up.
CREATE INDEX questions_of_bank ON questions (user_id, changed_at DESC, id, facet, topic_key, course_id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_bank_by_stem ON questions (user_id, left(stem, 100), id, facet, course_id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_bank_by_topic_and_stem ON questions (user_id, topic_key, left(stem, 100), id, facet, course_id)
  WHERE generation_id IS NULL AND deleted_at IS NULL AND topic_key IS NOT NULL;
CREATE INDEX questions_of_bank_by_facet ON questions (user_id, facet, changed_at DESC, id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_bank_by_topic ON questions (user_id, topic_key, facet, changed_at DESC, id) INCLUDE (course_id)
  WHERE generation_id IS NULL AND deleted_at IS NULL AND topic_key IS NOT NULL;
-- Deleting a course has to find all of its questions, those of sets and deleted ones too.
CREATE INDEX questions_of_course ON questions (course_id, facet, changed_at DESC, id)
  INCLUDE (user_id, topic_key, generation_id, deleted_at) WHERE course_id IS NOT NULL;
-- Questions are drawn from a million of them by looking at a few points of such an index: ids are random, and those of a
-- passage stand together.
CREATE INDEX questions_of_course_to_draw ON questions (course_id, coalesce(passage_id, id), id)
  INCLUDE (facet, topic_key, passage_id, position)
  WHERE course_id IS NOT NULL AND status = 'published' AND generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_topic_to_draw ON questions (course_id, topic_key, coalesce(passage_id, id), id)
  INCLUDE (facet, passage_id, position)
  WHERE course_id IS NOT NULL AND topic_key IS NOT NULL AND status = 'published' AND generation_id IS NULL
    AND deleted_at IS NULL;
-- For what is counted, and for what difficulty and type leave little of.
CREATE INDEX questions_of_course_to_count ON questions (course_id, facet, topic_key, id) INCLUDE (passage_id, position)
  WHERE course_id IS NOT NULL AND status = 'published' AND generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_sets_to_draw ON questions (user_id, coalesce(passage_id, id), id)
  INCLUDE (facet, topic_key, passage_id, position)
  WHERE generation_id IS NOT NULL AND deleted_at IS NULL;
-- Lists of all banks at once, in the orders that administrators choose.
CREATE INDEX questions_of_all_banks ON questions (changed_at DESC, id) INCLUDE (facet, course_id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_all_banks_by_stem ON questions (left(stem, 100), id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;

-- What a question said before it was edited.
CREATE TABLE question_versions (
  question_id uuid REFERENCES questions ON DELETE CASCADE,
  version integer,
  origin text NOT NULL,
  stem text NOT NULL,
  options text[] NOT NULL,
  answer_index smallint,
  explanation text NOT NULL,
  -- When the next version took its place.
  replaced_at timestamptz NOT NULL,
  type text NOT NULL DEFAULT 'single',
  answer_indexes smallint[],
  feedback text[] NOT NULL DEFAULT '{}',
  markup text NOT NULL DEFAULT 'plain',
  course_id uuid,
  topic text,
  subject text,
  difficulty text,
  tags text[] NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'published',
  passage_id uuid,
  PRIMARY KEY (question_id, version)
);

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
