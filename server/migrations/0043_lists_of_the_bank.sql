-- Lists of the bank with several filters (docs/decisions/044). Status, type, source and difficulty are one number, so that an
-- index has each of their combinations in order. `facetsOf` in bank-facets.ts counts the same way.

DROP INDEX questions_of_bank, questions_of_bank_by_stem, questions_of_bank_by_status, questions_of_bank_by_type,
  questions_of_bank_by_source, questions_of_bank_by_topic, questions_of_course, questions_by_tag;

ALTER TABLE questions ADD COLUMN facet smallint NOT NULL GENERATED ALWAYS AS (
  array_position(ARRAY['draft', 'published', 'retired'], status) * 36
  + array_position(ARRAY['single', 'multiple', 'true_false'], type) * 12
  + array_position(ARRAY['author', 'import', 'generation'], source) * 4
  + coalesce(array_position(ARRAY['easy', 'medium', 'hard'], difficulty), 4) - 53) STORED;

-- What a filter asks for is compared in these three themselves: only the questions of the page are looked up.
CREATE INDEX questions_of_bank ON questions (user_id, changed_at DESC, id, facet, topic_key, course_id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_bank_by_stem ON questions (user_id, left(stem, 100), id, facet, course_id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_bank_by_topic_and_stem ON questions (user_id, topic_key, left(stem, 100), id, facet, course_id)
  WHERE generation_id IS NULL AND deleted_at IS NULL AND topic_key IS NOT NULL;
CREATE INDEX questions_of_bank_by_facet ON questions (user_id, facet, changed_at DESC, id)
  WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE INDEX questions_of_bank_by_topic ON questions (user_id, topic_key, facet, changed_at DESC, id) INCLUDE (course_id)
  WHERE generation_id IS NULL AND deleted_at IS NULL AND topic_key IS NOT NULL;
-- Deleting a course has to find all of its questions, those of sets and deleted ones too.
CREATE INDEX questions_of_course ON questions (course_id, facet, changed_at DESC, id)
  INCLUDE (user_id, topic_key, generation_id, deleted_at) WHERE course_id IS NOT NULL;

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

INSERT INTO bank_tags (owner_id, tag, facet, changed_at, question_id, topic_key, course_id)
SELECT DISTINCT bank_owner(user_id), tag, facet, changed_at, id, topic_key, course_id
FROM questions, unnest(tags) AS tag
WHERE generation_id IS NULL AND deleted_at IS NULL;
CREATE UNIQUE INDEX bank_tags_in_order ON bank_tags (owner_id, tag, facet, changed_at DESC, question_id)
  INCLUDE (topic_key, course_id);
