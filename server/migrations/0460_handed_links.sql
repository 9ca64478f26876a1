-- A link to a new password that an administrator hands over: it never works for an administrator or a closed account.
ALTER TABLE one_time_tokens ADD COLUMN handed_over boolean NOT NULL DEFAULT false;
-- Until when nothing is paid out to the person, because an administrator handed over such a link. Null if that never happened.
ALTER TABLE users ADD COLUMN payouts_stopped_until timestamptz;
