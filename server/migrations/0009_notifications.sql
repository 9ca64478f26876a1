-- A listener reads events that nobody has dispatched yet; one that fails waits longer from time to time.
ALTER TABLE outbox_events
  ADD COLUMN dispatched_at timestamptz,
  ADD COLUMN attempts integer NOT NULL DEFAULT 0,
  ADD COLUMN next_attempt_at timestamptz NOT NULL DEFAULT now();
-- What happened before there were listeners is no news any more.
UPDATE outbox_events SET dispatched_at = now();
CREATE INDEX outbox_events_due ON outbox_events (next_attempt_at, id) WHERE dispatched_at IS NULL;

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL,
  title text NOT NULL,
  message text NOT NULL,
  link text NOT NULL,
  -- The event that it tells of: a job that is tried twice tells it once.
  event_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  -- Kept out of the app by its owner's choice; it exists for the mail of the day.
  in_app boolean NOT NULL DEFAULT true,
  -- When the mail of the day takes it along; null once that was written, or where none is wanted.
  digest_at timestamptz,
  UNIQUE (user_id, event_id)
);
CREATE INDEX notifications_of_user ON notifications (user_id, created_at DESC, id) WHERE in_app;
CREATE INDEX notifications_unread ON notifications (user_id) WHERE in_app AND read_at IS NULL;
CREATE INDEX notifications_for_digest ON notifications (digest_at) WHERE digest_at IS NOT NULL;

-- What differs from the presets.
CREATE TABLE notification_preferences (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL,
  in_app boolean NOT NULL,
  email boolean NOT NULL,
  PRIMARY KEY (user_id, type)
);

CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  daily_digest boolean NOT NULL
);
