-- Parameters of the memory model that follow from a student's own reviews. A version is never changed: each review says by
-- which one its interval was promised, so that devices and server compute the same state from it at any time.
CREATE TABLE memory_parameters (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  version smallint CHECK (version >= 1),
  parameters double precision[] NOT NULL CHECK (cardinality(parameters) = 21),
  adopted_at timestamptz NOT NULL,
  -- Reviews that were there.
  reviews integer NOT NULL CHECK (reviews > 0),
  log_loss double precision NOT NULL,
  previous_log_loss double precision NOT NULL CHECK (log_loss < previous_log_loss),
  PRIMARY KEY (user_id, version)
);

-- Null for the defaults.
ALTER TABLE reviews ADD COLUMN parameters_version smallint,
  ADD CONSTRAINT reviews_parameters FOREIGN KEY (user_id, parameters_version) REFERENCES memory_parameters
    ON DELETE CASCADE;

-- The id is that of the student.
CREATE TABLE memory_tunings (
  id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('waiting', 'running', 'done', 'stopped')),
  attempts integer NOT NULL,
  lease_until timestamptz,
  tuned_at timestamptz
);
CREATE INDEX memory_tunings_under_work ON memory_tunings (lease_until) WHERE status IN ('waiting', 'running');

ALTER TABLE card_settings ADD COLUMN own_memory boolean NOT NULL DEFAULT true;
