-- What was reviewed, and what is known of each item by it. Reviews are only added: a state is computed from all reviews
-- of its item again, in the transaction that adds one.
CREATE TABLE reviews (
  -- Made on the device, so that it is unique for one person only.
  id uuid,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  item_kind text NOT NULL CONSTRAINT reviews_item_kind CHECK (item_kind IN ('question', 'card')),
  -- No foreign key: what was learned stays when the question or the card is gone.
  item_id uuid NOT NULL,
  -- Again, Hard, Good, Easy.
  grade smallint CONSTRAINT reviews_grade CHECK (grade BETWEEN 1 AND 4),
  given_at timestamptz NOT NULL,
  -- Begins at 04:00 in the zone; fixed when the review was given, wherever its person lives later.
  local_day date NOT NULL,
  zone text NOT NULL,
  took_ms integer NOT NULL CONSTRAINT reviews_took_ms CHECK (took_ms >= 0),
  -- What a review counts as since the key of its question was changed; null while it is what was graded when it was given.
  -- The grade of that moment stays: reviews are only added, and a change of a key can be undone.
  corrected_grade smallint,
  cancels uuid,
  -- Orders what one device recorded in one millisecond.
  sequence integer NOT NULL DEFAULT 0 CONSTRAINT reviews_sequence CHECK (sequence >= 0),
  -- The share in per cent that was to be known when it is asked again, as it was promised when the review was given.
  retention smallint NOT NULL DEFAULT 90 CONSTRAINT reviews_retention CHECK (retention BETWEEN 1 AND 99),
  CONSTRAINT reviews_cancels CHECK ((cancels IS NULL) = (grade IS NOT NULL)),
  CONSTRAINT reviews_corrected_grade CHECK (corrected_grade BETWEEN 1 AND 4 AND corrected_grade <> grade),
  PRIMARY KEY (user_id, id)
);
CREATE INDEX reviews_of_item ON reviews (user_id, item_kind, item_id, given_at, id);
-- What was given last is what can be taken back.
CREATE INDEX reviews_given ON reviews (user_id, item_kind, given_at);
-- What is done on a day is read by that day.
CREATE INDEX reviews_of_day ON reviews (user_id, local_day);
CREATE INDEX reviews_by_time ON reviews USING brin (given_at) WITH (autosummarize = on);

CREATE TABLE memory_states (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  item_kind text CONSTRAINT memory_states_item_kind CHECK (item_kind IN ('question', 'card')),
  item_id uuid,
  stability double precision NOT NULL CONSTRAINT memory_states_stability CHECK (stability BETWEEN 0.001 AND 36500),
  difficulty double precision NOT NULL CONSTRAINT memory_states_difficulty CHECK (difficulty BETWEEN 1 AND 10),
  due_day date NOT NULL,
  last_day date NOT NULL,
  reps integer NOT NULL,
  lapses integer NOT NULL,
  phase text NOT NULL DEFAULT 'review'
    CONSTRAINT memory_states_phase CHECK (phase IN ('learning', 'review', 'relearning')),
  step smallint NOT NULL DEFAULT 0,
  due_at timestamptz,
  first_day date NOT NULL,
  CONSTRAINT memory_states_due_at CHECK ((phase = 'review') = (due_at IS NULL)),
  CONSTRAINT memory_states_due_later CHECK (last_day < due_day OR (due_at IS NOT NULL AND last_day = due_day)),
  CONSTRAINT memory_states_lapses CHECK (lapses >= 0 AND lapses < reps),
  PRIMARY KEY (user_id, item_kind, item_id)
);
CREATE INDEX memory_states_due ON memory_states (user_id, item_kind, due_day, item_id);
-- How many were reviewed and how many were met for the first time on a day; and of a long backlog what is known least.
CREATE INDEX memory_states_last_day ON memory_states (user_id, item_kind, last_day, first_day);
CREATE INDEX memory_states_stability ON memory_states (user_id, item_kind, stability);
CREATE INDEX memory_states_learned ON memory_states (user_id, item_kind, due_at) WHERE phase <> 'review';
