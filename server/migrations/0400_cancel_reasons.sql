-- Why an administrator cancelled a group tutorial; null of every other end. A repetition of the call is known by it.
ALTER TABLE tutorials ADD COLUMN cancel_reason text
  CHECK (cancel_reason IS NULL OR cancelled_at IS NOT NULL);
