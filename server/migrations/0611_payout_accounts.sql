-- The bank account that a tutor is paid to. The number is sealed; pages show its last four digits.
CREATE TABLE payout_accounts (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  bank_code text NOT NULL,
  bank_name text NOT NULL,
  last4 text NOT NULL CHECK (last4 ~ '^\d{4}$'),
  sealed_number bytea NOT NULL,
  -- As the bank has it; without a provider, as its owner typed it.
  account_name text NOT NULL,
  saved_at timestamptz NOT NULL,
  -- A new account waits, so that its owner has time to notice a stranger.
  usable_at timestamptz NOT NULL
);

-- A tutor whose balance is not paid out each week. No row: it is.
CREATE TABLE held_back_payouts (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  held_back_at timestamptz NOT NULL
);
