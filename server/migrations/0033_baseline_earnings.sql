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
  given_back bigint,
  settled_at timestamptz,
  CHECK (given_back >= 0 AND given_back <= price),
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
  share bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'available', 'returned')),
  CHECK (share >= 0 AND share <= price)
);
CREATE INDEX earnings_of_tutor ON earnings (tutor_id, starts_at DESC, subject_id);
CREATE INDEX earnings_of_student ON earnings (student_id);

-- What tutors were paid by our bank. Its ledger row has the id as its source, and stays when the account goes.
CREATE TABLE tutor_payouts (
  id uuid PRIMARY KEY,
  tutor_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  amount bigint NOT NULL CHECK (amount > 0),
  bank_reference text NOT NULL,
  paid_on date NOT NULL,
  recorded_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX tutor_payouts_of_bank ON tutor_payouts (upper(bank_reference));
CREATE INDEX tutor_payouts_of_tutor ON tutor_payouts (tutor_id, paid_on DESC, id);
