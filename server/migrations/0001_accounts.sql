CREATE EXTENSION IF NOT EXISTS citext;

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email citext NOT NULL UNIQUE CHECK (length(email) <= 254),
  full_name text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 120),
  -- Null until a password is set: accounts made by an administrator start without one.
  password_hash text,
  role text NOT NULL CHECK (role IN ('student', 'tutor', 'admin')),
  email_verified_at timestamptz,
  deactivated_at timestamptz,
  profile_completed boolean NOT NULL DEFAULT false,
  profile_picture_url text,
  subscription_plan text NOT NULL DEFAULT 'free',
  terms_accepted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- One row is one browser or program that signed in: the family of all its refresh tokens.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  -- The token before the current one is answered with the same successor for a short window.
  previous_token_hash bytea,
  rotated_at timestamptz NOT NULL DEFAULT now(),
  -- Hash of the cookie that binds the session to its browser; null for programs that asked for none.
  binding_hash bytea,
  device text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id) WHERE revoked_at IS NULL;

CREATE TABLE one_time_tokens (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify_email', 'reset_password')),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- The Idempotency-Key of the call that used it, so that a repetition gets the first answer.
  used_by_key text
);
CREATE INDEX one_time_tokens_user ON one_time_tokens (user_id, purpose);

-- Mail waits here until it was handed over; it commits with the change that caused it. The bodies are emptied
-- then, because the links in them are worth as much as a password.
CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  created_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- Also the lease of an attempt under way: nobody else tries before this moment.
  next_attempt_at timestamptz NOT NULL,
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz
);
CREATE INDEX mail_outbox_due ON mail_outbox (next_attempt_at) WHERE sent_at IS NULL AND given_up_at IS NULL;

-- What the embedded mailbox shows while no mail server is configured.
CREATE TABLE sandbox_mail (
  id uuid PRIMARY KEY,
  recipient citext NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sandbox_mail_recipient ON sandbox_mail (recipient, sent_at DESC);

-- What happened, written in the transaction that made it happen. Listeners read it in order.
CREATE TABLE outbox_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  subject_id uuid NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  -- An event happens once, however often the step that causes it is tried.
  UNIQUE (name, subject_id)
);
