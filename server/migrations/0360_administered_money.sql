-- The reference under which the provider has the money, where it was assigned by hand: refunds ask for it.
ALTER TABLE payments ADD COLUMN received_as text;
ALTER TABLE refunds ADD COLUMN received_as text;
CREATE INDEX payments_by_age ON payments (created_at DESC, id DESC);
CREATE INDEX payments_by_amount ON payments (amount DESC, created_at DESC, id DESC);
CREATE INDEX payments_received_as ON payments (received_as) WHERE received_as IS NOT NULL;
CREATE INDEX provider_events_of_reference ON provider_events (reference, received_at);
CREATE INDEX refunds_failed ON refunds (ordered_at) WHERE status IN ('failed', 'needs_attention');
CREATE INDEX payments_with_refund ON payments (created_at DESC, id DESC) WHERE refund_state IS NOT NULL;

-- What an administrator decided of money that did not fit.
ALTER TABLE payment_flags
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN decision text CHECK (decision IN ('assigned', 'set_aside')),
  ADD COLUMN decided_at timestamptz,
  -- No foreign key: what was decided outlives the payment.
  ADD COLUMN payment_id uuid,
  ADD COLUMN decision_reason text,
  ADD CHECK ((decision IS NULL) = (decided_at IS NULL)),
  ADD CHECK ((decision IS NULL) = (decision_reason IS NULL)),
  ADD CHECK ((decision IS NOT DISTINCT FROM 'assigned') = (payment_id IS NOT NULL));
CREATE INDEX payment_flags_open ON payment_flags (found_at) WHERE decision IS NULL;
CREATE INDEX payment_flags_by_age ON payment_flags (found_at DESC, id);

ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_debit_check,
  DROP CONSTRAINT ledger_entries_credit_check,
  ADD CONSTRAINT ledger_entries_debit_check CHECK (debit IN ('at_provider', 'subscription_income', 'provider_fees',
    'unassigned', 'held_for_sessions', 'refunds_under_way', 'owed_to_tutors', 'commission_income', 'bank')),
  ADD CONSTRAINT ledger_entries_credit_check CHECK (credit IN ('at_provider', 'subscription_income', 'provider_fees',
    'unassigned', 'held_for_sessions', 'refunds_under_way', 'owed_to_tutors', 'commission_income', 'bank'));

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
