-- Transfers of the provider to tutors. They name nobody and outlive accounts, so that money on its way is followed to its
-- end whoever leaves. The id is our reference at the provider, which carries out each reference once.
CREATE TABLE transfers (
  id uuid PRIMARY KEY,
  provider text NOT NULL,
  -- What leaves the balance of the tutor, in kobo, and the part of it that pays for the transfer.
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
  status text NOT NULL CHECK (status IN ('to_send', 'sending', 'pending', 'paid', 'failed', 'returned')),
  -- The account as it was when the transfer was ordered; empty once the bank has the money or rejected it.
  sealed_account bytea,
  ordered_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- When the provider was last asked.
  asked_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  lease_until timestamptz
);
CREATE INDEX transfers_at_work ON transfers (lease_until) WHERE status IN ('to_send', 'sending');
CREATE INDEX transfers_open ON transfers (ordered_at) WHERE status = 'pending';
CREATE INDEX transfers_paid ON transfers (settled_at) WHERE status = 'paid';

-- A transfer writes the same row as a payout that an administrator records. The bank's reference of a transfer is its id.
ALTER TABLE tutor_payouts
  ADD COLUMN kind text NOT NULL DEFAULT 'recorded' CHECK (kind IN ('recorded', 'requested', 'weekly')),
  ADD COLUMN state text NOT NULL DEFAULT 'paid' CHECK (state IN ('on_its_way', 'paid', 'failed', 'returned')),
  ADD COLUMN fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  ADD COLUMN bank_name text,
  ADD COLUMN last4 text;

ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_debit_check,
  DROP CONSTRAINT ledger_entries_credit_check,
  ADD CONSTRAINT ledger_entries_debit_check
    CHECK (debit IN ('at_provider', 'subscription_income', 'provider_fees', 'unassigned', 'held_for_sessions',
      'refunds_under_way', 'owed_to_tutors', 'payouts_under_way', 'commission_income', 'bank')),
  ADD CONSTRAINT ledger_entries_credit_check
    CHECK (credit IN ('at_provider', 'subscription_income', 'provider_fees', 'unassigned', 'held_for_sessions',
      'refunds_under_way', 'owed_to_tutors', 'payouts_under_way', 'commission_income', 'bank'));
