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
  user_id uuid REFERENCES users ON DELETE CASCADE,
  item_kind text CONSTRAINT progress_items_item_kind CHECK (item_kind IN ('question', 'card')),
  item_id uuid,
  source_kind text NOT NULL
    CONSTRAINT progress_items_source CHECK (source_kind IN ('course', 'note', 'set', 'subject', 'none')),
  -- Id of the course, note or set, or name of the subject.
  source_key text NOT NULL,
  topic text,
  topic_key text NOT NULL,
  PRIMARY KEY (user_id, item_kind, item_id)
);
CREATE INDEX progress_items_of_topic ON progress_items (user_id, source_kind, source_key, topic_key);

-- What a day did for an item.
CREATE TABLE progress_item_days (
  user_id uuid,
  item_kind text,
  item_id uuid,
  local_day date,
  times integer NOT NULL,
  took_ms bigint NOT NULL,
  -- Of a question: the first answer of the day, where it says something of what is known.
  given_at timestamptz,
  possible integer,
  -- Of a question, whether that was right; of a card, whether it was known when it came back.
  correct boolean,
  -- Of a card: how long it had waited.
  age text CONSTRAINT progress_item_days_age CHECK (age IN ('young', 'mature')),
  CONSTRAINT progress_item_days_of_item FOREIGN KEY (user_id, item_kind, item_id) REFERENCES progress_items ON DELETE CASCADE,
  PRIMARY KEY (user_id, item_kind, item_id, local_day)
);
CREATE INDEX progress_item_days_of_day ON progress_item_days (user_id, local_day);

CREATE TABLE progress_days (
  user_id uuid REFERENCES users ON DELETE CASCADE,
  local_day date,
  source_kind text,
  source_key text,
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
  user_id uuid REFERENCES users ON DELETE CASCADE,
  source_kind text,
  source_key text,
  topic_key text,
  topic text,
  mean double precision NOT NULL,
  variance double precision NOT NULL CONSTRAINT progress_topics_variance CHECK (variance > 0),
  answers integer NOT NULL CONSTRAINT progress_topics_answers CHECK (answers > 0),
  last_day date NOT NULL,
  PRIMARY KEY (user_id, source_kind, source_key, topic_key)
);
