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
  least_seats integer NOT NULL,
  -- Of a seat, in kobo.
  price integer NOT NULL CHECK (price >= 0),
  meeting_url text,
  cancelled_at timestamptz,
  -- When it was decided what becomes of the money of its seats.
  settled_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Why an administrator cancelled a group tutorial; null of every other end. A repetition of the call is known by it.
  cancel_reason text,
  -- Who cancelled a group tutorial. `clock`: too few students had joined. Null of earlier ends that no record explains.
  cancelled_by text CHECK (cancelled_by IN ('tutor', 'admin', 'clock')),
  CHECK (least_seats >= 1 AND least_seats <= seats),
  CHECK (seats_taken >= 0 AND seats_taken <= seats),
  CHECK (starts_at < ends_at),
  CHECK (cancel_reason IS NULL OR cancelled_at IS NOT NULL)
);
CREATE INDEX tutorials_of_tutor ON tutorials (tutor_id, starts_at DESC, id);
CREATE INDEX tutorials_ahead ON tutorials (starts_at, id) WHERE cancelled_at IS NULL;
CREATE INDEX tutorials_unsettled ON tutorials (ends_at) WHERE settled_at IS NULL;

CREATE TABLE tutorial_seats (
  tutorial_id uuid REFERENCES tutorials ON DELETE CASCADE,
  student_id uuid REFERENCES users ON DELETE CASCADE,
  -- `left` was paid for, and given back too near to the start: its price is due.
  state text NOT NULL CHECK (state IN ('to_pay', 'joined', 'left')),
  -- Until when it is held.
  pay_until timestamptz,
  -- The payment; null of a seat that costs nothing.
  paid_reference uuid,
  taken_at timestamptz NOT NULL,
  CHECK ((state = 'to_pay') = (pay_until IS NOT NULL)),
  CHECK (state <> 'left' OR paid_reference IS NOT NULL),
  PRIMARY KEY (tutorial_id, student_id)
);
CREATE INDEX tutorial_seats_of_student ON tutorial_seats (student_id, taken_at DESC);
CREATE INDEX tutorial_seats_to_pay ON tutorial_seats (pay_until) WHERE state = 'to_pay';
