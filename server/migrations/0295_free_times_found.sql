-- When the free times of a tutor, as the search reads them, were found last.
ALTER TABLE tutor_profiles ADD COLUMN free_times_found_at timestamptz;
CREATE INDEX tutor_profiles_next_free ON tutor_profiles (next_free_at) WHERE state = 'approved';
