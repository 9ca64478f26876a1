-- That a student agreed to have recordings sent to be written down, and to which host: another host is asked for again.
CREATE TABLE recording_consents (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  host text NOT NULL CHECK (length(host) BETWEEN 1 AND 260),
  given_at timestamptz NOT NULL
);

-- Recordings are written down piece by piece, after they were opened.
ALTER TABLE notes DROP CONSTRAINT notes_status_check;
ALTER TABLE notes ADD CONSTRAINT notes_status_check
  CHECK (status IN ('uploaded', 'extracting', 'to_recognise', 'recognising', 'to_transcribe', 'transcribing', 'ready', 'failed'));
ALTER TABLE notes
  ADD COLUMN pieces integer NOT NULL DEFAULT 0,
  ADD COLUMN pieces_done integer NOT NULL DEFAULT 0,
  ADD CHECK (pieces_done BETWEEN 0 AND pieces);

DROP INDEX notes_unfinished;
CREATE INDEX notes_unfinished ON notes (lease_until)
  WHERE status IN ('uploaded', 'extracting', 'to_recognise', 'recognising', 'to_transcribe', 'transcribing');

-- The pieces of a recording. One that is written down is never sent again; all of them go when the note has ended.
CREATE TABLE transcription_pieces (
  note_id uuid NOT NULL REFERENCES notes ON DELETE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  starts_at double precision NOT NULL CHECK (starts_at >= 0),
  -- Null where the length is not known: the file is sent whole.
  seconds double precision,
  -- What was said, by seconds from the beginning of the recording; null until it is written down.
  segments jsonb,
  PRIMARY KEY (note_id, number)
);
