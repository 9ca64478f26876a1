-- What was reviewed, and what is known of each item by it. Reviews are only added: a state is computed from all reviews
-- of its item again, in the transaction that adds one.
CREATE TABLE reviews (
  -- Made on the device, so that it is unique for one person only.
  id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  item_kind text NOT NULL CONSTRAINT reviews_item_kind CHECK (item_kind IN ('question', 'card')),
  -- No foreign key: what was learned stays when the question or the card is gone.
  item_id uuid NOT NULL,
  -- Again, Hard, Good, Easy.
  grade smallint NOT NULL CONSTRAINT reviews_grade CHECK (grade BETWEEN 1 AND 4),
  given_at timestamptz NOT NULL,
  -- Begins at 04:00 in the zone; fixed when the review was given, wherever its person lives later.
  local_day date NOT NULL,
  zone text NOT NULL,
  took_ms integer NOT NULL CONSTRAINT reviews_took_ms CHECK (took_ms >= 0),
  PRIMARY KEY (user_id, id)
);
CREATE INDEX reviews_of_item ON reviews (user_id, item_kind, item_id, given_at, id);

CREATE TABLE memory_states (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  item_kind text NOT NULL CONSTRAINT memory_states_item_kind CHECK (item_kind IN ('question', 'card')),
  item_id uuid NOT NULL,
  stability double precision NOT NULL CONSTRAINT memory_states_stability CHECK (stability BETWEEN 0.001 AND 36500),
  difficulty double precision NOT NULL CONSTRAINT memory_states_difficulty CHECK (difficulty BETWEEN 1 AND 10),
  due_day date NOT NULL,
  last_day date NOT NULL CONSTRAINT memory_states_due_later CHECK (last_day < due_day),
  reps integer NOT NULL,
  lapses integer NOT NULL,
  PRIMARY KEY (user_id, item_kind, item_id),
  CONSTRAINT memory_states_lapses CHECK (lapses >= 0 AND lapses < reps)
);
CREATE INDEX memory_states_due ON memory_states (user_id, item_kind, due_day, item_id);
