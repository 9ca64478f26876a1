-- The secret address at which calendars read a student's plans. The address follows from the id and AUTH_SECRET, so the
-- table does not open anything; another id ends the address.
CREATE TABLE calendar_feeds (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
