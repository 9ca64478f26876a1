-- Mail is leased work as notes and generations are: a status, a count of attempts, and a lease that is also the wait
-- until the next attempt.
DROP INDEX mail_outbox_due;
ALTER TABLE mail_outbox RENAME COLUMN next_attempt_at TO lease_until;
ALTER TABLE mail_outbox
  ADD COLUMN status text,
  ALTER COLUMN attempts DROP DEFAULT,
  ALTER COLUMN lease_until DROP NOT NULL;

UPDATE mail_outbox SET
  lease_until = CASE WHEN sent_at IS NULL AND given_up_at IS NULL THEN lease_until END,
  status = CASE
    WHEN sent_at IS NOT NULL THEN 'sent'
    WHEN given_up_at IS NOT NULL THEN 'given_up'
    -- Such a mail keeps its wait: the attempt that an earlier version began may still be under way.
    WHEN attempts > 0 THEN 'sending'
    ELSE 'waiting'
  END;

ALTER TABLE mail_outbox
  ALTER COLUMN status SET NOT NULL,
  ADD CHECK (status IN ('waiting', 'sending', 'sent', 'given_up')),
  ADD CHECK ((status = 'sent') = (sent_at IS NOT NULL)),
  ADD CHECK ((status = 'given_up') = (given_up_at IS NOT NULL)),
  ADD CHECK ((status IN ('waiting', 'sending')) = (lease_until IS NOT NULL));
CREATE INDEX mail_outbox_unfinished ON mail_outbox (lease_until) WHERE status IN ('waiting', 'sending');
