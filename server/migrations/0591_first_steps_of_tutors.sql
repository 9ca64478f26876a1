-- The steps before the first booking end with it, or when the tutor has finished them, and never come back.
ALTER TABLE tutor_profiles ADD COLUMN first_steps_done_at timestamptz;

UPDATE tutor_profiles SET first_steps_done_at = now()
WHERE completed_sessions > 0 OR EXISTS (SELECT FROM bookings WHERE bookings.tutor_id = tutor_profiles.user_id);
