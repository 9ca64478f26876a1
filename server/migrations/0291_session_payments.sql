-- What a payment is for beside a month, and what of it goes back to the payer.
ALTER TABLE payments
  DROP CONSTRAINT payments_purpose_check,
  ADD CONSTRAINT payments_purpose_check CHECK (purpose IN ('month', 'card', 'renewal', 'session', 'seat')),
  -- The session or the tutorial. No foreign key: money outlives what it was paid for.
  ADD COLUMN subject_id uuid,
  ADD COLUMN refund_amount bigint CHECK (refund_amount BETWEEN 1 AND amount),
  ADD COLUMN refund_state text
    CHECK (refund_state IN ('pending', 'processing', 'processed', 'failed', 'needs_attention')),
  ADD CHECK ((purpose IN ('session', 'seat')) = (subject_id IS NOT NULL)),
  ADD CHECK ((refund_amount IS NULL) = (refund_state IS NULL));
CREATE INDEX payments_of_subject ON payments (subject_id, user_id) WHERE subject_id IS NOT NULL;

-- Money on its way back. A payment has at most one refund, and its id is the reference of the payment. It names nobody: an
-- account that is erased gets its money all the same.
CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('to_refund', 'refunding', 'pending', 'processing', 'needs_attention',
    'processed', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  ordered_at timestamptz NOT NULL
);
CREATE INDEX refunds_at_work ON refunds (lease_until) WHERE status IN ('to_refund', 'refunding');
CREATE INDEX refunds_open ON refunds (ordered_at) WHERE status IN ('pending', 'processing', 'needs_attention');

ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_debit_check,
  DROP CONSTRAINT ledger_entries_credit_check,
  ADD CONSTRAINT ledger_entries_debit_check CHECK (debit IN ('at_provider', 'subscription_income', 'provider_fees',
    'unassigned', 'held_for_sessions', 'refunds_under_way', 'owed_to_tutors', 'commission_income')),
  ADD CONSTRAINT ledger_entries_credit_check CHECK (credit IN ('at_provider', 'subscription_income', 'provider_fees',
    'unassigned', 'held_for_sessions', 'refunds_under_way', 'owed_to_tutors', 'commission_income'));

-- The stand-in remembers refunds with their transaction.
ALTER TABLE sandbox_paystack_transactions
  ADD COLUMN refunded bigint,
  ADD COLUMN refund_status text
    CHECK (refund_status IN ('pending', 'processing', 'processed', 'failed', 'needs-attention')),
  ADD COLUMN refund_due_at timestamptz;
