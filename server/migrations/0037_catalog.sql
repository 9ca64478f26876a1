-- Schools and their departments. A name exists once under its parent, whatever its capitals, accents and spaces
-- (core/catalog/catalog-name). A school with departments is not deleted. A search compares three letters at a time; it
-- reads every name, of which there are thousands at most.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE schools (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  name_key text NOT NULL CONSTRAINT schools_name_unique UNIQUE,
  created_at timestamptz NOT NULL
);

CREATE TABLE departments (
  id uuid PRIMARY KEY,
  school_id uuid NOT NULL CONSTRAINT departments_school REFERENCES schools (id) ON DELETE RESTRICT,
  name text NOT NULL,
  name_key text NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT departments_name_unique UNIQUE (school_id, name_key)
);
