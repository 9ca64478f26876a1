-- A row stores what happened; its text and link are made when it is read, so that a corrected one mends old rows.
-- Rows of earlier versions have their text in place of entry and facts.
ALTER TABLE notifications
  ADD COLUMN entry text,
  ADD COLUMN facts jsonb,
  ALTER COLUMN title DROP NOT NULL,
  ALTER COLUMN message DROP NOT NULL,
  ALTER COLUMN link DROP NOT NULL,
  ADD CONSTRAINT notifications_content CHECK (
    num_nonnulls(entry, facts) = 2 AND num_nonnulls(title, message, link) = 0
    OR num_nonnulls(entry, facts) = 0 AND num_nonnulls(title, message, link) = 3
  );
