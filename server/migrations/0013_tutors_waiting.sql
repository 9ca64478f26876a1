-- Since when a profile waits, or last waited, to be decided. A change that its tutor makes meanwhile leaves it alone.
ALTER TABLE tutor_profiles ADD COLUMN pending_since timestamptz;
-- When a mended profile came back was not kept. What waits was handed in at the first of its moments that is known.
UPDATE tutor_profiles SET pending_since = created_at;
ALTER TABLE tutor_profiles ALTER COLUMN pending_since SET NOT NULL;
DROP INDEX tutor_profiles_by_state;
CREATE INDEX tutor_profiles_by_state ON tutor_profiles (state, pending_since, user_id);
