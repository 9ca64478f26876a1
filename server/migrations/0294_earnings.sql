-- Money that is held for a session or a seat until it is decided to whom it goes. It names nobody and outlives accounts, so
-- that what was paid is given back or released whoever goes.
CREATE TABLE held_payments (
  reference uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('session', 'seat')),
  -- The booking or the tutorial.
  subject_id uuid NOT NULL,
  price bigint NOT NULL CHECK (price > 0),
  -- What the platform takes, as it was when it was paid.
  commission_percent double precision NOT NULL CHECK (commission_percent BETWEEN 0 AND 100),
  given_back bigint CHECK (given_back BETWEEN 0 AND price),
  settled_at timestamptz,
  CHECK ((given_back IS NULL) = (settled_at IS NULL))
);
CREATE UNIQUE INDEX held_payments_of_booking ON held_payments (subject_id) WHERE kind = 'session';

-- The same as its tutor sees it.
CREATE TABLE earnings (
  reference uuid PRIMARY KEY REFERENCES held_payments ON DELETE CASCADE,
  tutor_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  student_id uuid REFERENCES users ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('session', 'seat')),
  subject_id uuid NOT NULL,
  title text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  price bigint NOT NULL,
  -- Of the tutor; while it waits, what it will be if nothing goes back.
  share bigint NOT NULL CHECK (share BETWEEN 0 AND price),
  state text NOT NULL CHECK (state IN ('waiting', 'available', 'returned'))
);
CREATE INDEX earnings_of_tutor ON earnings (tutor_id, starts_at DESC, subject_id);
CREATE INDEX earnings_of_student ON earnings (student_id);

-- When its tutor accepted or rejected a request.
ALTER TABLE bookings ADD COLUMN answered_at timestamptz;
