-- What a student decided about sending passages of notes to a language model. Agreement counts for its host alone.
CREATE TABLE model_choices (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  choice text NOT NULL CONSTRAINT model_choices_choice CHECK (choice IN ('agreed', 'offline')),
  host text NOT NULL CHECK (length(host) BETWEEN 1 AND 260),
  chosen_at timestamptz NOT NULL
);

-- Every call of a language model. A repeated attempt at the same step of the same work is the same row, so that nothing is
-- asked or paid twice.
CREATE TABLE model_calls (
  id uuid PRIMARY KEY,
  -- A generation or the like; no foreign key, because calls outlast it.
  work_id uuid NOT NULL,
  step text NOT NULL CHECK (length(step) BETWEEN 1 AND 60),
  feature text NOT NULL,
  -- Accounts are erased two weeks after that was asked for: no day's budget forgets what it spent.
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  provider text NOT NULL,
  model text NOT NULL,
  result text NOT NULL
    CONSTRAINT model_calls_result CHECK (result IN
      ('under_way', 'answered', 'unusable', 'busy', 'away', 'timed_out', 'refused', 'given_up')),
  tries integer NOT NULL CHECK (tries >= 1),
  input_tokens integer NOT NULL DEFAULT 0 CHECK (input_tokens >= 0),
  output_tokens integer NOT NULL DEFAULT 0 CHECK (output_tokens >= 0),
  -- Millionths of a US dollar: of all tries, and what is set aside for the one under way.
  cost bigint NOT NULL CHECK (cost >= 0),
  reserved bigint NOT NULL CHECK (reserved >= 0),
  latency_ms integer,
  -- Until its work has ended.
  answer jsonb,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT model_calls_ended CHECK ((result = 'under_way') = (ended_at IS NULL)),
  CONSTRAINT model_calls_once UNIQUE (work_id, step)
);
CREATE INDEX model_calls_of_day ON model_calls (started_at) INCLUDE (cost, reserved, user_id);
CREATE INDEX model_calls_ended_last ON model_calls (ended_at DESC) WHERE ended_at IS NOT NULL;
CREATE INDEX model_calls_of_user ON model_calls (user_id);
CREATE INDEX model_calls_answers ON model_calls (started_at) WHERE answer IS NOT NULL;

-- Shares of the budget of a day that the operator was told of, once each.
CREATE TABLE model_budget_marks (
  day date,
  percent integer,
  PRIMARY KEY (day, percent)
);
