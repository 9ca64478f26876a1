-- A tutor's packages of lessons: one offer for each number of lessons. The price is in whole naira, so that every lesson of a
-- package has the same price without a rest.
CREATE TABLE package_offers (
  tutor_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  lessons integer NOT NULL CHECK (lessons IN (5, 10)),
  minutes integer NOT NULL CHECK (minutes > 0),
  price bigint NOT NULL CHECK (price > 0 AND price % 100 = 0),
  valid_days integer NOT NULL CHECK (valid_days > 0),
  PRIMARY KEY (tutor_id, lessons)
);

-- Packages that students buy, with the terms of the offer at that moment. A package outlives both accounts, so that the
-- money of its unused lessons goes back whoever leaves.
CREATE TABLE lesson_packages (
  id uuid PRIMARY KEY,
  student_id uuid REFERENCES users ON DELETE SET NULL,
  tutor_id uuid REFERENCES users ON DELETE SET NULL,
  lessons integer NOT NULL CHECK (lessons IN (5, 10)),
  minutes integer NOT NULL CHECK (minutes > 0),
  -- Price of one lesson, in kobo.
  lesson_price bigint NOT NULL CHECK (lesson_price > 0),
  valid_days integer NOT NULL CHECK (valid_days > 0),
  -- `closing`: no lesson can be requested any more, and the requested and booked ones are not settled yet.
  state text NOT NULL CHECK (state IN ('to_pay', 'active', 'closing', 'ended')),
  -- The payment.
  reference uuid UNIQUE,
  valid_until timestamptz,
  reminded_at timestamptz,
  ended_by text CHECK (ended_by IN ('student', 'tutor', 'admin', 'clock', 'bank')),
  ended_at timestamptz,
  -- Lessons whose price went back.
  unused integer CHECK (unused BETWEEN 0 AND lessons),
  -- A bank disputes the payment: nothing is booked or refunded until it has decided.
  frozen boolean NOT NULL DEFAULT false,
  -- The money of unused lessons that a bank took, in kobo.
  charged_back bigint NOT NULL DEFAULT 0 CHECK (charged_back >= 0 AND charged_back <= lessons * lesson_price),
  created_at timestamptz NOT NULL,
  CHECK ((state = 'to_pay') = (reference IS NULL)),
  CHECK ((state = 'to_pay') = (valid_until IS NULL)),
  CHECK ((state IN ('closing', 'ended')) = (ended_by IS NOT NULL)),
  CHECK ((state = 'ended') = (unused IS NOT NULL)),
  CHECK ((state IN ('closing', 'ended')) = (ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX lesson_packages_to_pay
  ON lesson_packages (student_id, tutor_id, lessons, minutes, lesson_price, valid_days) WHERE state = 'to_pay';
CREATE INDEX lesson_packages_of_student ON lesson_packages (student_id, created_at DESC, id);
CREATE INDEX lesson_packages_of_tutor ON lesson_packages (tutor_id, created_at DESC, id);
CREATE INDEX lesson_packages_open ON lesson_packages (valid_until) WHERE state IN ('active', 'closing');

-- A trial lesson: one for each student and tutor, unless it did not take place. A row is a tutor who offers one.
CREATE TABLE tutor_trials (
  tutor_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  price bigint NOT NULL CHECK (price >= 0)
);
ALTER TABLE bookings ADD COLUMN is_trial boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX bookings_one_trial ON bookings (student_id, tutor_id)
  WHERE is_trial AND state NOT IN ('expired', 'rejected', 'cancelled');

-- The package whose lesson pays a booking. No foreign key: money outlives accounts.
ALTER TABLE bookings ADD COLUMN package_id uuid;
CREATE INDEX bookings_of_package ON bookings (package_id) WHERE package_id IS NOT NULL;
ALTER TABLE held_payments ADD COLUMN package_id uuid;
CREATE INDEX held_payments_of_package ON held_payments (package_id) WHERE package_id IS NOT NULL;

-- The checks get one more name each, whichever names earlier migrations have given them.
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT conname, conrelid::regclass AS owner, pg_get_constraintdef(oid) AS definition,
      CASE WHEN conrelid = 'payments'::regclass THEN 'package' ELSE 'held_for_packages' END AS name
    FROM pg_constraint
    WHERE contype = 'c' AND (
      (conrelid = 'payments'::regclass AND pg_get_constraintdef(oid) LIKE '%''seat''%')
      OR (conrelid = 'ledger_entries'::regclass AND pg_get_constraintdef(oid) LIKE '%''held_for_sessions''%'))
  LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I, ADD CONSTRAINT %I %s', found.owner, found.conname, found.conname,
      replace(found.definition, ']', format(', %L::text]', found.name)));
  END LOOP;
END $$;
