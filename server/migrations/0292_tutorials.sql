-- A group session of a tutor. Seats are counted in its row, which is locked by whoever takes or gives back one: the check
-- is the last word on the last seat.
CREATE TABLE tutorials (
  id uuid PRIMARY KEY,
  tutor_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL,
  description text NOT NULL,
  subject text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  seats integer NOT NULL CHECK (seats BETWEEN 2 AND 50),
  seats_taken integer NOT NULL DEFAULT 0,
  least_seats integer NOT NULL CHECK (least_seats BETWEEN 1 AND seats),
  -- Of a seat, in kobo.
  price integer NOT NULL CHECK (price >= 0),
  meeting_url text,
  cancelled_at timestamptz,
  -- When it was decided what becomes of the money of its seats.
  settled_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (seats_taken BETWEEN 0 AND seats),
  CHECK (starts_at < ends_at)
);
CREATE INDEX tutorials_of_tutor ON tutorials (tutor_id, starts_at DESC, id);
CREATE INDEX tutorials_ahead ON tutorials (starts_at, id) WHERE cancelled_at IS NULL;
CREATE INDEX tutorials_unsettled ON tutorials (ends_at) WHERE settled_at IS NULL;

CREATE TABLE tutorial_seats (
  tutorial_id uuid NOT NULL REFERENCES tutorials ON DELETE CASCADE,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- `left` was paid for, and given back too near to the start: its price is due.
  state text NOT NULL CHECK (state IN ('to_pay', 'joined', 'left')),
  -- Until when it is held.
  pay_until timestamptz,
  -- The payment; null of a seat that costs nothing.
  paid_reference uuid,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (tutorial_id, student_id),
  CHECK ((state = 'to_pay') = (pay_until IS NOT NULL)),
  CHECK (state <> 'left' OR paid_reference IS NOT NULL)
);
CREATE INDEX tutorial_seats_of_student ON tutorial_seats (student_id, taken_at DESC);
CREATE INDEX tutorial_seats_to_pay ON tutorial_seats (pay_until) WHERE state = 'to_pay';
