-- Pages without text are recognised one after the other, after the rest of the file was read.
ALTER TABLE notes DROP CONSTRAINT notes_status_check;
ALTER TABLE notes ADD CONSTRAINT notes_status_check
  CHECK (status IN ('uploaded', 'extracting', 'to_recognise', 'recognising', 'ready', 'failed'));

-- Numbers of the pages to recognise, in order, and how many of them are done.
ALTER TABLE notes
  ADD COLUMN scan_pages integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN scans_done integer NOT NULL DEFAULT 0,
  ADD CHECK (scans_done BETWEEN 0 AND cardinality(scan_pages));

DROP INDEX notes_unfinished;
CREATE INDEX notes_unfinished ON notes (lease_until)
  WHERE status IN ('uploaded', 'extracting', 'to_recognise', 'recognising');

-- How certain the recognition of a page was, from 0 to 1.
ALTER TABLE note_pages ADD COLUMN confidence real CHECK (confidence BETWEEN 0 AND 1);
