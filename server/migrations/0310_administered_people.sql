-- Names and addresses as they are searched: without case and accents. The dictionary is named, so that the result
-- depends on nothing but the text.
CREATE FUNCTION folded_text(text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, $1));

CREATE INDEX users_by_words ON users USING gin (folded_text(full_name || ' ' || email::text) gin_trgm_ops);
CREATE INDEX users_by_age ON users (created_at DESC, id DESC);

-- What an administrator added to a monthly limit. One for a person and kind: another one takes its place.
CREATE TABLE usage_extras (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  extra integer NOT NULL CHECK (extra BETWEEN 1 AND 500),
  until timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind)
);

CREATE INDEX admin_audit_by_age ON admin_audit (created_at DESC, id DESC);
CREATE INDEX admin_audit_of_actor ON admin_audit (actor_id, created_at DESC);
