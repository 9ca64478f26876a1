-- What two people write to each other. A conversation goes with either account, and with it all that was written in it.
CREATE TABLE conversations (
  id uuid PRIMARY KEY,
  -- In the order of their ids, so that two people have one conversation whoever begins it.
  first_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  second_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Messages so far, and thereby the position of the last one.
  message_count integer NOT NULL DEFAULT 0 CHECK (message_count >= 0),
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK (first_id < second_id),
  CONSTRAINT conversations_pair_unique UNIQUE (first_id, second_id)
);
CREATE INDEX conversations_of_second ON conversations (second_id);

-- How one of the two stands in a conversation.
CREATE TABLE conversation_sides (
  conversation_id uuid REFERENCES conversations ON DELETE CASCADE,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  -- The position up to which this person has read.
  read_position integer NOT NULL DEFAULT 0 CHECK (read_position >= 0),
  -- Messages of the other after that position.
  unread integer NOT NULL DEFAULT 0 CHECK (unread >= 0),
  -- Since when this person takes no messages of the other.
  blocked_at timestamptz,
  -- When this person was last notified of a message: once an hour at most.
  notified_at timestamptz,
  PRIMARY KEY (conversation_id, user_id)
);
CREATE INDEX conversation_sides_of_user ON conversation_sides (user_id);

CREATE TABLE messages (
  -- Made by the device of its author: sent twice it is one message.
  id uuid PRIMARY KEY,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  author_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  "position" integer NOT NULL CHECK ("position" > 0),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  written_at timestamptz NOT NULL,
  CONSTRAINT messages_position_unique UNIQUE (conversation_id, "position")
);
CREATE INDEX messages_of_author ON messages (author_id, written_at, id);
