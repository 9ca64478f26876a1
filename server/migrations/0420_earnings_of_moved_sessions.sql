-- What was earned by a session that was moved after its payment kept the hour of the payment.
UPDATE earnings SET starts_at = bookings.starts_at, ends_at = bookings.ends_at
FROM bookings
WHERE earnings.kind = 'session' AND bookings.id = earnings.subject_id
  AND (earnings.starts_at, earnings.ends_at) IS DISTINCT FROM (bookings.starts_at, bookings.ends_at);
