-- Who somebody is at a provider of sign-ins. The address at the provider is no part of it: addresses change hands.
CREATE TABLE identities (
  issuer text NOT NULL,
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identities_user ON identities (user_id);

-- Sign-ins at a provider that came back, by the hash of their state: each is answered once. The row is written when
-- it comes back, so that starting one writes nothing.
CREATE TABLE used_sign_in_states (
  state_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX used_sign_in_states_expired ON used_sign_in_states (expires_at);
