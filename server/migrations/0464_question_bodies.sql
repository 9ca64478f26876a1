-- Questions whose answer is no choice among options have a body: everything beyond the stem, with the key.
ALTER TABLE questions
  ADD COLUMN body jsonb,
  DROP CONSTRAINT questions_type_known,
  DROP CONSTRAINT questions_options_count,
  DROP CONSTRAINT questions_published_have_keys,
  ADD CONSTRAINT questions_type_known CHECK (type IN ('single', 'multiple', 'true_false', 'short', 'numerical', 'matching',
    'ordering', 'gaps', 'reasoned')),
  ADD CONSTRAINT questions_options_count CHECK (CASE WHEN body IS NULL THEN cardinality(options) BETWEEN 2 AND 12
    ELSE cardinality(options) = 0 END),
  ADD CONSTRAINT questions_body_of_type CHECK (CASE WHEN body IS NULL THEN type IN ('single', 'multiple', 'true_false')
    ELSE body ->> 'type' = type END),
  ADD CONSTRAINT questions_published_have_keys CHECK (status <> 'published' OR answer_index IS NOT NULL
    OR answer_indexes IS NOT NULL OR body IS NOT NULL);

-- Nine types need more numbers than three.
ALTER TABLE questions ALTER COLUMN facet SET EXPRESSION AS (
  array_position(ARRAY['draft', 'published', 'retired'], status) * 108
  + array_position(ARRAY['single', 'multiple', 'true_false', 'short', 'numerical', 'matching', 'ordering', 'gaps', 'reasoned'],
      type) * 12
  + array_position(ARRAY['author', 'import', 'generation'], source) * 4
  + coalesce(array_position(ARRAY['easy', 'medium', 'hard'], difficulty), 4) - 125);
UPDATE bank_tags SET facet = questions.facet FROM questions WHERE questions.id = question_id;

ALTER TABLE question_versions ADD COLUMN body jsonb;

ALTER TABLE exam_items
  ADD COLUMN body jsonb,
  -- The part of the body that the student sees, in the order of this exam.
  ADD COLUMN presented jsonb,
  -- A hash of what students see of the body, whatever the order in which they see it.
  ADD COLUMN body_form text,
  ADD COLUMN response jsonb,
  DROP CONSTRAINT exam_items_type_known,
  DROP CONSTRAINT exam_items_keys_among_options,
  ADD CONSTRAINT exam_items_body_of_type CHECK (CASE WHEN body IS NULL
    THEN type IN ('single', 'multiple', 'true_false') AND presented IS NULL AND response IS NULL AND body_form IS NULL
    ELSE body_form IS NOT NULL AND body ->> 'type' = type AND presented ->> 'type' = type AND choices IS NULL END),
  ADD CONSTRAINT exam_items_response_of_type CHECK (response ->> 'type' = type),
  ADD CONSTRAINT exam_items_keys_among_options CHECK (CASE WHEN body IS NULL
    THEN cardinality(answer_indexes) > 0 AND 0 <= ALL (answer_indexes) AND cardinality(options) > ALL (answer_indexes)
    ELSE cardinality(answer_indexes) = 0 END);

ALTER TABLE practice_questions
  ADD COLUMN body jsonb,
  DROP CONSTRAINT practice_questions_have_keys,
  ADD CONSTRAINT practice_questions_have_keys CHECK (cardinality(answer_indexes) > 0 OR body IS NOT NULL);

ALTER TABLE practice_answers
  ADD COLUMN response jsonb,
  -- The student's own verdict about a slip of one letter.
  ADD COLUMN remembered boolean,
  DROP CONSTRAINT practice_answers_choose,
  ADD CONSTRAINT practice_answers_choose CHECK (is_ascending(choices)
    AND (cardinality(choices) > 0) = (response IS NULL));

ALTER TABLE key_changes
  ADD COLUMN body_before jsonb,
  ADD COLUMN body_after jsonb,
  DROP CONSTRAINT key_changes_key_given,
  ADD CONSTRAINT key_changes_key_given CHECK (CASE WHEN body_after IS NULL THEN cardinality(key_after) > 0
    ELSE cardinality(key_after) = 0 AND body_before IS NOT NULL END);
