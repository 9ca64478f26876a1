-- That a student agreed to have recordings sent to be written down, and to which host: another host is asked for again.
CREATE TABLE recording_consents (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  host text NOT NULL CHECK (length(host) BETWEEN 1 AND 260),
  given_at timestamptz NOT NULL
);

-- Recordings that are being written down, piece by piece. A piece that is done is never sent again; all pieces of a
-- note go when the note has ended.
CREATE TABLE transcription_pieces (
  id uuid PRIMARY KEY,
  note_id uuid NOT NULL REFERENCES notes ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  starts_at double precision NOT NULL CHECK (starts_at >= 0),
  -- Null where the length is not known: the file is sent whole.
  seconds double precision,
  status text NOT NULL CHECK (status IN ('waiting', 'sending', 'done')),
  attempts integer NOT NULL,
  lease_until timestamptz,
  -- What was said, by seconds from the beginning of the recording.
  segments jsonb,
  UNIQUE (note_id, number),
  CHECK ((status = 'done') = (segments IS NOT NULL))
);
CREATE INDEX transcription_pieces_unfinished ON transcription_pieces (lease_until) WHERE status <> 'done';
CREATE INDEX transcription_pieces_user ON transcription_pieces (user_id);
