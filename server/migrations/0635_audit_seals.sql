-- The key id and keyed digest of a row, made after its change. The key is not in the database.
ALTER TABLE admin_audit ADD COLUMN digest bytea CHECK (octet_length(digest) = 36);
CREATE INDEX admin_audit_without_digest ON admin_audit (created_at) WHERE digest IS NULL;

-- One keyed hash over the digests of a day in UTC and the seal of the previous day.
CREATE TABLE audit_seals (
  day date PRIMARY KEY,
  row_count integer NOT NULL CHECK (row_count >= 0),
  seal bytea NOT NULL CHECK (octet_length(seal) = 36),
  sealed_at timestamptz NOT NULL
);

-- Only erasure changes a row of the record: it takes names and facts, and never the act, its time or its digest.
CREATE FUNCTION audit_row_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  nil CONSTANT uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  IF NEW.id = OLD.id AND NEW.action = OLD.action AND NEW.created_at = OLD.created_at
    AND NEW.actor_id IN (OLD.actor_id, nil) AND NEW.target_id IN (OLD.target_id, nil)
    AND NEW.facts IN (OLD.facts, '{}'::jsonb)
    AND (OLD.digest IS NULL OR NEW.digest = OLD.digest)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a row of the record is never changed' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER admin_audit_is_kept BEFORE UPDATE ON admin_audit
  FOR EACH ROW EXECUTE FUNCTION audit_row_is_kept();
