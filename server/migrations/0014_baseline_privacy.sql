-- Opens the download of all data of an account for some minutes; ends with the sign-in that asked for it.
CREATE TABLE export_tickets (
  ticket_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX export_tickets_expired ON export_tickets (expires_at);
CREATE INDEX export_tickets_user ON export_tickets (user_id);
CREATE INDEX export_tickets_session ON export_tickets (session_id);
