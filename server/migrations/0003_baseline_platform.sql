-- What several features use: mail, events, deleted files, limits, the record of administrators, and repeated calls.

-- Mail waits here until it was handed over; it commits with the change that caused it. The bodies are emptied
-- then, because the links in them are worth as much as a password.
CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  created_at timestamptz NOT NULL,
  attempts integer NOT NULL,
  -- Also the lease of an attempt under way: nobody else tries before this moment.
  lease_until timestamptz,
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  status text NOT NULL CHECK (status IN ('waiting', 'sending', 'sent', 'given_up')),
  -- What calendars take from a mail: `{"method": "REQUEST", "text": "BEGIN:VCALENDAR..."}`.
  calendar jsonb,
  CHECK ((status = 'sent') = (sent_at IS NOT NULL)),
  CHECK ((status = 'given_up') = (given_up_at IS NOT NULL)),
  CHECK ((status IN ('waiting', 'sending')) = (lease_until IS NOT NULL))
);
CREATE INDEX mail_outbox_unfinished ON mail_outbox (lease_until) WHERE status IN ('waiting', 'sending');

-- What the embedded mailbox shows while no mail server is configured.
CREATE TABLE sandbox_mail (
  id uuid PRIMARY KEY,
  recipient citext NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  calendar jsonb
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
  dispatched_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (name, subject_id)
);
CREATE INDEX outbox_events_due ON outbox_events (next_attempt_at, id) WHERE dispatched_at IS NULL;

-- Files whose row is gone and whose bytes are still to be removed from the store.
CREATE TABLE deleted_files (
  storage_key text PRIMARY KEY,
  deleted_at timestamptz NOT NULL DEFAULT now()
);

-- How often something was tried since the window began: wrong passwords of an account, unknown addresses of a
-- source, mails to an address. Keys are hashes or network addresses; a row that is out of date counts as none.
CREATE TABLE attempt_windows (
  key text PRIMARY KEY,
  attempts integer NOT NULL CHECK (attempts >= 0),
  started_at timestamptz NOT NULL
);
CREATE INDEX attempt_windows_started ON attempt_windows (started_at);

-- Who did what to whom; written with the change, read when something has to be explained.
CREATE TABLE admin_audit (
  id uuid PRIMARY KEY,
  -- No foreign keys: the record outlives both.
  actor_id uuid NOT NULL,
  target_id uuid NOT NULL,
  action text NOT NULL,
  facts jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX admin_audit_of_target ON admin_audit (target_id, created_at DESC);
CREATE INDEX admin_audit_by_age ON admin_audit (created_at DESC, id DESC);
CREATE INDEX admin_audit_of_actor ON admin_audit (actor_id, created_at DESC);

-- One mechanism for calls that are sent twice: caller, endpoint and key name the row that the first call made.
CREATE TABLE idempotency_keys (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  endpoint text,
  key text,
  row_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, endpoint, key)
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);
