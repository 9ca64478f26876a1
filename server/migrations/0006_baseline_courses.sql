-- Courses of tutors, their topics, and who joined them. Of one tutor a name exists once in a department, and in the
-- catalog too: a draft must not keep a name from others, who cannot even see it. A course that is deleted keeps its
-- names and its code until undo is over, so that bringing it back never fails.
CREATE TABLE courses (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL CONSTRAINT courses_owner REFERENCES users ON DELETE CASCADE,
  department_id uuid NOT NULL CONSTRAINT courses_department REFERENCES departments ON DELETE RESTRICT,
  name text NOT NULL,
  name_key text NOT NULL,
  description text NOT NULL,
  state text NOT NULL CHECK (state IN ('draft', 'waiting', 'approved', 'rejected')),
  rejection_reason text,
  version uuid NOT NULL,
  join_code text NOT NULL CHECK (join_code ~ '^[B-DF-HJ-KM-NP-TV-Z2-9]{8}$'),
  pending_since timestamptz,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  cloth_seed integer NOT NULL DEFAULT floor(random() * 2147483648)::integer CHECK (cloth_seed >= 0),
  cloth_colour integer NOT NULL DEFAULT 1 + floor(random() * 8)::integer CHECK (cloth_colour BETWEEN 1 AND 8),
  archived_at timestamptz,
  CHECK ((state = 'rejected') = (rejection_reason IS NOT NULL)),
  CHECK (state = 'draft' OR pending_since IS NOT NULL),
  CONSTRAINT courses_join_code_unique UNIQUE (join_code),
  CONSTRAINT courses_name_unique UNIQUE (owner_id, department_id, name_key)
);
CREATE UNIQUE INDEX courses_catalog_unique ON courses (department_id, name_key) WHERE state = 'approved';
CREATE INDEX courses_submitted ON courses (state, pending_since, id) WHERE state <> 'draft';
CREATE INDEX courses_deleted ON courses (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE course_topics (
  id uuid PRIMARY KEY,
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  name text NOT NULL,
  name_key text NOT NULL,
  position integer NOT NULL,
  CONSTRAINT course_topics_name_unique UNIQUE (course_id, name_key),
  -- At the end of the transaction, because a new order passes through places that are taken.
  CONSTRAINT course_topics_position_unique UNIQUE (course_id, "position") DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE enrolments (
  id uuid PRIMARY KEY,
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  joined_at timestamptz NOT NULL,
  -- Since when its student has left; undone or removed after an hour.
  deleted_at timestamptz,
  CONSTRAINT enrolments_once UNIQUE (course_id, user_id)
);
CREATE INDEX enrolments_of_user ON enrolments (user_id);
CREATE INDEX enrolments_deleted ON enrolments (deleted_at) WHERE deleted_at IS NOT NULL;
