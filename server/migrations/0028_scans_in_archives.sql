-- Pages whose recognition used up its time or all its attempts: after a few of them the others are left.
ALTER TABLE notes ADD COLUMN lost_pages integer NOT NULL DEFAULT 0 CHECK (lost_pages >= 0);

-- Where each of scan_pages is in an archive of files; null for a page of the file itself, empty where all of them are.
ALTER TABLE notes ADD COLUMN scan_members jsonb NOT NULL DEFAULT '[]';
