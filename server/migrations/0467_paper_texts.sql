-- Exams that ask the same version of a question share its text. A row of an exam is what differs between sittings: the order of the
-- options, the answer, the marks. Before, each row carried about 1,700 bytes of text, written again with every answer.
CREATE TABLE paper_texts (
  question_id uuid,
  -- Made from the text, so that equal texts of a question are one row.
  id uuid,
  stem text NOT NULL,
  options text[] NOT NULL,
  body jsonb,
  -- A hash of what students see of the body, whatever the order in which they see it.
  body_form text,
  explanation text NOT NULL,
  feedback text[] NOT NULL DEFAULT '{}',
  markup text NOT NULL DEFAULT 'plain',
  source_page integer,
  source_section text,
  source_quote text,
  content jsonb,
  answer_content jsonb,
  content_version integer NOT NULL DEFAULT 0,
  PRIMARY KEY (question_id, id),
  CONSTRAINT paper_texts_body_has_form CHECK ((body IS NULL) = (body_form IS NULL))
);
CREATE INDEX paper_texts_by_content_version ON paper_texts (content_version);

-- Parts of options in the order in which a sitting shows them; `shown` has for each place the index of its option.
CREATE FUNCTION in_shown_order(parts text[], shown smallint[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN shown IS NULL OR cardinality(parts) = 0 THEN parts
  ELSE ARRAY(SELECT parts[own + 1] FROM unnest(shown) WITH ORDINALITY AS moved (own, place) ORDER BY place) END;
CREATE FUNCTION in_shown_order(parts jsonb, shown smallint[]) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN shown IS NULL OR parts IS NULL OR jsonb_typeof(parts) <> 'array' OR jsonb_array_length(parts) = 0 THEN parts
  ELSE (SELECT jsonb_agg(parts -> own ORDER BY place) FROM unnest(shown) WITH ORDINALITY AS moved (own, place)) END;

ALTER TABLE exam_items ADD COLUMN text_id uuid, ADD COLUMN option_count smallint;

-- The order that leads back from the shown options to those of the question.
CREATE TEMPORARY TABLE moved_texts ON COMMIT DROP AS
  SELECT exam_id, position, question_id,
    in_shown_order(options, back) AS options, body, body_form, stem, explanation, in_shown_order(feedback, back) AS feedback, markup,
    source_page, source_section, source_quote,
    CASE WHEN content ? 'options' THEN jsonb_set(content, '{options}', in_shown_order(content -> 'options', back))
      ELSE content END AS content,
    CASE WHEN answer_content ? 'feedback'
      THEN jsonb_set(answer_content, '{feedback}', in_shown_order(answer_content -> 'feedback', back))
      ELSE answer_content END AS answer_content,
    content_version
  FROM exam_items, LATERAL (SELECT CASE WHEN option_order IS NOT NULL THEN ARRAY(
    SELECT (place - 1)::smallint FROM unnest(option_order) WITH ORDINALITY AS moved (own, place) ORDER BY own) END) AS ways (back);
ALTER TABLE moved_texts ADD COLUMN id uuid;
UPDATE moved_texts SET id = md5(jsonb_build_array(stem, options, body, explanation, feedback, markup, source_page, source_section,
  source_quote)::text)::uuid;
INSERT INTO paper_texts (question_id, id, stem, options, body, body_form, explanation, feedback, markup, source_page,
    source_section, source_quote, content, answer_content, content_version)
  SELECT DISTINCT ON (question_id, id) question_id, id, stem, options, body, body_form, explanation, feedback, markup, source_page,
    source_section, source_quote, content, answer_content, content_version
  FROM moved_texts ORDER BY question_id, id, content_version DESC;
UPDATE exam_items SET text_id = moved_texts.id, option_count = cardinality(exam_items.options) FROM moved_texts
  WHERE moved_texts.exam_id = exam_items.exam_id AND moved_texts.position = exam_items.position;

ALTER TABLE exam_items
  DROP COLUMN stem, DROP COLUMN options, DROP COLUMN body, DROP COLUMN body_form, DROP COLUMN explanation, DROP COLUMN feedback,
  DROP COLUMN markup, DROP COLUMN source_page, DROP COLUMN source_section, DROP COLUMN source_quote, DROP COLUMN content,
  DROP COLUMN answer_content, DROP COLUMN content_version,
  ALTER COLUMN text_id SET NOT NULL,
  ALTER COLUMN option_count SET NOT NULL,
  -- Both columns, so that the index by question finds the rows of a text.
  ADD CONSTRAINT exam_items_have_texts FOREIGN KEY (question_id, text_id) REFERENCES paper_texts (question_id, id),
  ADD CONSTRAINT exam_items_choices_among_options CHECK (cardinality(choices) > 0 AND 0 <= ALL (choices)
    AND option_count > ALL (choices)),
  ADD CONSTRAINT exam_items_order_of_options CHECK (cardinality(option_order) = option_count),
  ADD CONSTRAINT exam_items_body_of_type CHECK (CASE WHEN presented IS NULL
    THEN type IN ('single', 'multiple', 'true_false') AND response IS NULL
    ELSE presented ->> 'type' = type AND choices IS NULL END),
  -- It named the criteria of the body.
  ADD CONSTRAINT exam_items_given_marks CHECK (given_marks IS NULL OR (type = 'essay' AND response IS NOT NULL
    AND jsonb_array_length(given_marks -> 'points') = jsonb_array_length(presented -> 'criteria')
    AND jsonb_array_length(given_marks -> 'comments') <= 30
    AND length(given_marks ->> 'message') <= 1000
    AND (given_marks ->> 'version')::int > 0)),
  ADD CONSTRAINT exam_items_keys_among_options CHECK (CASE WHEN presented IS NULL
    THEN cardinality(answer_indexes) > 0 AND 0 <= ALL (answer_indexes) AND option_count > ALL (answer_indexes)
    ELSE cardinality(answer_indexes) = 0 END);

-- A text goes with the last exam that asked it. Texts are locked first: an exam that begins at this moment keeps them.
CREATE FUNCTION delete_unused_paper_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM paper_texts WHERE (question_id, id) IN (SELECT question_id, text_id FROM deleted_items)
    ORDER BY question_id, id FOR UPDATE;
  DELETE FROM paper_texts WHERE (question_id, id) IN (SELECT question_id, text_id FROM deleted_items)
    AND NOT EXISTS (SELECT FROM exam_items
      WHERE exam_items.question_id = paper_texts.question_id AND exam_items.text_id = paper_texts.id);
  RETURN NULL;
END $$;
CREATE TRIGGER delete_unused_paper_texts AFTER DELETE ON exam_items REFERENCING OLD TABLE AS deleted_items
  FOR EACH STATEMENT EXECUTE FUNCTION delete_unused_paper_texts();

-- The questions of an exam as its student sees them.
CREATE VIEW exam_questions AS
  SELECT exam_id, item.question_id, text_id, position, type, note_id, stem, option_count,
    in_shown_order(options, option_order) AS options, answer_indexes, body, presented, body_form, accepted, option_order,
    explanation, in_shown_order(feedback, option_order) AS feedback, markup, question_version, passage_id, section, topic,
    source_page, source_section, source_quote,
    CASE WHEN option_order IS NULL THEN content
      ELSE jsonb_set(content, '{options}', in_shown_order(content -> 'options', option_order)) END AS content,
    CASE WHEN option_order IS NULL OR NOT answer_content ? 'feedback' THEN answer_content
      ELSE jsonb_set(answer_content, '{feedback}', in_shown_order(answer_content -> 'feedback', option_order)) END
      AS answer_content,
    content_version, choices, response, given_marks, marked_by, flagged, took_ms, sequence, answered_at
  FROM exam_items AS item
  JOIN paper_texts AS asked ON asked.question_id = item.question_id AND asked.id = item.text_id;
