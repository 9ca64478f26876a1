-- A message has words, an attachment, or both.
ALTER TABLE messages
  DROP CONSTRAINT messages_text_check,
  ADD COLUMN has_attachment boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT messages_text_check CHECK (length(text) <= 4000 AND (has_attachment OR length(text) > 0)),
  -- What a search reads: lower case, without accents. Written by the database, so that no writer forgets it.
  ADD COLUMN words text NOT NULL GENERATED ALWAYS AS
    (lower(regexp_replace(normalize(text, NFD), '[\u0300-\u036f]', '', 'g'))) STORED;

-- A file is stored before its message is sent; until then it belongs to its author alone.
CREATE TABLE message_attachments (
  -- Made by the device of its author: prepared twice it is one attachment.
  id uuid PRIMARY KEY,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  author_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  message_id uuid CONSTRAINT message_attachments_message_unique UNIQUE REFERENCES messages ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('picture', 'file', 'set', 'note', 'time')),
  title text NOT NULL CHECK (length(title) <= 255),
  storage_key text CONSTRAINT message_attachments_file_unique UNIQUE,
  size_bytes integer CHECK (size_bytes >= 0),
  -- In pixels.
  width integer,
  height integer,
  -- What a student shares; null once its share was deleted.
  share_id uuid REFERENCES shares ON DELETE SET NULL,
  -- What a tutor gives to a course; null once it was deleted.
  course_set_id uuid REFERENCES course_sets ON DELETE SET NULL,
  -- The hour that a tutor proposes.
  starts_at timestamptz,
  minutes smallint CHECK (minutes > 0),
  created_at timestamptz NOT NULL,
  CHECK ((kind IN ('picture', 'file')) = (storage_key IS NOT NULL AND size_bytes IS NOT NULL)),
  CHECK ((kind = 'time') = (starts_at IS NOT NULL AND minutes IS NOT NULL))
);
CREATE INDEX message_attachments_of_author ON message_attachments (author_id, created_at, id);
CREATE INDEX message_attachments_of_conversation ON message_attachments (conversation_id);
CREATE INDEX message_attachments_of_share ON message_attachments (share_id) WHERE share_id IS NOT NULL;
CREATE INDEX message_attachments_of_course_set ON message_attachments (course_set_id)
  WHERE course_set_id IS NOT NULL;
CREATE INDEX message_attachments_unsent ON message_attachments (created_at) WHERE message_id IS NULL;
