CREATE TABLE users (
  id uuid PRIMARY KEY,
  email citext NOT NULL UNIQUE CHECK (length(email) <= 254),
  full_name text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 120),
  -- Null until a password is set: accounts made by an administrator start without one.
  password_hash text,
  role text NOT NULL CHECK (role IN ('student', 'tutor', 'admin')),
  email_verified_at timestamptz,
  deactivated_at timestamptz,
  profile_completed boolean NOT NULL DEFAULT false,
  profile_picture_url text,
  subscription_plan text NOT NULL DEFAULT 'free',
  terms_accepted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  time_zone text NOT NULL DEFAULT 'Africa/Lagos',
  minimise_gamification boolean NOT NULL DEFAULT false,
  -- Came with the registration; verification hands it on to the page that accepts shared content.
  invitation_token text CHECK (length(invitation_token) BETWEEN 1 AND 200),
  -- Set by its owner: after this moment the account and all that belongs to it goes.
  deletion_due_at timestamptz,
  -- The end of all access by periods, written with them: no request asks the periods.
  premium_until timestamptz,
  -- Until when nothing is paid out to the person, because an administrator handed over such a link. Null if that never happened.
  payouts_stopped_until timestamptz
);
CREATE INDEX users_leaving ON users (deletion_due_at) WHERE deletion_due_at IS NOT NULL;
CREATE INDEX users_by_words ON users USING gin (folded_text(full_name || ' ' || email::text) gin_trgm_ops);
CREATE INDEX users_by_age ON users (created_at DESC, id DESC);

-- One row is one browser or program that signed in: the family of all its refresh tokens.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  -- The token before the current one is answered with the same successor for a short window.
  previous_token_hash bytea,
  rotated_at timestamptz NOT NULL DEFAULT now(),
  -- Hash of the cookie that binds the session to its browser; null for programs that asked for none.
  binding_hash bytea,
  device text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id) WHERE revoked_at IS NULL;

-- What an authenticator app makes its codes from, encrypted. It counts once a code of it was entered.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sealed_secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: no code is taken twice.
  last_step bigint
);

CREATE TABLE recovery_codes (
  user_id uuid REFERENCES second_factors ON DELETE CASCADE,
  code_hash bytea,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- The picture that people see beside a name. A new one is a new row, so that its address never changes content.
CREATE TABLE pictures (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
  storage_key text NOT NULL UNIQUE,
  size_bytes integer NOT NULL CHECK (size_bytes > 0),
  created_at timestamptz NOT NULL
);

-- Who somebody is at a provider of sign-ins. The address at the provider is no part of it: addresses change hands.
CREATE TABLE identities (
  issuer text,
  subject text CHECK (length(subject) BETWEEN 1 AND 255),
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

-- Registrations of an address that has an unconfirmed account already. Each has a name and a password of its own, which
-- count once its link is opened. The account's row holds the first registration; the rows go when the address is proved.
CREATE TABLE registrations (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  full_name text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 120),
  password_hash text NOT NULL,
  invitation_token text CHECK (length(invitation_token) BETWEEN 1 AND 200),
  created_at timestamptz NOT NULL
);
CREATE INDEX registrations_user ON registrations (user_id);

CREATE TABLE one_time_tokens (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify_email', 'reset_password')),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- What a link proves: null for the registration that the account's row holds, so earlier links keep their meaning.
  registration_id uuid REFERENCES registrations ON DELETE CASCADE,
  -- Of the secret that the browser which registered holds: opening the link there signs in. Null for any other sender.
  browser_hash bytea,
  -- A link to a new password that an administrator hands over: it never works for an administrator or a closed account.
  handed_over boolean NOT NULL DEFAULT false
);
CREATE INDEX one_time_tokens_user ON one_time_tokens (user_id, purpose);
CREATE INDEX one_time_tokens_registration ON one_time_tokens (registration_id) WHERE registration_id IS NOT NULL;
