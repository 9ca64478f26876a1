-- Guides and notes that students have read to their end, or have ticked. What was read stays read when it is deleted and
-- restored, so that nothing is referenced.
CREATE TABLE finished_readings (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  reading_id uuid,
  finished_at timestamptz NOT NULL,
  -- Begins at 04:00 in the zone of the student.
  local_day date NOT NULL,
  PRIMARY KEY (user_id, reading_id)
);
