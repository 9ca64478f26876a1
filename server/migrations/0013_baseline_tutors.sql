-- Entries of a list as one text, and in the form in which they are compared. Their results depend on the arguments alone,
-- which the functions that they use do not promise for every type.
CREATE FUNCTION joined_entries(entries text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_string(entries, ' ');

CREATE FUNCTION folded_entries(entries text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT array_agg(lower(entry)) FROM unnest(entries) AS entry $$;

CREATE TABLE tutor_profiles (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  headline text NOT NULL CHECK (length(headline) BETWEEN 1 AND 120),
  biography text NOT NULL CHECK (length(biography) BETWEEN 1 AND 4000),
  subjects text[] NOT NULL CHECK (cardinality(subjects) BETWEEN 1 AND 20),
  languages text[] NOT NULL CHECK (cardinality(languages) BETWEEN 1 AND 10),
  qualifications text[] NOT NULL CHECK (cardinality(qualifications) <= 20),
  -- In kobo.
  hourly_rate integer NOT NULL CHECK (hourly_rate BETWEEN 0 AND 100000000),
  time_zone text NOT NULL,
  -- Nobody teaches before an administrator has said so.
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'rejected')),
  rejection_reason text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Since when a profile waits, or last waited, to be decided. A change that its tutor makes meanwhile leaves it alone.
  pending_since timestamptz NOT NULL,
  -- Names the content that a decision is about. Content that is changed gets another one, so that an administrator approves
  -- only what was shown.
  version uuid NOT NULL DEFAULT gen_random_uuid(),
  -- A film in which the tutor speaks, on a page elsewhere.
  video_url text CHECK (length(video_url) <= 500),
  words tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('note_words', joined_entries(subjects)), 'A')
    || setweight(to_tsvector('note_words', headline), 'B')
    || setweight(to_tsvector('note_words', biography || ' ' || joined_entries(qualifications)), 'C')) STORED,
  folded_subjects text[] GENERATED ALWAYS AS (folded_entries(subjects)) STORED,
  folded_languages text[] GENERATED ALWAYS AS (folded_entries(languages)) STORED,
  -- Reviews by stars, from one to five.
  stars integer[] NOT NULL DEFAULT '{0,0,0,0,0}' CHECK (cardinality(stars) = 5 AND 0 <= ALL (stars)),
  rating_count integer GENERATED ALWAYS AS (stars[1] + stars[2] + stars[3] + stars[4] + stars[5]) STORED,
  rating_sum integer GENERATED ALWAYS AS (stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5]) STORED,
  completed_sessions integer NOT NULL DEFAULT 0 CHECK (completed_sessions >= 0),
  next_free_at timestamptz,
  -- Of the next weeks; what has passed meanwhile is cut off by the search.
  free_times tstzmultirange NOT NULL DEFAULT '{}',
  -- When the free times of a tutor, as the search reads them, were found last.
  free_times_found_at timestamptz,
  hidden_at timestamptz,
  shown_again_at timestamptz,
  CHECK ((state = 'rejected') = (rejection_reason IS NOT NULL))
);
CREATE INDEX tutor_profiles_by_state ON tutor_profiles (state, pending_since, user_id);
CREATE INDEX tutor_profiles_by_words ON tutor_profiles USING gin (words) WHERE state = 'approved';
CREATE INDEX tutor_profiles_by_subject ON tutor_profiles USING gin (folded_subjects) WHERE state = 'approved';
CREATE INDEX tutor_profiles_next_free ON tutor_profiles (next_free_at) WHERE state = 'approved';
CREATE INDEX tutor_profiles_hidden ON tutor_profiles (hidden_at) WHERE hidden_at IS NOT NULL;

-- What the tutor of an approved profile wants students to read next; at most one for a profile. The profile's own row says
-- what is approved. An approved revision is copied there and removed.
CREATE TABLE tutor_revisions (
  user_id uuid PRIMARY KEY REFERENCES tutor_profiles ON DELETE CASCADE,
  version uuid NOT NULL UNIQUE,
  headline text NOT NULL CHECK (length(headline) BETWEEN 1 AND 120),
  biography text NOT NULL CHECK (length(biography) BETWEEN 1 AND 4000),
  subjects text[] NOT NULL CHECK (cardinality(subjects) BETWEEN 1 AND 20),
  languages text[] NOT NULL CHECK (cardinality(languages) BETWEEN 1 AND 10),
  qualifications text[] NOT NULL CHECK (cardinality(qualifications) <= 20),
  state text NOT NULL CHECK (state IN ('pending', 'rejected')),
  rejection_reason text,
  -- Since when it waits, or last waited. A change that its tutor makes meanwhile leaves it alone.
  pending_since timestamptz NOT NULL,
  video_url text CHECK (length(video_url) <= 500),
  CHECK ((state = 'rejected') = (rejection_reason IS NOT NULL))
);
CREATE INDEX tutor_revisions_waiting ON tutor_revisions (pending_since, user_id) WHERE state = 'pending';

-- Students who have read a profile, each once a day, for the analytics of its tutor.
CREATE TABLE tutor_views (
  tutor_id uuid REFERENCES tutor_profiles ON DELETE CASCADE,
  student_id uuid REFERENCES users ON DELETE CASCADE,
  day date,
  PRIMARY KEY (tutor_id, day, student_id)
);
CREATE INDEX tutor_views_of_student ON tutor_views (student_id, day);
CREATE INDEX tutor_views_by_day ON tutor_views (day);
