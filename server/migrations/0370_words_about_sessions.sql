-- What each of the two said of a session that went wrong. A booking knows only the last word; a dispute needs all.
CREATE TABLE booking_words (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  author_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  action text NOT NULL CHECK (action IN ('no_show', 'dispute')),
  words text NOT NULL,
  said_at timestamptz NOT NULL,
  -- Sent twice it is said once.
  UNIQUE (booking_id, author_id, action)
);
CREATE INDEX booking_words_of_author ON booking_words (author_id, said_at);
CREATE INDEX bookings_disputed ON bookings (ended_at) WHERE state = 'disputed';
CREATE INDEX bookings_by_start ON bookings (starts_at DESC, id);
