-- A channel that was not chosen is null: entries of one type differ in whether they are mailed, and who switched one channel
-- off was stored as having chosen both.
ALTER TABLE notification_preferences ALTER COLUMN in_app DROP NOT NULL, ALTER COLUMN email DROP NOT NULL;
