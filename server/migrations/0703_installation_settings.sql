-- What administrators set about their installation. Environment variables win over these rows. The record of acts says who
-- changed a setting, and what it was before.
CREATE TABLE installation_settings (
  key text PRIMARY KEY,
  value text NOT NULL CHECK (value <> '' AND length(value) <= 500),
  changed_at timestamptz NOT NULL
);

-- First steps that an administrator put off, or confirmed because no other row shows them.
CREATE TABLE installation_steps (
  step text PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('later', 'done')),
  changed_at timestamptz NOT NULL
);
