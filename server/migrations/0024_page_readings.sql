-- How the text of a page was found. What was read before either had text or gave none.
ALTER TABLE note_pages
  ADD COLUMN reading text NOT NULL DEFAULT 'text' CHECK (reading IN ('text', 'ocr', 'unreadable'));
UPDATE note_pages SET reading = 'unreadable' WHERE text = '';

-- Whether a note's pages are those of its file. Files without pages are stored in sections, in the same table.
ALTER TABLE notes ADD COLUMN paged boolean NOT NULL DEFAULT false;
UPDATE notes SET paged = true WHERE media_type = 'application/pdf';
