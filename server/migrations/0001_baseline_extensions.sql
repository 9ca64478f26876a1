-- The files named baseline make the schema of 1.0.0, a feature each in the order in which they refer to one another.
-- Later migrations follow them.

-- Extensions, and what searches compare texts by.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Names and addresses as they are searched: without case and accents. The dictionary is named, so that the result
-- depends on nothing but the text.
CREATE FUNCTION folded_text(text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, $1));

CREATE TEXT SEARCH CONFIGURATION note_words (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION note_words
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
