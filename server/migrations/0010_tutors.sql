CREATE TABLE tutor_profiles (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  headline text NOT NULL CHECK (length(headline) BETWEEN 1 AND 120),
  biography text NOT NULL CHECK (length(biography) BETWEEN 1 AND 4000),
  subjects text[] NOT NULL CHECK (cardinality(subjects) BETWEEN 1 AND 20),
  languages text[] NOT NULL CHECK (cardinality(languages) BETWEEN 1 AND 10),
  qualifications text[] NOT NULL CHECK (cardinality(qualifications) <= 20),
  -- In kobo.
  hourly_rate integer NOT NULL CHECK (hourly_rate BETWEEN 0 AND 100000000),
  time_zone text NOT NULL,
  -- Nobody teaches before an administrator has said so.
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'rejected')),
  rejection_reason text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((state = 'rejected') = (rejection_reason IS NOT NULL))
);
CREATE INDEX tutor_profiles_by_state ON tutor_profiles (state, updated_at, user_id);

-- Who did what to whom; written with the change, read when something has to be explained.
CREATE TABLE admin_audit (
  id uuid PRIMARY KEY,
  -- No foreign keys: the record outlives both.
  actor_id uuid NOT NULL,
  target_id uuid NOT NULL,
  action text NOT NULL,
  facts jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX admin_audit_of_target ON admin_audit (target_id, created_at DESC);
