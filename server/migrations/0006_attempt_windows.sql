-- How often something was tried since the window began: wrong passwords of an account, unknown addresses of a
-- source, mails to an address. Keys are hashes or network addresses; a row that is out of date counts as none.
CREATE TABLE attempt_windows (
  key text PRIMARY KEY,
  attempts integer NOT NULL CHECK (attempts >= 0),
  started_at timestamptz NOT NULL
);
CREATE INDEX attempt_windows_started ON attempt_windows (started_at);
