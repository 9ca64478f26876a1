-- A payment is known before the provider is: its id is our reference. Its work is the charge of a card.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('month', 'card', 'renewal', 'session', 'seat')),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency = 'NGN'),
  renews boolean NOT NULL,
  status text NOT NULL
    CHECK (status IN ('to_charge', 'charging', 'pending', 'paid', 'failed', 'abandoned', 'in_review')),
  failure text CHECK (failure IN ('declined', 'insufficient_funds', 'not_finished')),
  channel text,
  authorization_url text,
  -- Of a renewal: the end of the period after which the month begins.
  renewal_of timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- The session or the tutorial. No foreign key: money outlives what it was paid for.
  subject_id uuid,
  refund_amount bigint,
  refund_state text CHECK (refund_state IN ('pending', 'processing', 'processed', 'failed', 'needs_attention')),
  -- The reference under which the provider has the money, where it was assigned by hand: refunds ask for it.
  received_as text,
  -- Who gave a price back. Null means that the record does not say it.
  refund_actor text,
  CHECK ((purpose = 'renewal') = (renewal_of IS NOT NULL)),
  CHECK ((status IN ('to_charge', 'charging')) <= (purpose = 'renewal')),
  CHECK (refund_amount >= 1 AND refund_amount <= amount),
  CHECK ((purpose IN ('session', 'seat')) = (subject_id IS NOT NULL)),
  CHECK ((refund_amount IS NULL) = (refund_state IS NULL)),
  CHECK (refund_actor IS NULL
    OR (refund_actor IN ('student', 'tutor', 'admin', 'clock') AND refund_state IS NOT NULL))
);
CREATE INDEX payments_of_person ON payments (user_id, created_at DESC, id);
CREATE INDEX payments_undecided ON payments (created_at) WHERE status = 'pending';
CREATE INDEX payments_at_work ON payments (lease_until) WHERE status IN ('to_charge', 'charging');
CREATE INDEX payments_of_subject ON payments (subject_id, user_id) WHERE subject_id IS NOT NULL;
CREATE INDEX payments_by_age ON payments (created_at DESC, id DESC);
CREATE INDEX payments_by_amount ON payments (amount DESC, created_at DESC, id DESC);
CREATE INDEX payments_received_as ON payments (received_as) WHERE received_as IS NOT NULL;
CREATE INDEX payments_with_refund ON payments (created_at DESC, id DESC) WHERE refund_state IS NOT NULL;
CREATE INDEX payments_by_end ON payments (settled_at) WHERE settled_at IS NOT NULL;

-- What the provider has sent, as far as it is a hint: no body is stored, because codes of cards are in it.
CREATE TABLE provider_events (
  id uuid PRIMARY KEY,
  body_hash bytea NOT NULL UNIQUE,
  event text NOT NULL,
  reference text,
  received_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'running', 'done', 'given_up')),
  attempts integer NOT NULL DEFAULT 0,
  lease_until timestamptz
);
CREATE INDEX provider_events_at_work ON provider_events (lease_until) WHERE status IN ('waiting', 'running');
CREATE INDEX provider_events_of_reference ON provider_events (reference, received_at);

-- Money that came and does not fit; it is shown to people, and never swallowed.
CREATE TABLE payment_flags (
  reference text,
  reason text CHECK (reason IN ('wrong_amount', 'wrong_currency', 'unknown_reference')),
  amount bigint NOT NULL,
  currency text NOT NULL,
  found_at timestamptz NOT NULL,
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  decision text CHECK (decision IN ('assigned', 'set_aside')),
  decided_at timestamptz,
  -- No foreign key: what was decided outlives the payment.
  payment_id uuid,
  decision_reason text,
  CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CHECK ((decision IS NULL) = (decision_reason IS NULL)),
  CHECK ((NOT (decision IS DISTINCT FROM 'assigned')) = (payment_id IS NOT NULL)),
  PRIMARY KEY (reference, reason)
);
CREATE INDEX payment_flags_open ON payment_flags (found_at) WHERE decision IS NULL;
CREATE INDEX payment_flags_by_age ON payment_flags (found_at DESC, id);

-- Double entry in kobo. A row moves an amount, so that the sum of all accounts is zero whatever is written.
CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source text NOT NULL,
  purpose text NOT NULL,
  debit text NOT NULL
    CHECK (debit IN ('at_provider', 'subscription_income', 'provider_fees',
      'unassigned', 'held_for_sessions', 'refunds_under_way', 'owed_to_tutors', 'commission_income', 'bank')),
  credit text NOT NULL
    CHECK (credit IN ('at_provider', 'subscription_income', 'provider_fees',
      'unassigned', 'held_for_sessions', 'refunds_under_way', 'owed_to_tutors', 'commission_income', 'bank')),
  amount bigint NOT NULL CHECK (amount > 0),
  written_at timestamptz NOT NULL,
  CHECK (debit <> credit),
  UNIQUE (source, purpose)
);
CREATE INDEX ledger_entries_by_time ON ledger_entries USING brin (written_at) WITH (autosummarize = on);

-- Money on its way back. A payment has at most one refund, and its id is the reference of the payment. It names nobody: an
-- account that is erased gets its money all the same.
CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL
    CHECK (status IN ('to_refund', 'refunding', 'pending', 'processing', 'needs_attention',
      'processed', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  ordered_at timestamptz NOT NULL,
  received_as text
);
CREATE INDEX refunds_at_work ON refunds (lease_until) WHERE status IN ('to_refund', 'refunding');
CREATE INDEX refunds_open ON refunds (ordered_at) WHERE status IN ('pending', 'processing', 'needs_attention');
CREATE INDEX refunds_failed ON refunds (ordered_at) WHERE status IN ('failed', 'needs_attention');

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger entries are never changed: write a new one that corrects';
END $$;

CREATE TRIGGER ledger_is_only_added BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER ledger_is_never_emptied BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
