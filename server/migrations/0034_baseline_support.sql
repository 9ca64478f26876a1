-- What people write to support, and what administrators answer.
CREATE TABLE support_requests (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('account', 'payment', 'session', 'study', 'other')),
  -- What the person looked at; empty where that was not said.
  page text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'answered', 'closed')),
  -- Since when support owes an answer; the queue is in this order.
  waiting_since timestamptz NOT NULL,
  -- The administrator who answers, until then alone.
  claimed_by uuid REFERENCES users ON DELETE SET NULL,
  claimed_until timestamptz,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX support_requests_of_person ON support_requests (user_id, changed_at DESC);
CREATE INDEX support_requests_waiting ON support_requests (waiting_since) WHERE state = 'waiting';

CREATE TABLE support_messages (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES support_requests ON DELETE CASCADE,
  -- Whose request it is.
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  from_support boolean NOT NULL,
  -- The administrator who answered; null also once that account is gone.
  answered_by uuid REFERENCES users ON DELETE SET NULL,
  text text NOT NULL,
  written_at timestamptz NOT NULL,
  CHECK (from_support OR answered_by IS NULL)
);
CREATE INDEX support_messages_of_request ON support_messages (request_id, written_at);
CREATE INDEX support_messages_of_person ON support_messages (user_id, written_at);
