-- Registrations of an address that has an unconfirmed account already. Each has a name and a password of its own, which
-- count once its link is opened. The account's row holds the first registration; the rows go when the address is proved.
CREATE TABLE registrations (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  full_name text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 120),
  password_hash text NOT NULL,
  invitation_token text CHECK (length(invitation_token) = 43),
  created_at timestamptz NOT NULL
);
CREATE INDEX registrations_user ON registrations (user_id);

-- What a link proves: null for the registration that the account's row holds, so earlier links keep their meaning.
ALTER TABLE one_time_tokens ADD COLUMN registration_id uuid REFERENCES registrations ON DELETE CASCADE;
CREATE INDEX one_time_tokens_registration ON one_time_tokens (registration_id) WHERE registration_id IS NOT NULL;
