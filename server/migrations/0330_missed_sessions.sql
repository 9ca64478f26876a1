-- That the student said of it that the tutor did not come, whatever was said or decided after that.
ALTER TABLE bookings ADD COLUMN tutor_missing boolean NOT NULL DEFAULT false;
UPDATE bookings SET tutor_missing = true WHERE state = 'no_show' AND ended_by = 'student';

-- An approved tutor who misses sessions is hidden from students until an administrator shows the profile again.
-- Sessions before that are not held against the tutor a second time.
ALTER TABLE tutor_profiles
  ADD COLUMN hidden_at timestamptz,
  ADD COLUMN shown_again_at timestamptz;
CREATE INDEX tutor_profiles_hidden ON tutor_profiles (hidden_at) WHERE hidden_at IS NOT NULL;
