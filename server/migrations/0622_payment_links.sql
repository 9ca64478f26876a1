-- Links by which a person without an account pays for a student. Only the hash of a code is stored. A link outlives the
-- account, so that its page still says that it is no longer open.
CREATE TABLE payment_links (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  code_hash bytea NOT NULL UNIQUE,
  purpose text NOT NULL CHECK (purpose IN ('month', 'session')),
  -- The session. No foreign key: money outlives what it was paid for.
  subject_id uuid,
  -- In kobo, as it was when the link was made.
  amount bigint NOT NULL CHECK (amount > 0),
  shows_name boolean NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  ended_at timestamptz,
  -- The one payment that counted.
  paid_at timestamptz,
  payment_id uuid UNIQUE,
  CHECK ((purpose = 'month') = (subject_id IS NULL)),
  CHECK ((paid_at IS NULL) = (payment_id IS NULL))
);
CREATE INDEX payment_links_of_person ON payment_links (user_id, created_at DESC, id);

-- The payer's address gets the receipt. It goes with the payment.
ALTER TABLE payments
  ADD COLUMN link_id uuid REFERENCES payment_links ON DELETE SET NULL,
  ADD COLUMN payer_email text,
  ADD CHECK (link_id IS NULL OR payer_email IS NOT NULL),
  ADD CHECK (link_id IS NULL OR NOT renews);
CREATE INDEX payments_of_link ON payments (link_id, created_at) WHERE link_id IS NOT NULL;

ALTER TABLE receipt_documents ADD COLUMN payer_email text;

-- Undecided payments of links whose student was erased. Their money goes back when it comes. No row names a person.
CREATE TABLE orphaned_link_payments (
  reference uuid PRIMARY KEY,
  orphaned_at timestamptz NOT NULL
);
