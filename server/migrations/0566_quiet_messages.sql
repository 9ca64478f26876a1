ALTER TABLE conversation_sides
  -- Since when this person is not notified of messages. They are counted all the same.
  ADD COLUMN muted_at timestamptz,
  -- When the notification comes that waits for the end of quiet hours.
  ADD COLUMN notify_at timestamptz;
CREATE INDEX conversation_sides_to_notify ON conversation_sides (notify_at) WHERE notify_at IS NOT NULL;
-- Conversations whose time is over.
CREATE INDEX conversations_by_change ON conversations (changed_at);

-- Full hours of the day where the person lives, both null for no quiet hours. A minor without a row has them at night.
CREATE TABLE message_settings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  quiet_from smallint CHECK (quiet_from BETWEEN 0 AND 23),
  quiet_until smallint CHECK (quiet_until BETWEEN 0 AND 23),
  changed_at timestamptz NOT NULL,
  CHECK ((quiet_from IS NULL) = (quiet_until IS NULL)),
  CHECK (quiet_from <> quiet_until)
);

-- People of whom the school says that they are adults. Everybody else counts as a minor.
CREATE TABLE adults (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  marked_at timestamptz NOT NULL
);

-- A reported message, and the request to support in which it is answered.
CREATE TABLE message_reports (
  request_id uuid PRIMARY KEY REFERENCES support_requests ON DELETE CASCADE,
  message_id uuid NOT NULL REFERENCES messages ON DELETE CASCADE,
  reporter_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  reported_at timestamptz NOT NULL
);
CREATE INDEX message_reports_of_message ON message_reports (message_id);
CREATE INDEX message_reports_of_reporter ON message_reports (reporter_id, reported_at);
