-- The stand-in for Paystack: several refunds of a transaction, with the note of the merchant, and disputes.
CREATE TABLE sandbox_paystack_refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL REFERENCES sandbox_paystack_transactions ON DELETE CASCADE,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('pending', 'processing', 'processed', 'failed', 'needs-attention')),
  note text,
  due_at timestamptz
);
CREATE INDEX sandbox_paystack_refunds_of_transaction ON sandbox_paystack_refunds (reference, id);
INSERT INTO sandbox_paystack_refunds (reference, amount, status, due_at)
  SELECT reference, refunded, refund_status, refund_due_at FROM sandbox_paystack_transactions WHERE refunded > 0;
ALTER TABLE sandbox_paystack_transactions
  DROP COLUMN refunded,
  DROP COLUMN refund_status,
  DROP COLUMN refund_due_at,
  ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY;

CREATE TABLE sandbox_paystack_disputes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL REFERENCES sandbox_paystack_transactions ON DELETE CASCADE,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN ('awaiting-merchant-feedback', 'awaiting-bank-feedback', 'resolved')),
  resolution text CHECK (resolution IN ('merchant-accepted', 'declined')),
  due_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  resolved_at timestamptz
);
CREATE INDEX sandbox_paystack_disputes_of_transaction ON sandbox_paystack_disputes (reference, id);
