-- Study guides: a note explained section by section. A guide is its generation; this row is written with it, so that what is
-- being made can be listed and deleted as well.
CREATE TABLE guides (
  id uuid PRIMARY KEY REFERENCES generations ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- No foreign key: a guide stays when its note is gone.
  note_id uuid NOT NULL,
  title text NOT NULL,
  -- While it is made: sections that are done, of how many.
  done integer NOT NULL DEFAULT 0 CONSTRAINT guides_done CHECK (done >= 0),
  total integer NOT NULL DEFAULT 0,
  -- The language model that made sections of it, and why the engine made all or the rest.
  model text,
  offline_reason text,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT guides_total CHECK (total >= done)
);
CREATE INDEX guides_of_user ON guides (user_id, created_at DESC, id);
CREATE INDEX guides_of_note ON guides (user_id, note_id);
CREATE INDEX guides_deleted ON guides (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE guide_sections (
  guide_id uuid REFERENCES guides ON DELETE CASCADE,
  number integer CONSTRAINT guide_sections_number CHECK (number >= 1),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- As it was made: title, pages, overview, parts and checks, each statement with its passages.
  made jsonb NOT NULL,
  origin text NOT NULL CONSTRAINT guide_sections_origin CHECK (origin IN ('extract', 'model')),
  -- Of what is shown.
  words integer NOT NULL CONSTRAINT guide_sections_words CHECK (words >= 0),
  -- What its student wrote in its position, and whether that is shown.
  own text,
  shows_own boolean NOT NULL DEFAULT false,
  -- How its texts are shown, in the order in which they are read; null for a plain paragraph.
  content jsonb NOT NULL,
  content_version integer NOT NULL,
  version integer NOT NULL DEFAULT 1 CONSTRAINT guide_sections_version CHECK (version >= 1),
  changed_at timestamptz NOT NULL,
  CONSTRAINT guide_sections_own CHECK (own IS NOT NULL OR NOT shows_own),
  PRIMARY KEY (guide_id, number)
);
CREATE INDEX guide_sections_of_user ON guide_sections (user_id);
CREATE INDEX guide_sections_by_content_version ON guide_sections (content_version);
