-- Recipients and transfers of the stand-in for Paystack. Its accounts are invented.
CREATE TABLE sandbox_paystack_recipients (
  code text PRIMARY KEY,
  bank_code text NOT NULL,
  account_number text NOT NULL,
  name text NOT NULL,
  UNIQUE (bank_code, account_number)
);

CREATE TABLE sandbox_paystack_transfers (
  reference text PRIMARY KEY,
  recipient text NOT NULL REFERENCES sandbox_paystack_recipients,
  amount bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'success', 'failed', 'reversed', 'otp')),
  -- Without a decision by hand it ends then; null once it has ended.
  due_at timestamptz,
  created_at timestamptz NOT NULL
);
