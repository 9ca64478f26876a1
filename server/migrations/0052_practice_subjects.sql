-- Of which subject of the sample paper an answered question was, so that the history can be narrowed to it.
ALTER TABLE practice_questions ADD COLUMN subject text;
UPDATE practice_questions SET subject = questions.subject
FROM questions WHERE questions.id = practice_questions.question_id AND questions.is_sample;
