-- An administrator who looks at the pages of another account. A viewing ends with its session, which is deleted before the
-- viewing is, so there is no foreign key to it.
CREATE TABLE viewings (
  id uuid PRIMARY KEY,
  -- Null after the administrator's account was erased: the person still reads that somebody looked.
  admin_id uuid REFERENCES users ON DELETE SET NULL,
  session_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  started_at timestamptz NOT NULL,
  until timestamptz NOT NULL CHECK (until > started_at),
  ended_at timestamptz,
  CHECK (admin_id <> user_id)
);
CREATE INDEX viewings_of_user ON viewings (user_id);
CREATE INDEX viewings_of_admin ON viewings (admin_id);
