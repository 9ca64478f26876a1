-- A card is learned in minutes before its intervals are days, and a review can be taken back. Both are events of the log:
-- one that takes back has no grade and names the review, which may arrive after it.
ALTER TABLE reviews
  ALTER COLUMN grade DROP NOT NULL,
  ADD COLUMN cancels uuid,
  -- Orders what one device recorded in one millisecond.
  ADD COLUMN sequence integer NOT NULL DEFAULT 0 CONSTRAINT reviews_sequence CHECK (sequence >= 0),
  -- The share in per cent that was to be known when it is asked again, as it was promised when the review was given.
  ADD COLUMN retention smallint NOT NULL DEFAULT 90 CONSTRAINT reviews_retention CHECK (retention BETWEEN 1 AND 99),
  ADD CONSTRAINT reviews_cancels CHECK ((cancels IS NULL) = (grade IS NOT NULL));
-- What was given last is what can be taken back.
CREATE INDEX reviews_given ON reviews (user_id, item_kind, given_at);

ALTER TABLE memory_states
  ADD COLUMN phase text NOT NULL DEFAULT 'review'
    CONSTRAINT memory_states_phase CHECK (phase IN ('learning', 'review', 'relearning')),
  ADD COLUMN step smallint NOT NULL DEFAULT 0,
  ADD COLUMN due_at timestamptz,
  ADD COLUMN first_day date,
  DROP CONSTRAINT memory_states_due_later,
  ADD CONSTRAINT memory_states_due_at CHECK ((phase = 'review') = (due_at IS NULL)),
  ADD CONSTRAINT memory_states_due_later CHECK (last_day < due_day OR (due_at IS NOT NULL AND last_day = due_day));
UPDATE memory_states AS states SET first_day = coalesce((
  SELECT local_day FROM reviews
  WHERE reviews.user_id = states.user_id AND reviews.item_kind = states.item_kind AND reviews.item_id = states.item_id
    AND (states.item_kind = 'card' OR coalesce(corrected_grade, grade) = 1)
  ORDER BY given_at, id LIMIT 1), last_day);
ALTER TABLE memory_states ALTER COLUMN first_day SET NOT NULL;
-- How many were reviewed and how many were met for the first time on a day; and of a long backlog what is known least.
CREATE INDEX memory_states_last_day ON memory_states (user_id, item_kind, last_day, first_day);
CREATE INDEX memory_states_stability ON memory_states (user_id, item_kind, stability);
CREATE INDEX memory_states_learned ON memory_states (user_id, item_kind, due_at) WHERE phase <> 'review';
