-- The sample paper of this instance, in one row: which paper its questions say, or when it was removed. Without a row
-- nobody has brought it yet.
CREATE TABLE sample_paper (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- Of all that the paper says; null while it is removed.
  digest text,
  -- The highest version of a question when the paper was removed: a version that somebody has seen stands for one text.
  last_version integer NOT NULL DEFAULT 0,
  removed_at timestamptz,
  CONSTRAINT sample_paper_there_or_removed CHECK (digest IS NULL OR removed_at IS NULL)
);
