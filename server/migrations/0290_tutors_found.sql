-- A film in which the tutor speaks, on a page elsewhere.
ALTER TABLE tutor_profiles ADD COLUMN video_url text CHECK (length(video_url) <= 500);
ALTER TABLE tutor_revisions ADD COLUMN video_url text CHECK (length(video_url) <= 500);

-- Entries of a list as one text, and in the form in which they are compared. Their results depend on the arguments alone,
-- which the functions that they use do not promise for every type.
CREATE FUNCTION joined_entries(entries text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_string(entries, ' ');
CREATE FUNCTION folded_entries(entries text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT array_agg(lower(entry)) FROM unnest(entries) AS entry $$;

-- A search reads one row for each tutor.
ALTER TABLE tutor_profiles
  ADD COLUMN words tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('note_words', joined_entries(subjects)), 'A')
    || setweight(to_tsvector('note_words', headline), 'B')
    || setweight(to_tsvector('note_words', biography || ' ' || joined_entries(qualifications)), 'C')) STORED,
  ADD COLUMN folded_subjects text[] GENERATED ALWAYS AS (folded_entries(subjects)) STORED,
  ADD COLUMN folded_languages text[] GENERATED ALWAYS AS (folded_entries(languages)) STORED,
  -- Reviews by stars, from one to five.
  ADD COLUMN stars integer[] NOT NULL DEFAULT '{0,0,0,0,0}' CHECK (cardinality(stars) = 5 AND 0 <= ALL (stars)),
  ADD COLUMN rating_count integer
    GENERATED ALWAYS AS (stars[1] + stars[2] + stars[3] + stars[4] + stars[5]) STORED,
  ADD COLUMN rating_sum integer
    GENERATED ALWAYS AS (stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5]) STORED,
  ADD COLUMN completed_sessions integer NOT NULL DEFAULT 0 CHECK (completed_sessions >= 0),
  ADD COLUMN next_free_at timestamptz,
  -- Of the next weeks; what has passed meanwhile is cut off by the search.
  ADD COLUMN free_times tstzmultirange NOT NULL DEFAULT '{}';
CREATE INDEX tutor_profiles_by_words ON tutor_profiles USING gin (words) WHERE state = 'approved';
CREATE INDEX tutor_profiles_by_subject ON tutor_profiles USING gin (folded_subjects) WHERE state = 'approved';

-- Students who have read a profile, each once a day, for the analytics of its tutor.
CREATE TABLE tutor_views (
  tutor_id uuid NOT NULL REFERENCES tutor_profiles ON DELETE CASCADE,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  day date NOT NULL,
  PRIMARY KEY (tutor_id, day, student_id)
);
CREATE INDEX tutor_views_of_student ON tutor_views (student_id, day);
CREATE INDEX tutor_views_by_day ON tutor_views (day);
