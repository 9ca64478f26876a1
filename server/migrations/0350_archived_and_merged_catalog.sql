-- Since when a school, a department or a course is archived: what stands in it stays readable, and it is not chosen again.
ALTER TABLE schools ADD COLUMN archived_at timestamptz;
ALTER TABLE departments ADD COLUMN archived_at timestamptz;
ALTER TABLE courses ADD COLUMN archived_at timestamptz;

-- What was merged into what: a merge that is sent twice answers twice.
CREATE TABLE merged_catalog (
  id uuid PRIMARY KEY,
  into_id uuid NOT NULL,
  merged_at timestamptz NOT NULL
);
