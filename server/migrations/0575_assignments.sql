-- Work that a tutor gives to a class or to single students.
CREATE TABLE assignments (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The class; null for named students.
  course_id uuid REFERENCES courses ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('set', 'exam', 'cards', 'reading', 'essay')),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  instruction text NOT NULL CHECK (length(instruction) <= 4000),
  -- Ids of questions of the tutor's bank in a set, else empty.
  question_ids uuid[] NOT NULL DEFAULT '{}',
  -- The exam that the tutor set; no key to it, because a deleted exam leaves its assignment behind.
  course_exam_id uuid,
  -- Cards, the text to read, or the criteria of an essay.
  content jsonb NOT NULL,
  -- An exam has its own window.
  opens_at timestamptz,
  due_at timestamptz,
  -- The time zone in which the tutor chose both.
  zone text NOT NULL,
  late_rule text NOT NULL CHECK (late_rule IN ('mark', 'until', 'none')),
  late_until timestamptz,
  attempts smallint NOT NULL CHECK (attempts BETWEEN 1 AND 10),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  -- When the students were told.
  announced_at timestamptz,
  deleted_at timestamptz,
  CHECK ((kind = 'exam') = (course_exam_id IS NOT NULL)),
  CHECK ((kind = 'exam') = (opens_at IS NULL)),
  CHECK ((kind = 'exam') = (due_at IS NULL)),
  CHECK (due_at > opens_at),
  CHECK ((late_rule = 'until') = (late_until IS NOT NULL)),
  CHECK (late_until > due_at)
);
CREATE INDEX assignments_of_owner ON assignments (owner_id, created_at, id);
CREATE INDEX assignments_of_course ON assignments (course_id);
CREATE UNIQUE INDEX assignments_one_for_exam ON assignments (course_exam_id) WHERE deleted_at IS NULL;
CREATE INDEX assignments_to_announce ON assignments (opens_at) WHERE announced_at IS NULL AND deleted_at IS NULL;
CREATE INDEX assignments_deleted ON assignments (deleted_at) WHERE deleted_at IS NOT NULL;

-- One student's part in an assignment. Members of a class have a row from when they were told or opened it.
CREATE TABLE assignment_works (
  assignment_id uuid NOT NULL REFERENCES assignments ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  opened_at timestamptz,
  started_at timestamptz,
  -- The attempt that counts now, from 1, and its start; earlier answers do not count for it.
  attempt smallint NOT NULL DEFAULT 1 CHECK (attempt BETWEEN 1 AND 10),
  attempt_started_at timestamptz,
  -- The student's set of copied questions; it may have been deleted since.
  set_id uuid,
  -- The student's own questions or faces of cards.
  item_ids uuid[] NOT NULL DEFAULT '{}',
  done integer NOT NULL DEFAULT 0 CHECK (done >= 0),
  correct integer NOT NULL DEFAULT 0 CHECK (correct BETWEEN 0 AND done),
  -- The best attempt.
  best integer CHECK (best >= 0),
  text text CHECK (length(text) BETWEEN 1 AND 40000),
  handed_in_at timestamptz,
  -- Points by criterion.
  points real[],
  comment text CHECK (length(comment) <= 1000),
  marked_at timestamptz,
  mark_version integer NOT NULL DEFAULT 0,
  extended_until timestamptz,
  extension_reason text CHECK (length(extension_reason) BETWEEN 1 AND 300),
  reminded_at timestamptz,
  PRIMARY KEY (assignment_id, user_id),
  CHECK (handed_in_at IS NULL OR started_at IS NOT NULL),
  CHECK (marked_at IS NULL OR handed_in_at IS NOT NULL),
  CHECK ((extended_until IS NULL) = (extension_reason IS NULL))
);
CREATE INDEX assignment_works_of_user ON assignment_works (user_id);
