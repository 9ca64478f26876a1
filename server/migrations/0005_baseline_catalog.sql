CREATE TABLE schools (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  name_key text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Since when a school, a department or a course is archived: what stands in it stays readable, and it is not chosen again.
  archived_at timestamptz,
  CONSTRAINT schools_name_unique UNIQUE (name_key)
);

CREATE TABLE departments (
  id uuid PRIMARY KEY,
  school_id uuid NOT NULL CONSTRAINT departments_school REFERENCES schools ON DELETE RESTRICT,
  name text NOT NULL,
  name_key text NOT NULL,
  created_at timestamptz NOT NULL,
  archived_at timestamptz,
  CONSTRAINT departments_name_unique UNIQUE (school_id, name_key)
);

-- What was merged into what: a merge that is sent twice answers twice.
CREATE TABLE merged_catalog (
  id uuid PRIMARY KEY,
  into_id uuid NOT NULL,
  merged_at timestamptz NOT NULL
);
