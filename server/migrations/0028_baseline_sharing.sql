-- What people share of what they have made. A share is a copy of a moment: what its owner changes later reaches the
-- recipients as a further version.
CREATE TABLE shares (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('set', 'deck', 'guide', 'note')),
  -- Of a deck `mine`, or the id of a course or a note.
  subject_id text NOT NULL,
  title text NOT NULL,
  cloth_seed integer NOT NULL,
  cloth_colour smallint NOT NULL,
  rights text NOT NULL CHECK (rights IN ('view', 'copy')),
  -- Null while there is no link.
  link_token text UNIQUE,
  expires_at timestamptz,
  revoked_at timestamptz,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX shares_of_subject ON shares (owner_id, kind, subject_id) WHERE revoked_at IS NULL;

CREATE TABLE share_versions (
  share_id uuid REFERENCES shares ON DELETE CASCADE,
  number integer,
  -- Parts with ids that stay the same in all versions.
  content jsonb NOT NULL,
  parts integer NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (share_id, number)
);

CREATE TABLE share_recipients (
  id uuid PRIMARY KEY,
  -- Null when its owner was erased: the recipient still reads why there is nothing to see.
  share_id uuid REFERENCES shares ON DELETE SET NULL,
  kind text NOT NULL,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  -- The share again while no account has answered: then the row goes with it.
  invited_to uuid REFERENCES shares ON DELETE CASCADE,
  -- Where an invitation was sent; gone with the answer.
  email text,
  invitation_hash bytea UNIQUE,
  state text NOT NULL CHECK (state IN ('invited', 'accepted', 'rejected', 'left', 'removed')),
  -- What was copied, as `subject_id` of its kind, and of which version; null while nothing was.
  copy_kind text,
  copy_id text,
  copied_version integer,
  invited_at timestamptz NOT NULL,
  answered_at timestamptz,
  CHECK (user_id IS NOT NULL OR (email IS NOT NULL AND invited_to IS NOT NULL)),
  CHECK ((copy_id IS NULL) = (copied_version IS NULL))
);
CREATE UNIQUE INDEX share_recipients_person ON share_recipients (share_id, user_id);
CREATE UNIQUE INDEX share_recipients_address ON share_recipients (share_id, lower(email)) WHERE user_id IS NULL;
CREATE INDEX share_recipients_waiting ON share_recipients (lower(email)) WHERE user_id IS NULL;
CREATE INDEX share_recipients_of_person ON share_recipients (user_id, invited_at DESC);

-- Which part became which card or question of the recipient, and how it read then: what the recipient has changed since
-- is not overwritten by a newer version.
CREATE TABLE share_copied_parts (
  recipient_id uuid REFERENCES share_recipients ON DELETE CASCADE,
  key text,
  item_id uuid NOT NULL,
  item_version integer NOT NULL,
  PRIMARY KEY (recipient_id, key)
);

CREATE TABLE share_reports (
  id uuid PRIMARY KEY,
  share_id uuid NOT NULL REFERENCES shares ON DELETE CASCADE,
  reporter_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Of a part; empty for the whole.
  part_key text NOT NULL,
  comment text NOT NULL,
  reported_at timestamptz NOT NULL,
  UNIQUE (share_id, reporter_id, part_key)
);
