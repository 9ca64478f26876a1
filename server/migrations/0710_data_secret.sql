-- The secret behind everything that stays: sealed columns, keyed hashes, addresses of calendars. It is sealed with AUTH_SECRET, so that
-- AUTH_SECRET can change while this one stays.
CREATE TABLE data_secret (
  id smallint PRIMARY KEY CHECK (id = 1),
  sealed bytea NOT NULL
);
