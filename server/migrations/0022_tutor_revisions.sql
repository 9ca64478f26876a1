-- Names the content that a decision is about. Content that is changed gets another one, so that an administrator approves
-- only what was shown.
ALTER TABLE tutor_profiles ADD COLUMN version uuid NOT NULL DEFAULT gen_random_uuid();

-- What the tutor of an approved profile wants students to read next; at most one for a profile. The profile's own row says
-- what is approved. An approved revision is copied there and removed.
CREATE TABLE tutor_revisions (
  user_id uuid PRIMARY KEY REFERENCES tutor_profiles ON DELETE CASCADE,
  version uuid NOT NULL UNIQUE,
  headline text NOT NULL CHECK (length(headline) BETWEEN 1 AND 120),
  biography text NOT NULL CHECK (length(biography) BETWEEN 1 AND 4000),
  subjects text[] NOT NULL CHECK (cardinality(subjects) BETWEEN 1 AND 20),
  languages text[] NOT NULL CHECK (cardinality(languages) BETWEEN 1 AND 10),
  qualifications text[] NOT NULL CHECK (cardinality(qualifications) <= 20),
  state text NOT NULL CHECK (state IN ('pending', 'rejected')),
  rejection_reason text,
  -- Since when it waits, or last waited. A change that its tutor makes meanwhile leaves it alone.
  pending_since timestamptz NOT NULL,
  CHECK ((state = 'rejected') = (rejection_reason IS NOT NULL))
);
CREATE INDEX tutor_revisions_waiting ON tutor_revisions (pending_since, user_id) WHERE state = 'pending';
