-- A file that takes longer than most is read in a line of its own, so that no other note waits for it.
ALTER TABLE notes DROP CONSTRAINT notes_status_check;
ALTER TABLE notes ADD CONSTRAINT notes_status_check
  CHECK (status IN ('uploaded', 'extracting', 'to_read_long', 'reading_long', 'to_recognise', 'recognising',
    'to_transcribe', 'transcribing', 'ready', 'failed'));

DROP INDEX notes_unfinished;
CREATE INDEX notes_unfinished ON notes (lease_until)
  WHERE status IN ('uploaded', 'extracting', 'to_read_long', 'reading_long', 'to_recognise', 'recognising',
    'to_transcribe', 'transcribing');
