-- When marking by a change was asked for last, after the change itself: it can be undone for a day from then.
ALTER TABLE key_changes ADD COLUMN applied_at timestamptz;
