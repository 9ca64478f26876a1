-- Who gave a price back. Null means that the record does not say it.
ALTER TABLE payments ADD COLUMN refund_actor text
  CHECK (refund_actor IS NULL
    OR refund_actor IN ('student', 'tutor', 'admin', 'clock') AND refund_state IS NOT NULL);

-- The administrators' record proves who acted; the text of a reason does not, because a tutor can type the same words.
UPDATE payments SET refund_actor = 'admin'
WHERE refund_state IS NOT NULL AND EXISTS (
  SELECT FROM admin_audit
  WHERE target_id = payments.user_id
    AND (action = 'payment.refund' AND facts -> 'after' ->> 'payment' = payments.id::text
      OR action LIKE 'session.%' AND facts -> 'after' ->> 'session' = payments.subject_id::text
        AND facts -> 'after' ->> 'state' = 'cancelled'));

-- No administrator acted, so the side that ended the session did. A late cancellation is given back by the tutor's word.
UPDATE payments SET refund_actor = CASE
  WHEN bookings.state = 'no_show' THEN 'clock'
  WHEN bookings.ended_by = 'student'
    AND bookings.ended_at >= bookings.starts_at - bookings.cancel_hours * interval '1 hour' THEN 'tutor'
  ELSE bookings.ended_by END
FROM bookings
WHERE payments.refund_state IS NOT NULL AND payments.refund_actor IS NULL
  AND payments.purpose = 'session' AND payments.subject_id = bookings.id
  AND (bookings.state = 'no_show'
    OR bookings.state = 'cancelled' AND bookings.ended_by IN ('student', 'tutor', 'admin', 'clock'));
