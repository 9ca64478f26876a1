-- The sample paper of this instance, in one row: which paper its questions say, or when it was removed. Without a row
-- nobody has brought it yet.
CREATE TABLE sample_paper (
  is_only boolean DEFAULT true PRIMARY KEY CHECK (is_only),
  -- Of all that the paper says; null while it is removed.
  digest text,
  -- The highest version of a question when the paper was removed: a version that somebody has seen stands for one text.
  last_version integer NOT NULL DEFAULT 0,
  removed_at timestamptz,
  CONSTRAINT sample_paper_there_or_removed CHECK (digest IS NULL OR removed_at IS NULL)
);

-- A question has several tags, and no index of an array has an order. The database itself writes these rows, so that no
-- statement that changes questions can forget them. They have no foreign key: checking it would cost as much as the rows.
CREATE TABLE bank_tags (
  -- The nil UUID for the sample, so that one row is found by one key.
  owner_id uuid NOT NULL,
  tag text NOT NULL,
  facet smallint NOT NULL,
  changed_at timestamptz NOT NULL,
  question_id uuid NOT NULL,
  topic_key text,
  course_id uuid
);
CREATE UNIQUE INDEX bank_tags_in_order ON bank_tags (owner_id, tag, facet, changed_at DESC, question_id)
  INCLUDE (topic_key, course_id);

-- Questions of a tutor's bank that are shared, under a name, with everybody who is in a course. They are named, not copied:
-- what students have learned of each stays with it.
CREATE TABLE course_sets (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  course_id uuid NOT NULL REFERENCES courses ON DELETE CASCADE,
  title text NOT NULL,
  title_key text NOT NULL,
  question_ids uuid[] NOT NULL,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- Null while it is shared.
  ended_at timestamptz
);
CREATE UNIQUE INDEX course_sets_of_course ON course_sets (course_id, title_key) WHERE ended_at IS NULL;
CREATE INDEX course_sets_of_tutor ON course_sets (user_id);

CREATE FUNCTION bank_owner(user_id uuid) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(user_id, '00000000-0000-0000-0000-000000000000');

CREATE FUNCTION list_new_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO bank_tags (owner_id, tag, facet, changed_at, question_id, topic_key, course_id)
  SELECT DISTINCT bank_owner(user_id), tag, facet, changed_at, id, topic_key, course_id
  FROM added, unnest(tags) AS tag
  WHERE generation_id IS NULL AND deleted_at IS NULL;
  RETURN NULL;
END $$;

CREATE FUNCTION list_changed_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM bank_tags
  WHERE owner_id = bank_owner(OLD.user_id) AND tag = ANY (OLD.tags) AND facet = OLD.facet
    AND changed_at = OLD.changed_at AND question_id = OLD.id;
  IF TG_OP = 'UPDATE' AND NEW.generation_id IS NULL AND NEW.deleted_at IS NULL THEN
    INSERT INTO bank_tags (owner_id, tag, facet, changed_at, question_id, topic_key, course_id)
    SELECT DISTINCT bank_owner(NEW.user_id), tag, NEW.facet, NEW.changed_at, NEW.id, NEW.topic_key, NEW.course_id
    FROM unnest(NEW.tags) AS tag;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER questions_list_new_tags AFTER INSERT ON questions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION list_new_tags();
CREATE TRIGGER questions_list_changed_tags AFTER UPDATE ON questions FOR EACH ROW
  WHEN ((OLD.tags <> '{}' OR NEW.tags <> '{}') AND (OLD.generation_id IS NULL OR NEW.generation_id IS NULL)
    AND (OLD.tags, OLD.facet, OLD.changed_at, OLD.topic_key, OLD.course_id, OLD.user_id, OLD.generation_id, OLD.deleted_at)
      IS DISTINCT FROM
      (NEW.tags, NEW.facet, NEW.changed_at, NEW.topic_key, NEW.course_id, NEW.user_id, NEW.generation_id, NEW.deleted_at))
  EXECUTE FUNCTION list_changed_tags();
CREATE TRIGGER questions_list_no_tags AFTER DELETE ON questions FOR EACH ROW
  WHEN (OLD.generation_id IS NULL AND OLD.tags <> '{}')
  EXECUTE FUNCTION list_changed_tags();
