-- Until now an administrator who gave a price back, or withdrew a tutor's approval, acted as the tutor. The administrators'
-- record proves who acted; the text of a reason does not, because a tutor can type the same words.
UPDATE bookings SET ended_by = 'admin', end_reason = ''
FROM payments, admin_audit
WHERE bookings.state = 'cancelled' AND bookings.ended_by = 'tutor'
  AND payments.purpose = 'session' AND payments.subject_id = bookings.id
  AND admin_audit.action = 'payment.refund' AND admin_audit.target_id = payments.user_id
  AND admin_audit.facts -> 'after' ->> 'payment' = payments.id::text
  -- Both were written in one transaction. A tutor who had cancelled before stays the actor.
  AND bookings.ended_at BETWEEN admin_audit.created_at - interval '10 seconds' AND admin_audit.created_at + interval '10 seconds';

UPDATE bookings SET ended_by = 'admin'
FROM admin_audit
WHERE bookings.state IN ('cancelled', 'rejected') AND bookings.ended_by = 'tutor' AND bookings.end_reason = ''
  AND admin_audit.action = 'tutor.reject' AND admin_audit.target_id = bookings.tutor_id
  -- The sessions end by the event of the decision, which is dispatched within seconds.
  AND bookings.ended_at BETWEEN admin_audit.created_at AND admin_audit.created_at + interval '1 minute';
