-- The number of events of one cause that an unread notification stands for.
ALTER TABLE notifications ADD COLUMN times integer NOT NULL DEFAULT 1 CHECK (times >= 1);
