-- Disputes of payers' banks. A row names nobody, and no foreign key: the money may be taken after the account was erased.
CREATE TABLE chargebacks (
  id uuid PRIMARY KEY,
  provider text NOT NULL,
  -- The provider's id of the dispute.
  provider_id text NOT NULL,
  payment_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('evidence_due', 'under_review', 'won', 'lost')),
  opened_at timestamptz NOT NULL,
  evidence_due_at timestamptz,
  decided_at timestamptz,
  CHECK ((state IN ('won', 'lost')) = (decided_at IS NOT NULL)),
  UNIQUE (provider, provider_id)
);
CREATE INDEX chargebacks_of_payment ON chargebacks (payment_id, opened_at);
CREATE INDEX chargebacks_open ON chargebacks (evidence_due_at) WHERE state IN ('evidence_due', 'under_review');

-- The part of a share that is not paid out while a bank disputes the payment.
ALTER TABLE earnings ADD COLUMN frozen bigint NOT NULL DEFAULT 0;
ALTER TABLE earnings ADD CONSTRAINT earnings_frozen_check CHECK (frozen >= 0 AND frozen <= share);
