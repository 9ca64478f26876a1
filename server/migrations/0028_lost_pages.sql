-- Pages whose recognition used up its time or all its attempts: after a few of them the others are left.
ALTER TABLE notes ADD COLUMN lost_pages integer NOT NULL DEFAULT 0 CHECK (lost_pages >= 0);
