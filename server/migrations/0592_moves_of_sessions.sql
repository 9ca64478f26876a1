-- The last end of a proposed time, so that both sides read on the session itself what became of it: who acted, and the
-- time before the move, or the proposed time that the session did not get. Earlier moves are not known.
ALTER TABLE bookings
  ADD COLUMN move_outcome text CHECK (move_outcome IN ('moved', 'declined', 'withdrawn', 'unanswered')),
  ADD COLUMN move_actor text CHECK (move_actor IN ('student', 'tutor', 'admin')),
  ADD COLUMN move_time timestamptz,
  ADD CONSTRAINT bookings_move_complete CHECK (num_nonnulls(move_outcome, move_actor, move_time) IN (0, 3));
