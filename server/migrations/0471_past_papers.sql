-- Past papers of students: a note read as a paper, with its questions as they are printed and as the student mended them.
CREATE TABLE past_papers (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  note_id uuid NOT NULL UNIQUE REFERENCES notes ON DELETE CASCADE,
  -- The note that holds its answers.
  answers_note_id uuid REFERENCES notes ON DELETE SET NULL,
  -- A digest of the texts that it was read from, and the version of the reader.
  text_version text NOT NULL,
  body text CHECK (body IN ('utme', 'post_utme', 'waec', 'neco', 'nabteb', 'bece', 'gce', 'department')),
  year text,
  subject text,
  -- The words of its student: a column called topic holds a topic of a course.
  topic_words text,
  minutes integer CHECK (minutes > 0),
  -- Fields of the heading that the student corrected: reading the note again leaves them alone.
  corrected text[] NOT NULL DEFAULT '{}' CHECK (corrected <@ ARRAY['body', 'year', 'subject', 'topic']),
  -- Lines that gave no question.
  omitted jsonb NOT NULL,
  -- No foreign key: a set of the student's goes its own way.
  set_id uuid,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX past_papers_of_user ON past_papers (user_id, created_at DESC, id);
CREATE INDEX past_papers_by_answers ON past_papers (answers_note_id) WHERE answers_note_id IS NOT NULL;

CREATE TABLE past_paper_questions (
  paper_id uuid NOT NULL REFERENCES past_papers ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 199),
  -- As the paper prints it, with its printed key.
  printed jsonb NOT NULL,
  -- The texts that the student mended; null while they are as printed.
  stem text,
  options text[] CHECK (cardinality(options) BETWEEN 2 AND 6),
  -- The key as it is now: indexes of options, or an answer in words.
  key smallint[] NOT NULL DEFAULT '{}',
  answer text NOT NULL DEFAULT '',
  -- 'person' also where the student took the printed key away.
  key_from text CHECK (key_from IN ('paper', 'person')),
  left_out boolean NOT NULL DEFAULT false,
  -- No foreign key: a question that the student deleted from the set is not put into it again.
  question_id uuid,
  PRIMARY KEY (paper_id, position),
  CONSTRAINT past_paper_questions_key_among_options CHECK (is_ascending(key) AND 0 <= ALL (key)
    AND coalesce(cardinality(options), jsonb_array_length(printed -> 'options')) > ALL (key)),
  CONSTRAINT past_paper_questions_one_answer CHECK (answer = '' OR (options IS NULL AND printed -> 'options' = '[]')),
  CONSTRAINT past_paper_questions_key_has_source CHECK (key_from IS NOT NULL OR (key = '{}' AND answer = ''))
);
CREATE INDEX past_paper_questions_in_sets ON past_paper_questions (question_id) WHERE question_id IS NOT NULL;
