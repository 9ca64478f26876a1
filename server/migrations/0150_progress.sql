-- What figures of progress are read from. All of it follows from answers, exams and reviews, and can be made again:
-- npm run akada -- progress rebuild.

-- Which note a practised question was made from: figures of a note outlive its sets.
ALTER TABLE practice_questions ADD COLUMN note_id uuid;
UPDATE practice_questions AS asked SET note_id = questions.note_id
FROM questions WHERE questions.id = asked.question_id AND questions.note_id IS NOT NULL;

-- Where its student was when an exam ended: days of the past stay where they are when the account moves.
ALTER TABLE exams ADD COLUMN zone text;
UPDATE exams SET zone = users.time_zone FROM users WHERE users.id = exams.user_id AND exams.finished_at IS NOT NULL;

-- Items of which something was added or changed. Rows come twice where events do; counting an item twice changes nothing.
CREATE TABLE progress_due (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  item_kind text NOT NULL CONSTRAINT progress_due_item_kind CHECK (item_kind IN ('question', 'card')),
  item_id uuid NOT NULL
);
CREATE INDEX progress_due_of_user ON progress_due (user_id, id);

-- Where an item belongs. It stays when the item and its source are gone.
CREATE TABLE progress_items (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  item_kind text NOT NULL CONSTRAINT progress_items_item_kind CHECK (item_kind IN ('question', 'card')),
  item_id uuid NOT NULL,
  source_kind text NOT NULL CONSTRAINT progress_items_source CHECK (source_kind IN ('course', 'note', 'set', 'subject', 'none')),
  -- Id of the course, note or set, or name of the subject.
  source_key text NOT NULL,
  topic text,
  topic_key text NOT NULL,
  PRIMARY KEY (user_id, item_kind, item_id)
);
CREATE INDEX progress_items_of_topic ON progress_items (user_id, source_kind, source_key, topic_key);

-- What a day did for an item.
CREATE TABLE progress_item_days (
  user_id uuid NOT NULL,
  item_kind text NOT NULL,
  item_id uuid NOT NULL,
  local_day date NOT NULL,
  times integer NOT NULL,
  took_ms bigint NOT NULL,
  -- Of a question: the first answer of the day, where it says something of what is known.
  given_at timestamptz,
  possible integer,
  -- Of a question, whether that was right; of a card, whether it was known when it came back.
  correct boolean,
  -- Of a card: how long it had waited.
  age text CONSTRAINT progress_item_days_age CHECK (age IN ('young', 'mature')),
  PRIMARY KEY (user_id, item_kind, item_id, local_day),
  CONSTRAINT progress_item_days_of_item FOREIGN KEY (user_id, item_kind, item_id) REFERENCES progress_items ON DELETE CASCADE
);
CREATE INDEX progress_item_days_of_day ON progress_item_days (user_id, local_day);

CREATE TABLE progress_days (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  local_day date NOT NULL,
  source_kind text NOT NULL,
  source_key text NOT NULL,
  questions integer NOT NULL,
  cards integer NOT NULL,
  took_ms bigint NOT NULL,
  young_reviews integer NOT NULL,
  young_known integer NOT NULL,
  mature_reviews integer NOT NULL,
  mature_known integer NOT NULL,
  PRIMARY KEY (user_id, local_day, source_kind, source_key)
);

-- What is known of a topic, as a belief on the logit scale.
CREATE TABLE progress_topics (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  source_kind text NOT NULL,
  source_key text NOT NULL,
  topic_key text NOT NULL,
  topic text,
  mean double precision NOT NULL,
  variance double precision NOT NULL CONSTRAINT progress_topics_variance CHECK (variance > 0),
  answers integer NOT NULL CONSTRAINT progress_topics_answers CHECK (answers > 0),
  last_day date NOT NULL,
  PRIMARY KEY (user_id, source_kind, source_key, topic_key)
);

-- What was there before is counted by the first worker.
INSERT INTO progress_due (user_id, item_kind, item_id)
SELECT user_id, 'question', question_id FROM practice_answers
UNION SELECT user_id, 'card', item_id FROM reviews WHERE item_kind = 'card'
UNION SELECT exams.user_id, 'question', exam_items.question_id FROM exam_items JOIN exams ON exams.id = exam_items.exam_id
  WHERE exams.finished_at IS NOT NULL AND exam_items.choices IS NOT NULL;
