-- A payment can have several refunds. The id of the first one was the reference of its payment, and the provider knows no
-- note of ours for it. Later refunds have their own ids.
ALTER TABLE refunds
  ADD COLUMN payment_id uuid,
  ADD COLUMN actor text CHECK (actor IN ('student', 'tutor', 'admin', 'clock')),
  ADD COLUMN settled_at timestamptz;
UPDATE refunds SET payment_id = id;
UPDATE refunds SET actor = payments.refund_actor FROM payments WHERE payments.id = refunds.id;
UPDATE refunds SET settled_at = entries.written_at FROM ledger_entries AS entries
  WHERE entries.source = refunds.id::text AND entries.purpose = 'refund_sent';

-- Processes of the version before run beside this one during an upgrade, and name no payment.
CREATE FUNCTION name_payment_of_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.payment_id := coalesce(NEW.payment_id, NEW.id);
  RETURN NEW;
END $$;
CREATE TRIGGER refund_names_payment BEFORE INSERT ON refunds
  FOR EACH ROW EXECUTE FUNCTION name_payment_of_refund();
ALTER TABLE refunds ALTER COLUMN payment_id SET NOT NULL;
CREATE INDEX refunds_of_payment ON refunds (payment_id, ordered_at);

-- `frozen` waits for the decision about a chargeback; `covered` is not needed any more, because the payer's bank gave the
-- money back.
ALTER TABLE refunds DROP CONSTRAINT refunds_status_check;
ALTER TABLE refunds ADD CONSTRAINT refunds_status_check CHECK (status IN ('to_refund', 'refunding', 'frozen', 'pending',
  'processing', 'needs_attention', 'processed', 'failed', 'covered'));

-- The sum of the processed refunds, beside the sum of all.
ALTER TABLE payments ADD COLUMN refund_processed bigint NOT NULL DEFAULT 0 CHECK (refund_processed >= 0);
UPDATE payments SET refund_processed = refund_amount WHERE refund_state = 'processed';
ALTER TABLE payments DROP CONSTRAINT payments_refund_state_check;
ALTER TABLE payments ADD CONSTRAINT payments_refund_state_check CHECK (refund_state IN ('frozen', 'pending', 'processing',
  'processed', 'failed', 'needs_attention'));

-- A part of a held price can go back before the session is settled.
ALTER TABLE held_payments DROP CONSTRAINT held_payments_check1;
ALTER TABLE held_payments ADD CONSTRAINT held_payments_settled CHECK (settled_at IS NULL OR given_back IS NOT NULL);
