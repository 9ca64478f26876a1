-- Decks of other programs that come in. The file waits for its owner between the preview and the import.
CREATE TABLE card_imports (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  status text NOT NULL CHECK (status IN ('queued', 'running', 'ready', 'done', 'failed', 'cancelled')),
  filename text NOT NULL,
  -- Null once the file is not needed any more.
  storage_key text UNIQUE,
  -- Stops at the preview.
  dry_run boolean NOT NULL,
  schedule text NOT NULL CHECK (schedule IN ('keep', 'fresh')),
  zone text NOT NULL,
  separator text,
  row_separator text,
  preview jsonb,
  problem text,
  -- The next part begins after this note, and after so many cards of its page.
  after_note bigint NOT NULL DEFAULT 0,
  stored_of_page integer NOT NULL DEFAULT 0,
  added integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  same integer NOT NULL DEFAULT 0,
  due integer NOT NULL DEFAULT 0,
  lost_files integer NOT NULL DEFAULT 0,
  attempts integer NOT NULL,
  lease_until timestamptz,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  CONSTRAINT card_imports_file CHECK (CASE
    WHEN status IN ('done', 'failed') THEN storage_key IS NULL
    WHEN status = 'cancelled' THEN true
    ELSE storage_key IS NOT NULL END),
  CONSTRAINT card_imports_problem CHECK ((status = 'failed') = (problem IS NOT NULL))
);
CREATE INDEX card_imports_of_user ON card_imports (user_id, created_at, id);
CREATE INDEX card_imports_by_age ON card_imports (created_at);
CREATE INDEX card_imports_leased ON card_imports (lease_until) WHERE lease_until IS NOT NULL;
