-- The pattern of a note and of a course: the seed from which it is woven, and the number of its colours. The database draws
-- both for a new row. Of what was there before they follow from the id.
ALTER TABLE notes
  ADD COLUMN cloth_seed integer NOT NULL DEFAULT 0 CHECK (cloth_seed >= 0),
  ADD COLUMN cloth_colour integer NOT NULL DEFAULT 1 CHECK (cloth_colour BETWEEN 1 AND 8);
UPDATE notes SET cloth_seed = hashtext(id::text) & 2147483647, cloth_colour = 1 + (hashtext(id::text || 'colour') & 7);
ALTER TABLE notes
  ALTER COLUMN cloth_seed SET DEFAULT floor(random() * 2147483648)::integer,
  ALTER COLUMN cloth_colour SET DEFAULT 1 + floor(random() * 8)::integer;

ALTER TABLE courses
  ADD COLUMN cloth_seed integer NOT NULL DEFAULT 0 CHECK (cloth_seed >= 0),
  ADD COLUMN cloth_colour integer NOT NULL DEFAULT 1 CHECK (cloth_colour BETWEEN 1 AND 8);
UPDATE courses SET cloth_seed = hashtext(id::text) & 2147483647, cloth_colour = 1 + (hashtext(id::text || 'colour') & 7);
ALTER TABLE courses
  ALTER COLUMN cloth_seed SET DEFAULT floor(random() * 2147483648)::integer,
  ALTER COLUMN cloth_colour SET DEFAULT 1 + floor(random() * 8)::integer;
