CREATE TABLE generations (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- No foreign key: a generation and its questions outlive their note.
  note_id uuid,
  kind text NOT NULL CONSTRAINT generations_kind CHECK (kind IN ('mcq', 'flashcard', 'enhanced_note')),
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'ready', 'failed')),
  requested integer NOT NULL,
  made integer NOT NULL DEFAULT 0,
  course_name text,
  focus text NOT NULL DEFAULT '',
  attempts integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  charged_period timestamptz,
  failure_code text,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  -- Why a set has fewer questions than were asked for. A set with fewer than half is not counted: its charged_period is empty.
  shortfall text
    CONSTRAINT generations_shortfall_known CHECK (shortfall IN ('too_short', 'used_up', 'other_language', 'few_statements', 'narrow_scope')),
  -- How many questions of the set were replaced.
  replaced integer NOT NULL DEFAULT 0,
  first_page integer CHECK (first_page > 0),
  last_page integer,
  kinds text[] NOT NULL DEFAULT '{}',
  -- How hard the questions of a set were to be, so that a killed attempt makes the same set.
  difficulty text NOT NULL DEFAULT 'mixed'
    CONSTRAINT generations_difficulty_known CHECK (difficulty IN ('easier', 'mixed', 'harder')),
  title text,
  course_id uuid CONSTRAINT generations_course REFERENCES courses ON DELETE SET NULL,
  course_key text,
  -- What else the note of a set could be asked when the set was made, by the keys of those questions; null where that is not known.
  spare_answers text[],
  -- What a note gave fewer cards for, in counts.
  card_shortfall jsonb,
  model text,
  offline_reason text,
  by_engine integer NOT NULL DEFAULT 0 CHECK (by_engine >= 0),
  CHECK ((status = 'failed') = (failure_code IS NOT NULL)),
  CHECK ((status IN ('ready', 'failed')) = (finished_at IS NOT NULL)),
  CHECK (last_page >= first_page),
  CONSTRAINT generations_pages_whole CHECK ((first_page IS NULL) = (last_page IS NULL)),
  CONSTRAINT generations_requested_bounded CHECK (requested >= 1 AND (note_id IS NULL OR requested <= 50)),
  CONSTRAINT generations_titled_without_note CHECK ((note_id IS NULL) = (title IS NOT NULL))
);
CREATE INDEX generations_of_user ON generations (user_id, created_at DESC, id);
CREATE INDEX generations_unfinished ON generations (lease_until) WHERE status IN ('queued', 'running');
CREATE INDEX generations_of_course ON generations (course_id) WHERE course_id IS NOT NULL;
CREATE INDEX generations_without_course_key ON generations (id) WHERE course_name IS NOT NULL AND course_key IS NULL;
CREATE INDEX generations_by_end ON generations (finished_at) WHERE finished_at IS NOT NULL;
