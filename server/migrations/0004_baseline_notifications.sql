CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL,
  title text,
  message text,
  link text,
  -- The event that it tells of: a job that is tried twice tells it once.
  event_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  -- Kept out of the app by its owner's choice; it exists for the mail of the day.
  in_app boolean NOT NULL DEFAULT true,
  -- When the mail of the day takes it along; null once that was written, or where none is wanted.
  digest_at timestamptz,
  entry text,
  facts jsonb,
  -- A deleted notification is marked and hidden first, so that undo works on any device; a sweep removes it later.
  deleted_at timestamptz,
  CONSTRAINT notifications_content CHECK (
    num_nonnulls(entry, facts) = 2 AND num_nonnulls(title, message, link) = 0
    OR num_nonnulls(entry, facts) = 0 AND num_nonnulls(title, message, link) = 3
    ),
  UNIQUE (user_id, event_id)
);
CREATE INDEX notifications_deleted ON notifications (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX notifications_of_user ON notifications (user_id, created_at DESC, id)
  WHERE in_app AND deleted_at IS NULL;
CREATE INDEX notifications_unread ON notifications (user_id)
  WHERE in_app AND read_at IS NULL AND deleted_at IS NULL;
CREATE INDEX notifications_for_digest ON notifications (digest_at)
  WHERE digest_at IS NOT NULL AND deleted_at IS NULL;

-- What differs from the presets.
CREATE TABLE notification_preferences (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  type text,
  in_app boolean,
  email boolean,
  PRIMARY KEY (user_id, type)
);

CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  daily_digest boolean NOT NULL
);
