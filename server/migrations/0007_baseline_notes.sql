CREATE TABLE notes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  original_filename text NOT NULL CHECK (length(original_filename) BETWEEN 1 AND 200),
  course_name text,
  media_type text NOT NULL,
  size_bytes bigint NOT NULL CHECK (size_bytes >= 0),
  content_hash bytea NOT NULL,
  storage_key text UNIQUE,
  status text NOT NULL DEFAULT 'uploaded'
    CHECK (status IN ('uploaded', 'extracting', 'to_read_long', 'reading_long', 'to_recognise', 'recognising',
      'to_transcribe', 'transcribing', 'ready', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  -- The month whose upload allowance paid for this note; null once the unit was given back.
  charged_period timestamptz,
  failure_code text,
  warnings text[] NOT NULL DEFAULT '{}',
  -- As the file itself names it, known once it was read.
  title text,
  page_count integer,
  word_count integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- As notifications: a deleted note or question is marked and hidden first, and a sweep removes it later.
  deleted_at timestamptz,
  -- Whether a note's pages are those of its file. Files without pages are stored in sections, in the same table.
  paged boolean NOT NULL DEFAULT false,
  formulas_version integer NOT NULL DEFAULT 0,
  scan_pages integer[] NOT NULL DEFAULT '{}',
  scans_done integer NOT NULL DEFAULT 0,
  pieces integer NOT NULL DEFAULT 0,
  pieces_done integer NOT NULL DEFAULT 0,
  -- Pages whose recognition used up its time or all its attempts: after a few of them the others are left.
  lost_pages integer NOT NULL DEFAULT 0 CHECK (lost_pages >= 0),
  -- Where each of scan_pages is in an archive of files; null for a page of the file itself, empty where all of them are.
  scan_members jsonb NOT NULL DEFAULT '[]',
  encoding text CHECK (length(encoding) <= 40),
  encoding_choice jsonb,
  course_id uuid CONSTRAINT notes_course REFERENCES courses ON DELETE SET NULL,
  course_key text,
  cloth_seed integer NOT NULL DEFAULT floor(random() * 2147483648)::integer CHECK (cloth_seed >= 0),
  cloth_colour integer NOT NULL DEFAULT 1 + floor(random() * 8)::integer CHECK (cloth_colour BETWEEN 1 AND 8),
  tags text[] NOT NULL DEFAULT '{}',
  archived_at timestamptz,
  changed_at timestamptz NOT NULL DEFAULT now(),
  -- What a note is called is looked for as often as its text, and folding five thousand titles takes half a second.
  words tsvector GENERATED ALWAYS AS (to_tsvector('note_words',
    coalesce(title, '') || ' ' || original_filename || ' ' || coalesce(course_name, ''))) STORED,
  -- Why pages of a note that have no text were not shown to a language model.
  unsent_because text,
  CHECK ((status = 'failed') = (failure_code IS NOT NULL)),
  CHECK (status <> 'ready' OR (title IS NOT NULL AND page_count IS NOT NULL)),
  CHECK (scans_done >= 0 AND scans_done <= cardinality(scan_pages)),
  CHECK (pieces_done >= 0 AND pieces_done <= pieces)
);
CREATE INDEX notes_of_user ON notes (user_id, created_at DESC, id);
CREATE INDEX notes_deleted ON notes (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX notes_by_formulas_version ON notes (formulas_version) WHERE status = 'ready';
CREATE INDEX notes_of_course ON notes (course_id) WHERE course_id IS NOT NULL;
CREATE INDEX notes_without_course_key ON notes (id) WHERE course_name IS NOT NULL AND course_key IS NULL;
CREATE INDEX notes_unfinished ON notes (lease_until)
  WHERE status IN ('uploaded', 'extracting', 'to_read_long', 'reading_long', 'to_recognise', 'recognising',
    'to_transcribe', 'transcribing');

CREATE TABLE note_pages (
  note_id uuid REFERENCES notes ON DELETE CASCADE,
  number integer CHECK (number >= 1),
  section text,
  text text NOT NULL,
  blocks jsonb NOT NULL,
  bold jsonb NOT NULL,
  -- How the text of a page was found. What was read before either had text or gave none.
  reading text NOT NULL DEFAULT 'text' CHECK (reading IN ('text', 'ocr', 'model', 'unreadable')),
  formulas jsonb NOT NULL DEFAULT '[]',
  -- How certain the recognition of a page was, from 0 to 1.
  confidence real CHECK (confidence BETWEEN 0 AND 1),
  words tsvector GENERATED ALWAYS AS (to_tsvector('note_words', left(text, 50000))) STORED,
  read_by text,
  PRIMARY KEY (note_id, number),
  CONSTRAINT note_pages_read_by CHECK ((reading = 'model') = (read_by IS NOT NULL))
);
CREATE INDEX note_pages_by_words ON note_pages USING gin (words);

-- How many files of a person lately used up what the reading of one file may take. Without this, an account that sends
-- such files one after another keeps the reader busy for ever: failed readings cost no unit. It does not hang on the
-- note, which its owner can delete meanwhile.
CREATE TABLE slow_readings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  recent integer NOT NULL CHECK (recent > 0),
  last_at timestamptz NOT NULL
);

-- That a student agreed to have recordings sent to be written down, and to which host: another host is asked for again.
CREATE TABLE recording_consents (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  host text NOT NULL CHECK (length(host) BETWEEN 1 AND 260),
  given_at timestamptz NOT NULL
);

-- The pieces of a recording. One that is written down is never sent again; all of them go when the note has ended.
CREATE TABLE transcription_pieces (
  note_id uuid REFERENCES notes ON DELETE CASCADE,
  number integer CHECK (number >= 1),
  starts_at double precision NOT NULL CHECK (starts_at >= 0),
  -- Null where the length is not known: the file is sent whole.
  seconds double precision,
  -- What was said, by seconds from the beginning of the recording; null until it is written down.
  segments jsonb,
  PRIMARY KEY (note_id, number)
);

CREATE TABLE written_notes (
  note_id uuid PRIMARY KEY REFERENCES notes ON DELETE CASCADE,
  -- As it was typed; empty where the note is called by its first line.
  title text NOT NULL,
  text text NOT NULL,
  version integer NOT NULL DEFAULT 1 CONSTRAINT written_notes_version CHECK (version >= 1),
  -- The visit of an editor that saved it, and when its last earlier version was stored.
  editor_id uuid NOT NULL,
  retained_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);

CREATE TABLE written_versions (
  note_id uuid REFERENCES written_notes ON DELETE CASCADE,
  version integer,
  title text NOT NULL,
  text text NOT NULL,
  replaced_at timestamptz NOT NULL,
  PRIMARY KEY (note_id, version)
);

CREATE TABLE note_highlights (
  id uuid PRIMARY KEY,
  note_id uuid NOT NULL REFERENCES notes ON DELETE CASCADE,
  page integer NOT NULL CONSTRAINT note_highlights_page CHECK (page >= 1),
  quote text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT note_highlights_once UNIQUE (note_id, page, quote)
);

-- Words of pages stand outside of their rows, which a plan does not count: it read ten thousand of them one by one, where
-- the index knows the answer. Here it takes the index.
CREATE FUNCTION notes_with(owner uuid, wanted tsquery) RETURNS SETOF uuid
LANGUAGE sql STABLE ROWS 100 SET enable_seqscan = off AS $$
  SELECT page.note_id FROM note_pages AS page JOIN notes AS own ON own.id = page.note_id
  WHERE own.user_id = owner AND page.words @@ wanted
$$;
