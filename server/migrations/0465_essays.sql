-- Essays are marked by people, so that ten types need more numbers than nine.
ALTER TABLE questions
  DROP CONSTRAINT questions_type_known,
  ADD CONSTRAINT questions_type_known CHECK (type IN ('single', 'multiple', 'true_false', 'short', 'numerical', 'matching',
    'ordering', 'gaps', 'reasoned', 'essay'));
ALTER TABLE questions ALTER COLUMN facet SET EXPRESSION AS (
  array_position(ARRAY['draft', 'published', 'retired'], status) * 120
  + array_position(ARRAY['single', 'multiple', 'true_false', 'short', 'numerical', 'matching', 'ordering', 'gaps', 'reasoned',
      'essay'], type) * 12
  + array_position(ARRAY['author', 'import', 'generation'], source) * 4
  + coalesce(array_position(ARRAY['easy', 'medium', 'hard'], difficulty), 4) - 137);
UPDATE bank_tags SET facet = questions.facet FROM questions WHERE questions.id = question_id;

ALTER TABLE exam_items
  -- Points, comments, message, version, by whom and when; null until a person marked the essay.
  ADD COLUMN given_marks jsonb,
  ADD CONSTRAINT exam_items_given_marks CHECK (given_marks IS NULL OR (type = 'essay' AND response IS NOT NULL
    AND jsonb_array_length(given_marks -> 'points') = jsonb_array_length(body -> 'criteria')
    AND jsonb_array_length(given_marks -> 'comments') <= 30
    AND length(given_marks ->> 'message') <= 1000
    AND (given_marks ->> 'version')::int > 0));

ALTER TABLE exams
  -- Answered essays without marks, once the exam has ended.
  ADD COLUMN waiting smallint NOT NULL DEFAULT 0 CONSTRAINT exams_waiting CHECK (waiting >= 0);

ALTER TABLE exam_items
  ADD COLUMN marked_by uuid REFERENCES users ON DELETE SET NULL;
CREATE INDEX exam_items_marked_by ON exam_items (marked_by) WHERE marked_by IS NOT NULL;

-- Proposals of a language model for the marks of an essay. They never count.
CREATE TABLE essay_proposals (
  exam_id uuid,
  question_id uuid,
  criteria jsonb NOT NULL,
  model text NOT NULL,
  prompt_version smallint NOT NULL,
  created_at timestamptz NOT NULL,
  -- The difference to the first marks after it; null until then.
  outcome text CONSTRAINT essay_proposals_outcome CHECK (outcome IN ('accepted', 'changed')),
  given_points jsonb,
  PRIMARY KEY (exam_id, question_id),
  FOREIGN KEY (exam_id, question_id) REFERENCES exam_items ON DELETE CASCADE
);
