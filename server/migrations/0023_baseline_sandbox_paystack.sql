-- The memory of the stand-in for Paystack, on a machine that is tried out. It holds no address of anybody.
CREATE TABLE sandbox_paystack_transactions (
  reference text PRIMARY KEY,
  access_code text NOT NULL UNIQUE,
  amount bigint NOT NULL,
  currency text NOT NULL,
  callback_url text,
  channels text[] NOT NULL,
  status text NOT NULL,
  channel text,
  gateway_response text NOT NULL,
  card_number text,
  -- A transfer that was made arrives then.
  arrives_at timestamptz,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  refunded bigint,
  refund_status text CHECK (refund_status IN ('pending', 'processing', 'processed', 'failed', 'needs-attention')),
  refund_due_at timestamptz
);

CREATE TABLE sandbox_paystack_deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL,
  body text NOT NULL,
  -- The status of the last answer, 0 where none came, null while it is held.
  answered integer,
  sent integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);

CREATE TABLE sandbox_paystack_settings (
  only_row boolean DEFAULT true PRIMARY KEY CHECK (only_row),
  holds boolean NOT NULL,
  -- What is wrong with the API of the stand-in at this moment: it fails, or it acts and its answer is cut off.
  fault text CHECK (fault IN ('fails', 'cut'))
);
