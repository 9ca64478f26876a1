-- A tutor can propose a department, and with it a school, that the catalog lacks. Until an administrator approves it
-- with a course, only the tutors who proposed it find it.
ALTER TABLE schools ADD COLUMN proposed_at timestamptz;
ALTER TABLE departments ADD COLUMN proposed_at timestamptz;

CREATE TABLE department_proposals (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  department_id uuid NOT NULL REFERENCES departments ON DELETE CASCADE,
  proposed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, department_id)
);
CREATE INDEX department_proposals_department ON department_proposals (department_id);
