-- Students mark open answers themselves, so that eleven types need more numbers than ten.
ALTER TABLE questions
  DROP CONSTRAINT questions_type_known,
  ADD CONSTRAINT questions_type_known CHECK (type IN ('single', 'multiple', 'true_false', 'short', 'numerical', 'matching',
    'ordering', 'gaps', 'reasoned', 'essay', 'open'));
ALTER TABLE questions ALTER COLUMN facet SET EXPRESSION AS (
  array_position(ARRAY['draft', 'published', 'retired'], status) * 132
  + array_position(ARRAY['single', 'multiple', 'true_false', 'short', 'numerical', 'matching', 'ordering', 'gaps', 'reasoned',
      'essay', 'open'], type) * 12
  + array_position(ARRAY['author', 'import', 'generation'], source) * 4
  + coalesce(array_position(ARRAY['easy', 'medium', 'hard'], difficulty), 4) - 149);
UPDATE bank_tags SET facet = questions.facet FROM questions WHERE questions.id = question_id;
