-- Premium for a class or a school. A group outlives its owner's account, so that its members keep what was paid.
CREATE TABLE premium_groups (
  id uuid PRIMARY KEY,
  owner_id uuid REFERENCES users ON DELETE SET NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  join_code text NOT NULL UNIQUE,
  -- Of the last paid invoice; 0 before the first one.
  seats integer NOT NULL CHECK (seats >= 0),
  paid_until timestamptz,
  -- The ends that the owner was reminded of, and that all were told.
  reminded_of timestamptz,
  ended_said_of timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX premium_groups_of_owner ON premium_groups (owner_id, created_at DESC, id);
CREATE INDEX premium_groups_by_end ON premium_groups (paid_until) WHERE paid_until IS NOT NULL;

CREATE TABLE group_invoices (
  id uuid PRIMARY KEY,
  group_id uuid NOT NULL REFERENCES premium_groups ON DELETE CASCADE,
  number bigint GENERATED ALWAYS AS IDENTITY (START WITH 1001) UNIQUE,
  seats integer NOT NULL CHECK (seats > 0),
  months integer NOT NULL CHECK (months > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  paid_by text CHECK (paid_by IN ('card', 'transfer')),
  paid_at timestamptz,
  bank_reference text,
  created_at timestamptz NOT NULL,
  CHECK ((paid_by IS NULL) = (paid_at IS NULL)),
  CHECK ((paid_by IS NOT DISTINCT FROM 'transfer') = (bank_reference IS NOT NULL))
);
CREATE UNIQUE INDEX group_invoices_open ON group_invoices (group_id) WHERE paid_at IS NULL;
CREATE UNIQUE INDEX group_invoices_of_bank ON group_invoices (upper(bank_reference));
CREATE INDEX group_invoices_by_age ON group_invoices (created_at DESC, id DESC);

-- A student has one seat at most.
CREATE TABLE group_seats (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  group_id uuid NOT NULL REFERENCES premium_groups ON DELETE CASCADE,
  taken_at timestamptz NOT NULL
);
CREATE INDEX group_seats_of_group ON group_seats (group_id, taken_at DESC, user_id);

DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE contype = 'c' AND conrelid = 'payments'::regclass AND pg_get_constraintdef(oid) LIKE '%''package''%'
  LOOP
    EXECUTE format('ALTER TABLE payments DROP CONSTRAINT %I, ADD CONSTRAINT %I %s', found.conname, found.conname,
      replace(found.definition, ']', ', ''group''::text]'));
  END LOOP;
END $$;
