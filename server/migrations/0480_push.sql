-- Key pairs by which push services know this installation (VAPID). Private keys are sealed with AUTH_SECRET.
CREATE TABLE push_keys (
  id uuid PRIMARY KEY,
  public_key text NOT NULL UNIQUE,
  sealed_private_key bytea NOT NULL,
  is_current boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX push_keys_one_current ON push_keys (is_current) WHERE is_current;

-- Devices that get reminders. Each belongs to one sign-in and ends with it.
CREATE TABLE push_devices (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id uuid NOT NULL UNIQUE REFERENCES sessions ON DELETE CASCADE,
  -- The key that the device subscribed with: its push service takes messages of no other key.
  key_id uuid NOT NULL REFERENCES push_keys,
  endpoint text NOT NULL UNIQUE CHECK (endpoint LIKE 'https://%' AND length(endpoint) <= 1000),
  client_key bytea NOT NULL CHECK (length(client_key) = 65),
  client_secret bytea NOT NULL CHECK (length(client_secret) = 16),
  created_at timestamptz NOT NULL,
  last_sent_at timestamptz
);
CREATE INDEX push_devices_of_user ON push_devices (user_id);
CREATE INDEX push_devices_by_key ON push_devices (key_id);

-- Every way to end a sign-in sets this column: signing out, another password, an administrator, a stolen token.
CREATE FUNCTION delete_push_device() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_devices WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_end_push_devices AFTER UPDATE OF revoked_at ON sessions
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION delete_push_device();

-- When the reminder of a student with devices is decided next.
CREATE TABLE push_schedules (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  next_at timestamptz NOT NULL
);
CREATE INDEX push_schedules_due ON push_schedules (next_at);

-- Reminders: at most one a day for each person.
CREATE TABLE push_days (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  local_day date,
  cards integer NOT NULL CHECK (cards >= 0),
  questions integer NOT NULL CHECK (questions >= 0),
  sessions integer NOT NULL CHECK (sessions >= 0),
  exams integer NOT NULL CHECK (exams >= 0),
  created_at timestamptz NOT NULL,
  -- Push services delete what they cannot deliver until then.
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, local_day),
  CONSTRAINT push_days_have_a_reason CHECK (cards + questions + sessions + exams > 0)
);

-- The reminder of a day on its way to each device.
CREATE TABLE push_messages (
  id uuid PRIMARY KEY,
  device_id uuid NOT NULL REFERENCES push_devices ON DELETE CASCADE,
  user_id uuid NOT NULL,
  local_day date NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'sending', 'sent', 'given_up')),
  attempts integer NOT NULL,
  lease_until timestamptz,
  FOREIGN KEY (user_id, local_day) REFERENCES push_days ON DELETE CASCADE,
  UNIQUE (device_id, local_day),
  CONSTRAINT push_messages_lease CHECK ((lease_until IS NOT NULL) = (status IN ('waiting', 'sending')))
);
CREATE INDEX push_messages_of_day ON push_messages (user_id, local_day);
CREATE INDEX push_messages_leased ON push_messages (lease_until) WHERE lease_until IS NOT NULL;

-- Students who want no offer of reminders at the end of a review.
CREATE TABLE push_refusals (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  refused_at timestamptz NOT NULL
);
