-- Hints to open pages, written with the change that they tell of. A process takes them several times a second and notifies
-- all others: a notification in the commit of each change would make all commits wait for one another. What a crash
-- loses is harmless, because pages read again by themselves.
CREATE UNLOGGED TABLE hints (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- No reference: the last hint of an account follows its deletion.
  user_id uuid NOT NULL,
  kind text NOT NULL,
  object_id uuid,
  -- The same hint of one change is sent once.
  change xid8 NOT NULL DEFAULT pg_current_xact_id()
);

-- For statements that publish a hint for each row of another statement.
CREATE FUNCTION publish_hint(user_id uuid, kind text, object_id uuid) RETURNS void
  LANGUAGE sql VOLATILE AS 'INSERT INTO hints (user_id, kind, object_id) VALUES ($1, $2, $3)';
