-- As notifications: a deleted note or question is marked and hidden first, and a sweep removes it later.
ALTER TABLE notes ADD COLUMN deleted_at timestamptz;
CREATE INDEX notes_deleted ON notes (deleted_at) WHERE deleted_at IS NOT NULL;

ALTER TABLE questions ADD COLUMN deleted_at timestamptz;
CREATE INDEX questions_deleted ON questions (deleted_at) WHERE deleted_at IS NOT NULL;

-- A list counts what is shown from its index alone. Erasing an account needs every row in it, so it is not partial.
DROP INDEX questions_of_user, questions_of_note;
CREATE INDEX questions_of_user ON questions (user_id, created_at DESC, position) INCLUDE (deleted_at);
CREATE INDEX questions_of_note ON questions (user_id, note_id, created_at DESC, position) INCLUDE (deleted_at);
