-- A payment whose money does not fit, after an administrator decided that it does not count as its price.
ALTER TABLE payments DROP CONSTRAINT payments_status_check;
ALTER TABLE payments ADD CONSTRAINT payments_status_check CHECK
  (status IN ('to_charge', 'charging', 'pending', 'paid', 'failed', 'abandoned', 'in_review', 'set_aside'));

-- Money that was assigned to another payment was decided as well.
UPDATE payments SET status = 'set_aside'
FROM payment_flags
WHERE payments.status = 'in_review' AND payment_flags.reference = payments.id::text
  AND payment_flags.decision IS NOT NULL;
