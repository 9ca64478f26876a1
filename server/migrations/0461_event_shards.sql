-- Workers share the events by person: a hash of the person names one of 64 shards, and one worker at a time holds a shard.
CREATE TABLE outbox_shards (
  shard smallint PRIMARY KEY CONSTRAINT outbox_shards_range CHECK (shard BETWEEN 0 AND 63),
  owner uuid,
  leased_until timestamptz NOT NULL DEFAULT '-infinity'
);
INSERT INTO outbox_shards (shard) SELECT generate_series(0, 63);

DROP INDEX outbox_events_due;
CREATE INDEX outbox_events_due ON outbox_events ((uuid_hash_extended(user_id, 0) & 63), id)
  WHERE dispatched_at IS NULL;

-- When figures of a person were last counted: a person who answers all the time is counted at most once in two seconds.
CREATE TABLE recounts (
  kind text,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  counted_at timestamptz NOT NULL,
  PRIMARY KEY (kind, user_id)
);

-- What is still to be counted for a person's habits. Rows are only added, so that two transactions never wait for each other.
CREATE TABLE habit_due (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Events of the log of reviews.
  review_ids uuid[] NOT NULL DEFAULT '{}',
  -- An exam that ended or is remembered from now on.
  exam_id uuid
);
CREATE INDEX habit_due_of_user ON habit_due (user_id, id);
