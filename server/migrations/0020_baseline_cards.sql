-- Flashcards of students. What is asked of a card are its faces: one of a basic card, two of a reversed one, and of a cloze
-- one for each number of its gaps. What is known of a face is in memory_states, under its id.
CREATE TABLE cards (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CONSTRAINT cards_kind CHECK (kind IN ('basic', 'reversed', 'cloze')),
  front text NOT NULL,
  back text NOT NULL,
  content jsonb,
  content_version integer NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  state text NOT NULL CONSTRAINT cards_state CHECK (state IN ('draft', 'active')),
  suspended boolean NOT NULL DEFAULT false,
  buried_until date,
  course_name text,
  course_key text,
  course_id uuid REFERENCES courses ON DELETE SET NULL,
  -- No foreign keys: a card stays when its note, its set or its question is gone.
  note_id uuid,
  generation_id uuid,
  question_id uuid,
  position integer NOT NULL DEFAULT 0,
  source_page integer,
  source_quote text,
  version integer NOT NULL DEFAULT 1 CONSTRAINT cards_version CHECK (version >= 1),
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  deleted_at timestamptz,
  made_by text CONSTRAINT cards_made_by CHECK (made_by IN ('model', 'engine')),
  CONSTRAINT cards_source CHECK ((source_page IS NULL) = (source_quote IS NULL)

    AND (source_quote IS NULL OR note_id IS NOT NULL))
);
-- The order of lists, and of the new ones that are met.
CREATE INDEX cards_of_user ON cards (user_id, created_at DESC, position, id);
CREATE INDEX cards_of_note ON cards (user_id, note_id) WHERE note_id IS NOT NULL;
CREATE INDEX cards_of_course ON cards (user_id, course_id) WHERE course_id IS NOT NULL;
CREATE INDEX cards_of_generation ON cards (generation_id, position) WHERE generation_id IS NOT NULL;
CREATE INDEX cards_of_course_key ON cards (user_id, course_key) WHERE course_key IS NOT NULL AND course_id IS NULL;
CREATE INDEX cards_drafts ON cards (user_id, created_at) WHERE state = 'draft' AND deleted_at IS NULL;
-- A question has one card, however often it is asked for.
CREATE UNIQUE INDEX cards_of_question ON cards (user_id, question_id)
  WHERE question_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX cards_deleted ON cards (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX cards_by_content_version ON cards (content_version);

CREATE TABLE card_faces (
  -- The id of the item in memory.
  id uuid PRIMARY KEY,
  card_id uuid NOT NULL REFERENCES cards ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Basic and the front of a reversed card 0, its back 1; of a cloze the number of the gap.
  ordinal smallint NOT NULL CONSTRAINT card_faces_ordinal CHECK (ordinal BETWEEN 0 AND 99),
  -- Whether memory knows it: a copy, so that new ones are found without looking at all that are known.
  met boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  CONSTRAINT card_faces_once UNIQUE (card_id, ordinal)
);
CREATE INDEX card_faces_new ON card_faces (user_id, created_at, id) WHERE NOT met;

CREATE TABLE card_settings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  new_per_day integer NOT NULL CONSTRAINT card_settings_new CHECK (new_per_day >= 0),
  reviews_per_day integer NOT NULL CONSTRAINT card_settings_reviews CHECK (reviews_per_day >= 0),
  retention smallint NOT NULL CONSTRAINT card_settings_retention CHECK (retention BETWEEN 1 AND 99),
  buttons smallint NOT NULL CONSTRAINT card_settings_buttons CHECK (buttons IN (2, 4)),
  typed_answers boolean NOT NULL
);
