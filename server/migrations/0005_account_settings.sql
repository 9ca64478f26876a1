ALTER TABLE users
  ADD COLUMN time_zone text NOT NULL DEFAULT 'Africa/Lagos',
  ADD COLUMN minimise_gamification boolean NOT NULL DEFAULT false,
  -- Came with the registration; verification hands it on to the page that accepts shared content.
  ADD COLUMN invitation_token text CHECK (length(invitation_token) = 43),
  -- Set by its owner: after this moment the account and all that belongs to it goes.
  ADD COLUMN deletion_due_at timestamptz;
CREATE INDEX users_leaving ON users (deletion_due_at) WHERE deletion_due_at IS NOT NULL;
