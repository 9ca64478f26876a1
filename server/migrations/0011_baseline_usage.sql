CREATE TABLE usage_counters (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  kind text CHECK (kind IN ('mcq', 'flashcard', 'enhanced_note', 'upload')),
  period_start timestamptz,
  used integer NOT NULL CHECK (used >= 0),
  -- A counter that its owner was warned about owes one notification when the next month begins.
  reset_owed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (user_id, kind, period_start)
);
CREATE INDEX usage_counters_owing ON usage_counters (period_start) WHERE reset_owed;

-- What an administrator added to a monthly limit. One for a person and kind: another one takes its place.
CREATE TABLE usage_extras (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  kind text,
  extra integer NOT NULL CHECK (extra BETWEEN 1 AND 500),
  until timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind)
);
