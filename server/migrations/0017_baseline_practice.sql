-- What a question said when it was answered. No foreign key: it stays whatever becomes of the question.
CREATE TABLE practice_questions (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  question_id uuid,
  version integer,
  type text NOT NULL,
  stem text NOT NULL,
  options text[] NOT NULL,
  answer_indexes smallint[] NOT NULL
    CONSTRAINT practice_questions_have_keys CHECK (cardinality(answer_indexes) > 0),
  generation_id uuid,
  course_id uuid,
  topic text,
  topic_key text,
  -- Of which subject of the sample paper an answered question was, so that the history can be narrowed to it.
  subject text,
  -- Which note a practised question was made from: figures of a note outlive its sets.
  note_id uuid,
  PRIMARY KEY (user_id, question_id, version)
);

CREATE TABLE practice_answers (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  -- Made on the device, so that it is unique for one person only.
  id uuid,
  sitting_id uuid NOT NULL,
  question_id uuid NOT NULL,
  version integer NOT NULL,
  choices smallint[] NOT NULL
    CONSTRAINT practice_answers_choose CHECK (cardinality(choices) > 0 AND is_ascending(choices)),
  correct boolean NOT NULL,
  certainty text CONSTRAINT practice_answers_certainty CHECK (certainty IN ('low', 'mid', 'high')),
  hints smallint NOT NULL CONSTRAINT practice_answers_hints CHECK (hints BETWEEN 0 AND 3),
  took_ms integer NOT NULL CONSTRAINT practice_answers_took_ms CHECK (took_ms >= 0),
  usual_ms integer,
  -- By a right clock.
  given_at timestamptz NOT NULL,
  -- Begins at 04:00 in the zone; fixed when the answer was given.
  local_day date NOT NULL,
  zone text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  CONSTRAINT practice_answers_question FOREIGN KEY (user_id, question_id, version) REFERENCES practice_questions ON DELETE CASCADE
);
CREATE INDEX practice_answers_of_user ON practice_answers (user_id, given_at DESC, id);
CREATE INDEX practice_answers_of_question ON practice_answers (user_id, question_id, version);
-- Only added, and in about the order of time: an index by ranges of pages finds a day and costs a write next to nothing.
CREATE INDEX practice_answers_by_time ON practice_answers USING brin (given_at) WITH (autosummarize = on);

-- Of each question the answer that was given last, which is not the one that arrived last.
CREATE TABLE practice_outcomes (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  question_id uuid,
  answer_id uuid NOT NULL,
  given_at timestamptz NOT NULL,
  correct boolean NOT NULL,
  PRIMARY KEY (user_id, question_id)
);
CREATE INDEX practice_outcomes_wrong ON practice_outcomes (user_id, question_id) WHERE NOT correct;

CREATE TABLE question_bookmarks (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  question_id uuid REFERENCES questions ON DELETE CASCADE,
  marked_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, question_id)
);
CREATE INDEX question_bookmarks_of_user ON question_bookmarks (user_id, marked_at DESC, question_id);
CREATE INDEX question_bookmarks_of_question ON question_bookmarks (question_id);
