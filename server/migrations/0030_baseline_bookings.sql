-- What a tutor decides about being booked. The time zone is that of the profile.
CREATE TABLE tutor_booking_rules (
  tutor_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  minutes integer[] NOT NULL,
  notice_hours integer NOT NULL CHECK (notice_hours BETWEEN 0 AND 168),
  buffer_minutes integer NOT NULL CHECK (buffer_minutes BETWEEN 0 AND 120),
  horizon_days integer NOT NULL CHECK (horizon_days BETWEEN 1 AND 180),
  cancel_hours integer NOT NULL CHECK (cancel_hours BETWEEN 2 AND 72),
  -- The tutor's own address for calls; null where Akada makes one for each session.
  call_url text,
  changed_at timestamptz NOT NULL
);

-- Hours of the week by the tutor's clock, in minutes of the day; Monday is 1.
CREATE TABLE tutor_weekly_hours (
  tutor_id uuid REFERENCES users ON DELETE CASCADE,
  day integer CHECK (day BETWEEN 1 AND 7),
  from_minute integer CHECK (from_minute >= 0),
  to_minute integer NOT NULL CHECK (to_minute <= 1440),
  CHECK (from_minute < to_minute),
  PRIMARY KEY (tutor_id, day, from_minute),
  EXCLUDE USING gist (tutor_id WITH =, day WITH =, int4range(from_minute, to_minute) WITH &&)
);

-- Dates with other hours than those of the week, as `[{"from": 540, "to": 720}]`; none: away.
CREATE TABLE tutor_exceptions (
  id uuid PRIMARY KEY,
  tutor_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  from_day date NOT NULL,
  to_day date NOT NULL,
  hours jsonb NOT NULL,
  CHECK (from_day <= to_day),
  EXCLUDE USING gist (tutor_id WITH =, daterange(from_day, to_day, '[]') WITH &&)
);

-- One hour from the first look to the end. Price and rules are those of the moment in which it was held.
CREATE TABLE bookings (
  id uuid PRIMARY KEY,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  tutor_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  state text NOT NULL
    CHECK (state IN ('held', 'requested', 'accepted', 'confirmed', 'completed', 'expired',
      'rejected', 'cancelled', 'no_show', 'disputed')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  -- In kobo.
  price bigint NOT NULL CHECK (price >= 0),
  notice_hours integer NOT NULL,
  buffer_minutes integer NOT NULL,
  cancel_hours integer NOT NULL,
  -- When the present state ends by itself.
  expires_at timestamptz,
  share_weak_topics boolean NOT NULL DEFAULT false,
  -- Another hour that one of the two has proposed; it is taken meanwhile.
  proposed_starts_at timestamptz,
  proposed_by text CHECK (proposed_by IN ('student', 'tutor')),
  proposal_expires_at timestamptz,
  paid_at timestamptz,
  ended_by text CHECK (ended_by IN ('student', 'tutor', 'admin', 'clock', 'payment')),
  ended_at timestamptz,
  end_reason text NOT NULL DEFAULT '',
  -- When it is decided how much of the price goes back; later than the end while the other side may still object.
  settles_at timestamptz,
  settled_at timestamptz,
  given_back bigint,
  -- Random part of the address of the call.
  call_room text NOT NULL,
  -- Of the calendar entry: grows with each change that calendars have to hear of.
  sequence integer NOT NULL DEFAULT 0,
  -- Hours before the beginning of which the two were reminded already.
  reminded_hours integer,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- When its tutor accepted or rejected a request.
  answered_at timestamptz,
  -- That the student said of it that the tutor did not come, whatever was said or decided after that.
  tutor_missing boolean NOT NULL DEFAULT false,
  CHECK (given_back >= 0 AND given_back <= price),
  CHECK (student_id <> tutor_id),
  CHECK (starts_at < ends_at),
  CHECK ((state IN ('held', 'requested', 'accepted', 'confirmed')) = (ended_at IS NULL)),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  CHECK ((proposed_starts_at IS NULL) = (proposed_by IS NULL)),
  CHECK ((proposed_starts_at IS NULL) = (proposal_expires_at IS NULL)),
  CHECK (proposed_starts_at IS NULL OR ended_at IS NULL),
  CHECK (settled_at IS NULL OR (ended_at IS NOT NULL AND given_back IS NOT NULL))
);
-- A student looks at one hour at a time.
CREATE UNIQUE INDEX bookings_held ON bookings (student_id) WHERE state = 'held';
CREATE INDEX bookings_of_student ON bookings (student_id, starts_at DESC, id);
CREATE INDEX bookings_of_tutor ON bookings (tutor_id, starts_at DESC, id);
CREATE INDEX bookings_expiring ON bookings (expires_at) WHERE ended_at IS NULL;
CREATE INDEX bookings_proposed ON bookings (proposal_expires_at) WHERE proposal_expires_at IS NOT NULL;
CREATE INDEX bookings_unsettled ON bookings (settles_at) WHERE settled_at IS NULL AND settles_at IS NOT NULL;
CREATE INDEX bookings_ahead ON bookings (starts_at) WHERE state = 'confirmed';
CREATE INDEX bookings_disputed ON bookings (ended_at) WHERE state = 'disputed';
CREATE INDEX bookings_by_start ON bookings (starts_at DESC, id);
CREATE INDEX bookings_by_begin ON bookings (created_at);
CREATE INDEX bookings_by_end ON bookings (ended_at) WHERE ended_at IS NOT NULL;

-- Every hour that a person has given away: a tutor's with the pause after it. No two overlap, whatever writes. A row is written
-- by ON CONFLICT DO NOTHING behind a lock of each person: a plain INSERT waits for others in a circle under contention.
CREATE TABLE taken_hours (
  person_id uuid REFERENCES users ON DELETE CASCADE,
  -- What it is taken by; two hours of one booking, the present and the proposed one, may overlap.
  subject_id uuid,
  booking_id uuid REFERENCES bookings ON DELETE CASCADE,
  kind text CHECK (kind IN ('booked', 'proposed')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- A predicate cannot know the time: who takes an hour first deletes rows of it that have run out.
  held_until timestamptz,
  CHECK (starts_at < ends_at),
  EXCLUDE USING gist (person_id WITH =, tstzrange(starts_at, ends_at) WITH &&, subject_id WITH <>),
  PRIMARY KEY (person_id, subject_id, kind)
);
CREATE INDEX taken_hours_of_booking ON taken_hours (booking_id);

-- What the two write together during a session.
CREATE TABLE booking_notes (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  text text NOT NULL,
  version integer NOT NULL,
  editor_id uuid NOT NULL,
  written_by uuid REFERENCES users ON DELETE SET NULL,
  changed_at timestamptz NOT NULL
);

CREATE TABLE booking_note_versions (
  booking_id uuid REFERENCES bookings ON DELETE CASCADE,
  version integer,
  text text NOT NULL,
  written_by uuid REFERENCES users ON DELETE SET NULL,
  replaced_at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, version)
);

-- Questions that a tutor has given after a session, as a set of the student's own.
CREATE TABLE booking_assignments (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  student_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL,
  -- The student's own set; the student may delete it.
  set_id uuid NOT NULL,
  questions integer NOT NULL CHECK (questions > 0),
  assigned_at timestamptz NOT NULL
);
CREATE INDEX booking_assignments_of_student ON booking_assignments (student_id, assigned_at DESC);
CREATE INDEX booking_assignments_of_booking ON booking_assignments (booking_id);

-- What each of the two said of a session that went wrong. A booking knows only the last word; a dispute needs all.
CREATE TABLE booking_words (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  author_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  action text NOT NULL CHECK (action IN ('no_show', 'dispute')),
  words text NOT NULL,
  said_at timestamptz NOT NULL,
  UNIQUE (booking_id, author_id, action)
);
CREATE INDEX booking_words_of_author ON booking_words (author_id, said_at);
