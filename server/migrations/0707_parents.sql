-- Parents who read how a student does, without an account. Only the hash of a code is stored.
CREATE TABLE parents (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL UNIQUE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  -- Gets the mail of the week; null without one.
  email text CHECK (length(email) <= 254),
  -- An administrator invited this parent, and the student cannot end it.
  by_school boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_opened_at timestamptz,
  -- The Monday of the week that the next mail tells of, and when it is due; null while no mail is wanted.
  mail_week date CHECK (extract(isodow FROM mail_week) = 1),
  next_mail_at timestamptz,
  deleted_at timestamptz,
  CHECK ((mail_week IS NULL) = (next_mail_at IS NULL)),
  CHECK (email IS NOT NULL OR mail_week IS NULL)
);
CREATE INDEX parents_of_person ON parents (user_id, created_at, id);
CREATE INDEX parents_by_mail ON parents (next_mail_at) WHERE next_mail_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX parents_deleted ON parents (deleted_at) WHERE deleted_at IS NOT NULL;
