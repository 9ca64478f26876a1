-- The administrator who has a case of the queue. The case may be of any feature, so there is no foreign key to it, and a
-- claim ends by itself. Requests to support store their claim themselves.
CREATE TABLE waiting_claims (
  kind text NOT NULL,
  id uuid NOT NULL,
  admin_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  held_until timestamptz NOT NULL,
  PRIMARY KEY (kind, id)
);
CREATE INDEX waiting_claims_of_admin ON waiting_claims (admin_id);

-- The overview and the queue read the few payouts that the bank did not take.
CREATE INDEX tutor_payouts_failed ON tutor_payouts (recorded_at) WHERE state IN ('failed', 'returned');
