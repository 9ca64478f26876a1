-- Pages that a language model read from their pictures, and which one did.
ALTER TABLE note_pages DROP CONSTRAINT note_pages_reading_check;
ALTER TABLE note_pages
  ADD CONSTRAINT note_pages_reading_check CHECK (reading IN ('text', 'ocr', 'model', 'unreadable')),
  ADD COLUMN read_by text,
  ADD CONSTRAINT note_pages_read_by CHECK ((reading = 'model') = (read_by IS NOT NULL));

-- Why pages of a note that have no text were not shown to a language model.
ALTER TABLE notes ADD COLUMN unsent_because text;

-- Agreement was to passages of text alone; who agreed is asked again, now for pictures of pages too.
DELETE FROM model_choices WHERE choice = 'agreed';
