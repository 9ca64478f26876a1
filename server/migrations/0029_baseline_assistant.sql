-- Conversations with the assistant. A question follows an answer, so that a conversation is a tree; an answer is one of several
-- versions, and is written into its row while it comes, so that any device may read the rest of it.
CREATE TABLE assistant_threads (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CONSTRAINT assistant_threads_kind CHECK (kind IN ('chat', 'practice')),
  title text NOT NULL,
  -- The note that it was last about. No foreign key: a conversation stays when its note is gone.
  note_id uuid,
  -- The practice question that it helps with, as it was then. No foreign key, likewise.
  practised_id uuid,
  practised_version integer,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CONSTRAINT assistant_threads_practised CHECK ((kind = 'practice') = (practised_id IS NOT NULL)
    AND (kind = 'practice') = (practised_version IS NOT NULL))
);
CREATE INDEX assistant_threads_of_user ON assistant_threads (user_id, used_at DESC, id);
CREATE INDEX assistant_threads_practised_by ON assistant_threads (user_id, practised_id) WHERE practised_id IS NOT NULL;
CREATE INDEX assistant_threads_deleted ON assistant_threads (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE assistant_questions (
  id uuid PRIMARY KEY,
  thread_id uuid NOT NULL REFERENCES assistant_threads ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The answer that it follows; null at the beginning of a conversation.
  parent_id uuid,
  -- The note that it was asked about; null for all of them.
  note_id uuid,
  text text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX assistant_questions_of_thread ON assistant_questions (thread_id, created_at, id);
CREATE INDEX assistant_questions_of_user ON assistant_questions (user_id);

CREATE TABLE assistant_answers (
  id uuid PRIMARY KEY,
  question_id uuid NOT NULL REFERENCES assistant_questions ON DELETE CASCADE,
  thread_id uuid NOT NULL REFERENCES assistant_threads ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  version integer NOT NULL CONSTRAINT assistant_answers_version CHECK (version >= 1),
  state text NOT NULL
    CONSTRAINT assistant_answers_state CHECK (state IN ('streaming', 'done', 'stopped', 'failed', 'cut')),
  -- So far; checked once it has ended.
  text text NOT NULL DEFAULT '',
  content jsonb,
  content_version integer NOT NULL DEFAULT 0,
  made_by text NOT NULL CONSTRAINT assistant_answers_made_by CHECK (made_by IN ('model', 'notes', 'product')),
  model text,
  offline_reason text,
  covered boolean,
  -- What its marks lead to, and the numbers that passages have since then in the conversation.
  citations jsonb NOT NULL DEFAULT '[]',
  offered jsonb NOT NULL DEFAULT '[]',
  -- Of help with a practice question: which step it is, and the options that it takes away.
  practised_id uuid,
  step smallint,
  struck smallint[] NOT NULL DEFAULT '{}',
  error text,
  stop_wanted boolean NOT NULL DEFAULT false,
  -- While it is written: until when its process counts as alive, and when another process last read it for a follower.
  alive_until timestamptz,
  followed_at timestamptz,
  created_at timestamptz NOT NULL,
  CONSTRAINT assistant_answers_alive CHECK ((state = 'streaming') = (alive_until IS NOT NULL)),
  CONSTRAINT assistant_answers_once UNIQUE (question_id, version),
  CONSTRAINT assistant_answers_step CHECK ((step IS NULL) = (practised_id IS NULL))
);
CREATE INDEX assistant_answers_of_thread ON assistant_answers (thread_id);
CREATE INDEX assistant_answers_of_user ON assistant_answers (user_id);
CREATE INDEX assistant_answers_streaming ON assistant_answers (alive_until) WHERE state = 'streaming';
CREATE INDEX assistant_answers_by_content_version ON assistant_answers (content_version) WHERE state <> 'streaming';
