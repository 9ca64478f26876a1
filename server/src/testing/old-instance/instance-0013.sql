-- An instance as the version with migrations up to 0013 left it when it was stopped: schema, queue and rows.
-- Every account is made up. It is history: whoever adds a migration changes nothing here.

-- 0001_accounts
CREATE EXTENSION IF NOT EXISTS citext;

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email citext NOT NULL UNIQUE CHECK (length(email) <= 254),
  full_name text NOT NULL CHECK (length(full_name) BETWEEN 1 AND 120),
  -- Null until a password is set: accounts made by an administrator start without one.
  password_hash text,
  role text NOT NULL CHECK (role IN ('student', 'tutor', 'admin')),
  email_verified_at timestamptz,
  deactivated_at timestamptz,
  profile_completed boolean NOT NULL DEFAULT false,
  profile_picture_url text,
  subscription_plan text NOT NULL DEFAULT 'free',
  terms_accepted_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- One row is one browser or program that signed in: the family of all its refresh tokens.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  -- The token before the current one is answered with the same successor for a short window.
  previous_token_hash bytea,
  rotated_at timestamptz NOT NULL DEFAULT now(),
  -- Hash of the cookie that binds the session to its browser; null for programs that asked for none.
  binding_hash bytea,
  device text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id) WHERE revoked_at IS NULL;

CREATE TABLE one_time_tokens (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify_email', 'reset_password')),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- The Idempotency-Key of the call that used it, so that a repetition gets the first answer.
  used_by_key text
);
CREATE INDEX one_time_tokens_user ON one_time_tokens (user_id, purpose);

-- Mail waits here until it was handed over; it commits with the change that caused it. The bodies are emptied
-- then, because the links in them are worth as much as a password.
CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  created_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- Also the lease of an attempt under way: nobody else tries before this moment.
  next_attempt_at timestamptz NOT NULL,
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz
);
CREATE INDEX mail_outbox_due ON mail_outbox (next_attempt_at) WHERE sent_at IS NULL AND given_up_at IS NULL;

-- What the embedded mailbox shows while no mail server is configured.
CREATE TABLE sandbox_mail (
  id uuid PRIMARY KEY,
  recipient citext NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sandbox_mail_recipient ON sandbox_mail (recipient, sent_at DESC);

-- What happened, written in the transaction that made it happen. Listeners read it in order.
CREATE TABLE outbox_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  subject_id uuid NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  -- An event happens once, however often the step that causes it is tried.
  UNIQUE (name, subject_id)
);

-- 0002_notes
CREATE TABLE usage_counters (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('mcq', 'flashcard', 'enhanced_note', 'upload')),
  period_start timestamptz NOT NULL,
  used integer NOT NULL CHECK (used >= 0),
  PRIMARY KEY (user_id, kind, period_start)
);

CREATE TABLE notes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  original_filename text NOT NULL CHECK (length(original_filename) BETWEEN 1 AND 200),
  course_name text,
  media_type text NOT NULL,
  size_bytes bigint NOT NULL CHECK (size_bytes >= 0),
  content_hash bytea NOT NULL,
  storage_key text NOT NULL UNIQUE,
  status text NOT NULL DEFAULT 'uploaded' CHECK (status IN ('uploaded', 'extracting', 'ready', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  -- The month whose upload allowance paid for this note; null once the unit was given back.
  charged_period timestamptz,
  failure_code text,
  warnings text[] NOT NULL DEFAULT '{}',
  -- As the file itself names it, known once it was read.
  title text,
  page_count integer,
  word_count integer,
  idempotency_key text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((status = 'failed') = (failure_code IS NOT NULL)),
  CHECK (status <> 'ready' OR (title IS NOT NULL AND page_count IS NOT NULL))
);
CREATE INDEX notes_of_user ON notes (user_id, created_at DESC, id);
CREATE UNIQUE INDEX notes_idempotency ON notes (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX notes_unfinished ON notes (lease_until) WHERE status IN ('uploaded', 'extracting');

CREATE TABLE note_pages (
  note_id uuid NOT NULL REFERENCES notes ON DELETE CASCADE,
  number integer NOT NULL CHECK (number >= 1),
  section text,
  text text NOT NULL,
  blocks jsonb NOT NULL,
  bold jsonb NOT NULL,
  PRIMARY KEY (note_id, number)
);

-- Files whose row is gone and whose bytes are still to be removed from the store.
CREATE TABLE deleted_files (
  storage_key text PRIMARY KEY,
  deleted_at timestamptz NOT NULL DEFAULT now()
);

-- 0003_questions
CREATE TABLE generations (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- No foreign key: a generation and its questions outlive their note.
  note_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('mcq')),
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'ready', 'failed')),
  requested integer NOT NULL CHECK (requested BETWEEN 1 AND 50),
  made integer NOT NULL DEFAULT 0,
  course_name text,
  focus text NOT NULL DEFAULT '',
  attempts integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  charged_period timestamptz,
  failure_code text,
  idempotency_key text,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CHECK ((status = 'failed') = (failure_code IS NOT NULL)),
  CHECK ((status IN ('ready', 'failed')) = (finished_at IS NOT NULL))
);
CREATE INDEX generations_of_user ON generations (user_id, created_at DESC, id);
CREATE UNIQUE INDEX generations_idempotency ON generations (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX generations_unfinished ON generations (lease_until) WHERE status IN ('queued', 'running');

CREATE TABLE questions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  generation_id uuid NOT NULL,
  note_id uuid NOT NULL,
  position integer NOT NULL,
  stem text NOT NULL,
  options text[] NOT NULL CHECK (cardinality(options) = 4),
  answer_index smallint NOT NULL CHECK (answer_index BETWEEN 0 AND 3),
  explanation text NOT NULL,
  source_page integer NOT NULL,
  source_section text,
  source_quote text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- A generation that is tried twice writes each of its questions once.
  UNIQUE (generation_id, position)
);
CREATE INDEX questions_of_user ON questions (user_id, created_at DESC, position);
CREATE INDEX questions_of_note ON questions (user_id, note_id, created_at DESC, position);

-- 0004_exams
CREATE TABLE exams (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL,
  duration_minutes integer NOT NULL CHECK (duration_minutes BETWEEN 1 AND 300),
  started_at timestamptz NOT NULL,
  deadline_at timestamptz NOT NULL CHECK (deadline_at > started_at),
  finished_at timestamptz,
  finished_by text CHECK (finished_by IN ('submit', 'deadline')),
  correct integer,
  answered integer,
  idempotency_key text,
  CHECK ((finished_at IS NULL) = (finished_by IS NULL)),
  CHECK ((finished_at IS NULL) = (correct IS NULL)),
  CHECK ((finished_at IS NULL) = (answered IS NULL))
);
CREATE INDEX exams_of_user ON exams (user_id, started_at DESC, id);
CREATE UNIQUE INDEX exams_idempotency ON exams (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX exams_running ON exams (deadline_at) WHERE finished_at IS NULL;

-- The question as it stood when the exam began: deleting or regenerating it changes no exam.
CREATE TABLE exam_items (
  exam_id uuid NOT NULL REFERENCES exams ON DELETE CASCADE,
  question_id uuid NOT NULL,
  position integer NOT NULL,
  note_id uuid NOT NULL,
  stem text NOT NULL,
  options text[] NOT NULL,
  answer_index smallint NOT NULL,
  explanation text NOT NULL,
  source_page integer NOT NULL,
  source_section text,
  source_quote text NOT NULL,
  choice smallint CHECK (choice BETWEEN 0 AND 3),
  sequence integer NOT NULL DEFAULT 0,
  answered_at timestamptz,
  PRIMARY KEY (exam_id, question_id),
  UNIQUE (exam_id, position)
);

-- 0005_account_settings
ALTER TABLE users
  ADD COLUMN time_zone text NOT NULL DEFAULT 'Africa/Lagos',
  ADD COLUMN minimise_gamification boolean NOT NULL DEFAULT false,
  -- Came with the registration; verification hands it on to the page that accepts shared content.
  ADD COLUMN invitation_token text CHECK (length(invitation_token) = 43),
  -- Set by its owner: after this moment the account and all that belongs to it goes.
  ADD COLUMN deletion_due_at timestamptz;
CREATE INDEX users_leaving ON users (deletion_due_at) WHERE deletion_due_at IS NOT NULL;

-- 0006_attempt_windows
-- How often something was tried since the window began: wrong passwords of an account, unknown addresses of a
-- source, mails to an address. Keys are hashes or network addresses; a row that is out of date counts as none.
CREATE TABLE attempt_windows (
  key text PRIMARY KEY,
  attempts integer NOT NULL CHECK (attempts >= 0),
  started_at timestamptz NOT NULL
);
CREATE INDEX attempt_windows_started ON attempt_windows (started_at);

-- 0007_second_factor_and_pictures
-- What an authenticator app makes its codes from, encrypted. It counts once a code of it was entered.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  sealed_secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: no code is taken twice.
  last_step bigint
);

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- The picture that people see beside a name. A new one is a new row, so that its address never changes content.
CREATE TABLE pictures (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE,
  storage_key text NOT NULL UNIQUE,
  size_bytes integer NOT NULL CHECK (size_bytes > 0),
  created_at timestamptz NOT NULL
);

-- 0009_notifications
-- A listener reads events that nobody has dispatched yet; one that fails waits longer from time to time.
ALTER TABLE outbox_events
  ADD COLUMN dispatched_at timestamptz,
  ADD COLUMN attempts integer NOT NULL DEFAULT 0,
  ADD COLUMN next_attempt_at timestamptz NOT NULL DEFAULT now();
-- What happened before there were listeners is no news any more.
UPDATE outbox_events SET dispatched_at = now();
CREATE INDEX outbox_events_due ON outbox_events (next_attempt_at, id) WHERE dispatched_at IS NULL;

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL,
  title text NOT NULL,
  message text NOT NULL,
  link text NOT NULL,
  -- The event that it tells of: a job that is tried twice tells it once.
  event_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  -- Kept out of the app by its owner's choice; it exists for the mail of the day.
  in_app boolean NOT NULL DEFAULT true,
  -- When the mail of the day takes it along; null once that was written, or where none is wanted.
  digest_at timestamptz,
  UNIQUE (user_id, event_id)
);
CREATE INDEX notifications_of_user ON notifications (user_id, created_at DESC, id) WHERE in_app;
CREATE INDEX notifications_unread ON notifications (user_id) WHERE in_app AND read_at IS NULL;
CREATE INDEX notifications_for_digest ON notifications (digest_at) WHERE digest_at IS NOT NULL;

-- What differs from the presets.
CREATE TABLE notification_preferences (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL,
  in_app boolean NOT NULL,
  email boolean NOT NULL,
  PRIMARY KEY (user_id, type)
);

CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  daily_digest boolean NOT NULL
);

-- 0010_tutors
CREATE TABLE tutor_profiles (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  headline text NOT NULL CHECK (length(headline) BETWEEN 1 AND 120),
  biography text NOT NULL CHECK (length(biography) BETWEEN 1 AND 4000),
  subjects text[] NOT NULL CHECK (cardinality(subjects) BETWEEN 1 AND 20),
  languages text[] NOT NULL CHECK (cardinality(languages) BETWEEN 1 AND 10),
  qualifications text[] NOT NULL CHECK (cardinality(qualifications) <= 20),
  -- In kobo.
  hourly_rate integer NOT NULL CHECK (hourly_rate BETWEEN 0 AND 100000000),
  time_zone text NOT NULL,
  -- Nobody teaches before an administrator has said so.
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'rejected')),
  rejection_reason text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((state = 'rejected') = (rejection_reason IS NOT NULL))
);
CREATE INDEX tutor_profiles_by_state ON tutor_profiles (state, updated_at, user_id);

-- Who did what to whom; written with the change, read when something has to be explained.
CREATE TABLE admin_audit (
  id uuid PRIMARY KEY,
  -- No foreign keys: the record outlives both.
  actor_id uuid NOT NULL,
  target_id uuid NOT NULL,
  action text NOT NULL,
  facts jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX admin_audit_of_target ON admin_audit (target_id, created_at DESC);

-- 0011_identities
-- Who somebody is at a provider of sign-ins. The address at the provider is no part of it: addresses change hands.
CREATE TABLE identities (
  issuer text NOT NULL,
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identities_user ON identities (user_id);

-- Sign-ins at a provider that came back, by the hash of their state: each is answered once. The row is written when
-- it comes back, so that starting one writes nothing.
CREATE TABLE used_sign_in_states (
  state_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX used_sign_in_states_expired ON used_sign_in_states (expires_at);

-- 0012_privacy
-- Opens the download of all data of an account for some minutes; ends with the sign-in that asked for it.
CREATE TABLE export_tickets (
  ticket_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX export_tickets_expired ON export_tickets (expires_at);
CREATE INDEX export_tickets_user ON export_tickets (user_id);
CREATE INDEX export_tickets_session ON export_tickets (session_id);

-- 0013_tutors_waiting
-- Since when a profile waits, or last waited, to be decided. A change that its tutor makes meanwhile leaves it alone.
ALTER TABLE tutor_profiles ADD COLUMN pending_since timestamptz;
-- When a mended profile came back was not kept. What waits was handed in at the first of its moments that is known.
UPDATE tutor_profiles SET pending_since = created_at;
ALTER TABLE tutor_profiles ALTER COLUMN pending_since SET NOT NULL;
DROP INDEX tutor_profiles_by_state;
CREATE INDEX tutor_profiles_by_state ON tutor_profiles (state, pending_since, user_id);

CREATE TABLE schema_migrations (id serial PRIMARY KEY, name varchar(255) NOT NULL, run_on timestamp NOT NULL);
INSERT INTO schema_migrations (name, run_on) VALUES
('0001_accounts', '2026-11-22T03:35:27.208Z'),
('0002_notes', '2026-11-22T03:35:27.208Z'),
('0003_questions', '2026-11-22T03:35:27.208Z'),
('0004_exams', '2026-11-22T03:35:27.208Z'),
('0005_account_settings', '2026-11-22T03:35:27.208Z'),
('0006_attempt_windows', '2026-11-22T03:35:27.208Z'),
('0007_second_factor_and_pictures', '2026-11-22T03:35:27.208Z'),
('0009_notifications', '2026-11-22T03:35:27.208Z'),
('0010_tutors', '2026-11-22T03:35:27.208Z'),
('0011_identities', '2026-11-22T03:35:27.208Z'),
('0012_privacy', '2026-11-22T03:35:27.208Z'),
('0013_tutors_waiting', '2026-11-22T03:35:27.208Z');

-- The queue.

    BEGIN;
    SET LOCAL lock_timeout = 30000;
    SET LOCAL idle_in_transaction_session_timeout = 30000;
    SELECT pg_advisory_xact_lock(('x' || encode(sha224((current_database() || '.pgboss.pgboss')::bytea), 'hex'))::bit(64)::bigint);
CREATE SCHEMA IF NOT EXISTS pgboss;

    CREATE TYPE pgboss.job_state AS ENUM (
      'created',
      'retry',
      'active',
      'completed',
      'cancelled',
      'failed'
    )
  ;

    CREATE FUNCTION pgboss.job_now()
    RETURNS timestamp with time zone AS
    $$
      SELECT pg_catalog.now();
    $$
    LANGUAGE sql STABLE;
  ;

    CREATE TABLE pgboss.version (
      version int primary key,
      cron_on timestamp with time zone,
      bam_on timestamp with time zone,
      flow_on timestamp with time zone,
      reindex_on timestamp with time zone,
      monitor_backoff_on timestamp with time zone
    )
  ;

    CREATE TABLE pgboss.queue (
      name text NOT NULL,
      policy text NOT NULL,
      retry_limit int NOT NULL,
      retry_delay int NOT NULL,
      retry_backoff bool NOT NULL,
      retry_delay_max int,
      expire_seconds int NOT NULL,
      retention_seconds int NOT NULL,
      deletion_seconds int NOT NULL,
      dead_letter text REFERENCES pgboss.queue (name) CHECK (dead_letter IS DISTINCT FROM name),
      partition bool NOT NULL,
      table_name text NOT NULL,
      deferred_count int NOT NULL default 0,
      queued_count int NOT NULL default 0,
      ready_count int NOT NULL default 0,
      warning_queued int NOT NULL default 0,
      active_count int NOT NULL default 0,
      failed_count int NOT NULL default 0,
      total_count int NOT NULL default 0,
      created_delta int NOT NULL default 0,
      completed_delta int NOT NULL default 0,
      failed_delta int NOT NULL default 0,
      delta_on timestamp with time zone,
      delta_seconds int,
      ready_history int[] NOT NULL default '{}',
      heartbeat_seconds int,
      notify bool NOT NULL DEFAULT false,
      singletons_active text[],
      monitor_claim_on timestamp with time zone,
      monitor_on timestamp with time zone,
      maintain_on timestamp with time zone,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY (name)
    )
  ;

    CREATE TABLE pgboss.schedule (
      name text REFERENCES pgboss.queue ON DELETE CASCADE,
      key text not null DEFAULT '',
      kind text not null DEFAULT 'cron' CHECK (kind IN ('cron', 'rrule')),
      cron text not null,
      timezone text DEFAULT 'UTC',
      data jsonb,
      options jsonb,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      last_job_id uuid,
      PRIMARY KEY (name, key)
    )
  ;

    CREATE TABLE pgboss.subscription (
      event text not null,
      name text not null REFERENCES pgboss.queue ON DELETE CASCADE,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY(event, name)
    )
  ;

    CREATE TABLE pgboss.bam (
      id uuid PRIMARY KEY default gen_random_uuid(),
      name text NOT NULL,
      version int NOT NULL,
      status text NOT NULL DEFAULT 'pending',
      queue text,
      table_name text NOT NULL,
      command text NOT NULL,
      error text,
      created_on timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
      started_on timestamp with time zone,
      completed_on timestamp with time zone
    )
  ;

    CREATE FUNCTION pgboss.job_table_format(command text, table_name text)
    RETURNS text AS
    $$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $$
    LANGUAGE sql IMMUTABLE;
  ;

    CREATE FUNCTION pgboss.job_table_run(command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
    RETURNS VOID AS
    $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        EXECUTE pgboss.job_table_format(command, tbl_name);
        RETURN;
      END IF;

      EXECUTE pgboss.job_table_format(command, 'job_common');

      FOR tbl IN SELECT table_name FROM pgboss.queue WHERE partition = true
      LOOP
        EXECUTE pgboss.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$
    LANGUAGE plpgsql;
  ;

    CREATE FUNCTION pgboss.job_table_run_async(command_name text, version int, command text, tbl_name text DEFAULT NULL, queue_name text DEFAULT NULL)
    RETURNS VOID AS
    $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM pgboss.queue WHERE name = queue_name;
      END IF;

      IF tbl_name IS NOT NULL THEN
        INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          pgboss.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;

      INSERT INTO pgboss.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        pgboss.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        pgboss.job_table_format(command, queue.table_name)
      FROM pgboss.queue
      WHERE partition = true;
    END;
    $$
    LANGUAGE plpgsql;
  ;

    CREATE TABLE pgboss.job (
      id uuid not null default gen_random_uuid(),
      name text not null,
      priority integer not null default(0),
      data jsonb,
      state pgboss.job_state not null default 'created',
      retry_limit integer not null default 2,
      retry_count integer not null default 0,
      retry_delay integer not null default 0,
      retry_backoff boolean not null default false,
      retry_delay_max integer,
      expire_seconds int not null default 900,
      deletion_seconds int not null default 604800,
      singleton_key text,
      singleton_on timestamp without time zone,
      group_id text,
      group_tier text,
      start_after timestamp with time zone not null default now(),
      created_on timestamp with time zone not null default now(),
      started_on timestamp with time zone,
      completed_on timestamp with time zone,
      keep_until timestamp with time zone NOT NULL default now() + interval '1209600',
      output jsonb,
      dead_letter text,
      policy text,
      heartbeat_on timestamp with time zone,
      heartbeat_seconds int,
      blocked boolean not null default false,
      blocking boolean not null default false,
      pending_dependencies int not null default 0,
      source_name text,
      source_id uuid,
      source_created_on timestamp with time zone,
      source_retry_count int,
      source_output jsonb,
      source_root_id uuid
    ) PARTITION BY LIST (name)
  ;
ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id);

    CREATE TABLE pgboss.job_common (LIKE pgboss.job INCLUDING GENERATED INCLUDING DEFAULTS);

    SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, 'job_common');
    SELECT pgboss.job_table_run($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, 'job_common');

    ALTER TABLE pgboss.job ATTACH PARTITION pgboss.job_common DEFAULT;
  ;

    CREATE TABLE pgboss.warning (
      id uuid PRIMARY KEY default gen_random_uuid(),
      type text NOT NULL,
      message text NOT NULL,
      data jsonb,
      created_on timestamp with time zone NOT NULL DEFAULT now()
    )
  ;
CREATE INDEX warning_i1 ON pgboss.warning (created_on DESC);

    CREATE TABLE pgboss.queue_stats (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      name text NOT NULL,
      deferred_count int NOT NULL DEFAULT 0,
      queued_count   int NOT NULL DEFAULT 0,
      ready_count    int NOT NULL DEFAULT 0,
      active_count   int NOT NULL DEFAULT 0,
      failed_count   int NOT NULL DEFAULT 0,
      total_count    int NOT NULL DEFAULT 0,
      created_delta   int,
      completed_delta int,
      failed_delta    int,
      delta_seconds   int,
      delta_on        timestamptz,
      captured_on timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (id, captured_on)
    ) PARTITION BY RANGE (captured_on)
  ;
CREATE INDEX queue_stats_i1 ON pgboss.queue_stats (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);

    DO $$
    DECLARE
      d date;
      i int;
      part_name text;
    BEGIN
      FOR i IN 0..1 LOOP
        d := (pgboss.job_now() AT TIME ZONE 'UTC')::date + i;
        part_name := 'queue_stats_' || to_char(d, 'YYYYMMDD');
        IF NOT EXISTS (
          SELECT 1 FROM pg_class c
          JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE n.nspname = 'pgboss' AND c.relname = part_name
        ) THEN
          EXECUTE format(
            'CREATE TABLE pgboss.%I PARTITION OF pgboss.queue_stats FOR VALUES FROM (%L) TO (%L)',
            part_name,
            to_char(d, 'YYYY-MM-DD') || ' 00:00:00+00',
            to_char(d + 1, 'YYYY-MM-DD') || ' 00:00:00+00'
          );
        END IF;
      END LOOP;
    END;
    $$
  ;

    CREATE TABLE pgboss.job_dependency (
      child_name text NOT NULL,
      child_id uuid NOT NULL,
      parent_name text NOT NULL,
      parent_id uuid NOT NULL,
      PRIMARY KEY (child_name, child_id, parent_name, parent_id)
    )
  ;
CREATE INDEX IF NOT EXISTS job_dep_parent_idx ON pgboss.job_dependency (parent_name, parent_id);

    CREATE FUNCTION pgboss.create_queue(queue_name text, options jsonb)
    RETURNS VOID AS
    $$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN

      WITH q as (
        INSERT INTO pgboss.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          pgboss.job_now(),
          pgboss.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;

      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;

      EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', tablename);

      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);

      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i11 ON pgboss.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON pgboss.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i7 ON pgboss.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i9 ON pgboss.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i12 ON pgboss.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);

      IF options->>'policy' = 'short' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON pgboss.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON pgboss.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE pgboss.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON pgboss.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$CREATE INDEX job_i10 ON pgboss.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE pgboss.job_table_format($cmd$ALTER TABLE pgboss.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;

      EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  ;

    CREATE FUNCTION pgboss.delete_queue(queue_name text)
    RETURNS VOID AS
    $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM pgboss.queue
      WHERE name = queue_name
      INTO v_table, v_partition;

      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM pgboss.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM pgboss.queue WHERE name = queue_name;
    END;
    $$
    LANGUAGE plpgsql;
  ;
INSERT INTO pgboss.version(version) VALUES ('43');
    COMMIT;
  
-- The rows; times of the queue are counted from the moment of the restore.
INSERT INTO "users" ("id", "email", "full_name", "password_hash", "role", "email_verified_at", "deactivated_at", "profile_completed", "profile_picture_url", "subscription_plan", "terms_accepted_at", "created_at", "time_zone", "minimise_gamification", "invitation_token", "deletion_due_at") OVERRIDING SYSTEM VALUE VALUES
('04d69596-2c5e-4237-97d3-39c487d6886c', '04d69596-2c5e-4237-97d3-39c487d6886c@school.test', 'Ngozi Eze', '$argon2id$v=19$m=19456,t=2,p=1$E+i6BvGCKsq20LiCac0iOA$p6MbuyZtN2GzYv0kHBMsK+Wb1mQ55MeHDZpvT69Jjmw', 'admin', '2026-11-22 03:35:24.208+00', NULL, 'true', NULL, 'free', '2026-11-22 03:35:24.208+00', '2026-11-22 03:35:24.208+00', 'Africa/Lagos', 'false', NULL, NULL),
('5291d904-3c05-4e0b-8b2f-e259eae29d68', '5291d904-3c05-4e0b-8b2f-e259eae29d68@school.test', 'Uche Obi', '$argon2id$v=19$m=19456,t=2,p=1$XrHM3gDQdovqFx2judypww$3lvy4DRnl+T5vmFOROkmRU3dVQCvzBMAxkA6xZTBXE8', 'tutor', '2026-11-22 03:35:25.208+00', NULL, 'true', NULL, 'free', '2026-11-22 03:35:25.208+00', '2026-11-22 03:35:25.208+00', 'Africa/Lagos', 'false', NULL, NULL),
('6f6859f8-b303-4a12-91cf-a33576191384', 'ada@school.test', 'Ada Obi', '$argon2id$v=19$m=19456,t=2,p=1$t9x7BMEK2p4EjVfQXyVE5w$CP4pmG1xdm1Oxf1nj9oGx86oFsTq6O2D/R2yB5Ft24k', 'student', '2026-11-22 03:26:24.208+00', NULL, 'false', '/api/v1/pictures/728d096f-ff56-415c-8776-45a0f0197bc7', 'free', '2026-11-22 03:26:24.208+00', '2026-11-22 03:26:24.208+00', 'Africa/Accra', 'true', NULL, NULL),
('741c9979-9034-4c31-a249-3219fec3e63e', '741c9979-9034-4c31-a249-3219fec3e63e@school.test', 'Ben Musa', '$argon2id$v=19$m=19456,t=2,p=1$kFuxf5kEcFos94fxj1Nk0Q$3Xukcekbi7nLpIm960uP/rEapohKjUS3O9myX55nahQ', 'student', '2026-11-22 03:35:24.208+00', NULL, 'true', NULL, 'premium', '2026-11-22 03:35:24.208+00', '2026-11-22 03:35:24.208+00', 'Africa/Lagos', 'false', NULL, NULL),
('92ec0ea4-8286-4c10-9a61-76c1dbbabc35', '92ec0ea4-8286-4c10-9a61-76c1dbbabc35@school.test', 'Kofi Ansah', '$argon2id$v=19$m=19456,t=2,p=1$ekq7szbxM2n/tlADjhe+KA$D5GSX1H2tOi9DZZeo2Frp5Janu4eYKtz4ea35MHq0zg', 'student', '2026-11-22 03:35:27.208+00', '2026-11-22 03:26:30.867843+00', 'true', NULL, 'free', '2026-11-22 03:35:27.208+00', '2026-11-22 03:35:27.208+00', 'Africa/Lagos', 'false', NULL, NULL),
('98f487ba-2695-45a3-ab7b-9747e58cb9cb', '98f487ba-2695-45a3-ab7b-9747e58cb9cb@school.test', 'Zainab Sani', '$argon2id$v=19$m=19456,t=2,p=1$HZlQE5aPDjzBJwn84sMIVg$IwW45KVjqPffXUfd8paq1s7Ra5O5sZaJQfLuw9dhaKc', 'student', '2026-11-22 03:35:27.208+00', NULL, 'true', NULL, 'free', '2026-11-22 03:35:27.208+00', '2026-11-22 03:35:27.208+00', 'Africa/Lagos', 'false', NULL, NULL),
('b766b9c1-b377-41ba-b2c6-e6368aa0007e', 'chi@school.test', 'Chi Nwosu', '$argon2id$v=19$m=19456,t=2,p=1$ggPlNlrx6hNNh96OB5n94Q$ICOZv+dSk2ZAjtLCsy7MZu7ueBe5Y2OyJceUGzMoLC0', 'student', NULL, NULL, 'false', NULL, 'free', '2026-11-22 03:35:27.208+00', '2026-11-22 03:35:27.208+00', 'Africa/Lagos', 'false', NULL, NULL),
('bdc24b13-8ae2-4188-9ed1-58253c95f91f', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f@school.test', 'Rita Bello', '$argon2id$v=19$m=19456,t=2,p=1$ZQ6S3TfBsnAbKs2yuOPiog$2CY1c0APFZC7cdovOXRSOQlkxTVnG0wB9EuhW1cEzyc', 'tutor', '2026-11-22 03:35:26.208+00', NULL, 'true', NULL, 'free', '2026-11-22 03:35:26.208+00', '2026-11-22 03:35:26.208+00', 'Africa/Lagos', 'false', NULL, NULL),
('e92714ae-8ee1-4623-98b4-3ef4d09bd6d6', 'e92714ae-8ee1-4623-98b4-3ef4d09bd6d6@school.test', 'Tola Ade', '$argon2id$v=19$m=19456,t=2,p=1$Jd2N+ggXtoz+qJ9CX6npZQ$6z1HZ5EyUx1KifyNuJ1JbJjBC23XDQmDTU7b+e1wbgs', 'tutor', '2026-11-22 03:35:24.208+00', NULL, 'true', NULL, 'free', '2026-11-22 03:35:24.208+00', '2026-11-22 03:35:24.208+00', 'Africa/Lagos', 'false', NULL, NULL),
('f7f08472-0bb5-4b6c-a2c3-853b2848e941', 'f7f08472-0bb5-4b6c-a2c3-853b2848e941@school.test', 'Efe Ojo', '$argon2id$v=19$m=19456,t=2,p=1$t1xgwk5BsQk1WlppbqWocw$mOgn9CqFeJbPQe5OiQTSPBNGzR4lhUDNmc0kffeJXxA', 'student', '2026-11-22 03:35:27.208+00', NULL, 'true', NULL, 'free', '2026-11-22 03:35:27.208+00', '2026-11-22 03:35:27.208+00', 'Africa/Lagos', 'false', NULL, '2026-12-06 03:35:27.208+00');
INSERT INTO "sessions" ("id", "user_id", "token_hash", "previous_token_hash", "rotated_at", "binding_hash", "device", "created_at", "last_used_at", "expires_at", "revoked_at") OVERRIDING SYSTEM VALUE VALUES
('0cf7f183-96df-4144-bf5d-cac76b257831', '04d69596-2c5e-4237-97d3-39c487d6886c', E'\\xbf49e5be4bfe4fe5f185c6d2d33e673e9ddb5071739c202cb6807862a5ffb1a0', NULL, '2026-11-22 03:35:24.208+00', NULL, 'lightMyRequest', '2026-11-22 03:35:24.208+00', '2026-11-22 03:35:24.208+00', '2026-12-22 03:35:24.208+00', NULL),
('138d6354-60eb-4eab-b7d6-45d4f51f2975', '5291d904-3c05-4e0b-8b2f-e259eae29d68', E'\\x881b2b769f526a27bb6c53d702963598f56a7acc0b3d6bdba08ad68f83b6006e', NULL, '2026-11-22 03:35:25.208+00', NULL, 'lightMyRequest', '2026-11-22 03:35:25.208+00', '2026-11-22 03:35:25.208+00', '2026-12-22 03:35:25.208+00', NULL),
('147046e7-1206-4a68-b1c4-f1ca5726d443', '741c9979-9034-4c31-a249-3219fec3e63e', E'\\x1f0c71c70f830a0de1c05200f5ca37df7783c263bb00d94f129d230d435d9ea4', E'\\xee40b5cc71d2dabead9fb460ebf004fc8c318a761fd05e04c42056221cf334ac', '2026-11-22 03:35:27.208+00', NULL, 'lightMyRequest', '2026-11-22 03:35:24.208+00', '2026-11-22 03:35:27.208+00', '2026-12-22 03:35:27.208+00', NULL),
('2aa9eda3-ff79-4e36-90ae-854b2413adcf', 'e92714ae-8ee1-4623-98b4-3ef4d09bd6d6', E'\\x7f9c362141d03e17f7ba062b8f6f15024e76a51bd47b1cc1eeb8a2ec7a3f5341', NULL, '2026-11-22 03:35:24.208+00', NULL, 'lightMyRequest', '2026-11-22 03:35:24.208+00', '2026-11-22 03:35:24.208+00', '2026-12-22 03:35:24.208+00', NULL),
('649806f9-9394-4bd8-9a7c-47122a75d7f8', '04d69596-2c5e-4237-97d3-39c487d6886c', E'\\x78fe9a162fe0fad3ee8b47ffe0264185d9e48205d1bed3d72ce4beecbfe9bf38', NULL, '2026-11-22 03:35:27.208+00', NULL, 'lightMyRequest', '2026-11-22 03:35:27.208+00', '2026-11-22 03:35:27.208+00', '2026-12-22 03:35:27.208+00', NULL),
('6a0870df-2f56-4b6b-9934-da298317ba7d', 'e92714ae-8ee1-4623-98b4-3ef4d09bd6d6', E'\\x15b3def9217374813dc1958a1fc3f3bbf164f7bdae694e332f3f5a1c4fd165c9', NULL, '2026-11-22 03:35:27.208+00', NULL, 'lightMyRequest', '2026-11-22 03:35:27.208+00', '2026-11-22 03:35:27.208+00', '2026-12-22 03:35:27.208+00', NULL),
('93cb5ca1-2549-4ad5-86fe-4ca80376b134', '6f6859f8-b303-4a12-91cf-a33576191384', E'\\x0d400817ea4196a8582a34e2feadfd358763dc100e189b4b6351c804056164ac', NULL, '2026-11-22 03:26:24.208+00', NULL, 'lightMyRequest', '2026-11-22 03:26:24.208+00', '2026-11-22 03:26:24.208+00', '2026-12-22 03:26:24.208+00', NULL),
('aa0deb8c-b1cc-458c-92a4-2fd658fe9b90', '5291d904-3c05-4e0b-8b2f-e259eae29d68', E'\\x83934f9d909ae465612cdd6e961cabbfb71fa3de17ac39daf7c091a64df37444', NULL, '2026-11-22 03:35:27.208+00', NULL, 'lightMyRequest', '2026-11-22 03:35:27.208+00', '2026-11-22 03:35:27.208+00', '2026-12-22 03:35:27.208+00', NULL),
('b023dbd4-e627-4c43-92b8-d608abc62ded', 'f7f08472-0bb5-4b6c-a2c3-853b2848e941', E'\\x54a37dc3274ffd62a892dc902c6e4ba7af84f82b87bafeb4a9f1fde507824c40', NULL, '2026-11-22 03:35:27.208+00', NULL, 'lightMyRequest', '2026-11-22 03:35:27.208+00', '2026-11-22 03:35:27.208+00', '2026-12-22 03:35:27.208+00', NULL),
('b4e672d5-d77d-4aa2-967b-377b55f1c33e', '6f6859f8-b303-4a12-91cf-a33576191384', E'\\x6c5b705e976d002d0f3cbaef411f2e0e25097268f012c739feac2bdcd0ac696d', NULL, '2026-11-22 03:35:27.208+00', NULL, 'lightMyRequest', '2026-11-22 03:35:27.208+00', '2026-11-22 03:35:27.208+00', '2026-12-22 03:35:27.208+00', NULL),
('cb5bdb00-6ff0-485a-b763-251ace03c9d8', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', E'\\xece36c7a056417552a31420b49dac8836656a461dfdded8488048611b1e9a603', NULL, '2026-11-22 03:35:26.208+00', NULL, 'lightMyRequest', '2026-11-22 03:35:26.208+00', '2026-11-22 03:35:26.208+00', '2026-12-22 03:35:26.208+00', NULL),
('e1b070e6-27a9-4a49-a42b-fa314abcb88b', 'f7f08472-0bb5-4b6c-a2c3-853b2848e941', E'\\x557d3b6ff0bc625c7cf9aa1071dd609f58c238862054e6693457791b9b35d298', NULL, '2026-11-22 03:35:27.208+00', NULL, 'lightMyRequest', '2026-11-22 03:35:27.208+00', '2026-11-22 03:35:27.208+00', '2026-12-22 03:35:27.208+00', NULL),
('f44db393-c5be-49e1-857d-de7c2ca4a02f', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', E'\\xed260c9b9ef296786342ac9aad6b2c8bd14bb46e856ae36b3656c4e25c04d778', NULL, '2026-11-22 03:35:27.208+00', NULL, 'lightMyRequest', '2026-11-22 03:35:27.208+00', '2026-11-22 03:35:27.208+00', '2026-12-22 03:35:27.208+00', NULL);
INSERT INTO "second_factors" ("user_id", "sealed_secret", "created_at", "confirmed_at", "last_step") OVERRIDING SYSTEM VALUE VALUES
('741c9979-9034-4c31-a249-3219fec3e63e', E'\\xd7d0bd960e831e0b0ca4ad29ef534322da2282b1f74aa3ac608f3b929643e2d174ea2386fcf1ed6fc82cfca5a41dec87aa95bf92b8e28e08d22e3cc7', '2026-11-22 03:35:24.208+00', '2026-11-22 03:35:24.208+00', '59843950');
INSERT INTO "notes" ("id", "user_id", "original_filename", "course_name", "media_type", "size_bytes", "content_hash", "storage_key", "status", "attempts", "lease_until", "charged_period", "failure_code", "warnings", "title", "page_count", "word_count", "idempotency_key", "created_at") OVERRIDING SYSTEM VALUE VALUES
('3b2a00a7-48aa-45b8-a5a6-34d223d79408', '6f6859f8-b303-4a12-91cf-a33576191384', 'plants.md', 'Biology', 'text/markdown', '2482', E'\\xc19ccb7e865959512f1232c2c8536725e0746e1498df6a15526eb177cedabf00', 'notes/12/12b95a9b-3350-4691-99e2-9b8b03340513', 'ready', '1', NULL, '2026-10-31 23:00:00+00', NULL, '{}', 'How plants make food', '4', '462', 'old-note-key', '2026-11-22 03:26:25.96977+00'),
('45a0fd6b-f7fb-4329-beae-1c642180e740', '6f6859f8-b303-4a12-91cf-a33576191384', 'cells.md', 'Biology', 'text/markdown', '163', E'\\x29166cc60b9e7daf56b345086741eda5cc5b94f7a99b3db9a47232265303a250', 'notes/76/76820584-2db3-4382-ae13-c8935fbf706b', 'extracting', '1', '2026-11-22 03:40:17.208+00', '2026-10-31 23:00:00+00', NULL, '{}', NULL, NULL, NULL, 'old-extracting-key', '2026-11-22 03:26:32.564528+00'),
('af091ca9-d080-4c46-8aa7-dd13f2de0b7b', '741c9979-9034-4c31-a249-3219fec3e63e', 'cells.md', 'Biology', 'text/markdown', '163', E'\\x29166cc60b9e7daf56b345086741eda5cc5b94f7a99b3db9a47232265303a250', 'notes/c1/c19152e8-03eb-4e0a-8a68-e51b93ed1a95', 'ready', '1', NULL, '2026-10-31 23:00:00+00', NULL, '{}', 'Cells', '1', '32', 'old-ben-key', '2026-11-22 03:26:29.962831+00'),
('d9b4e555-0ff9-4f21-a3e3-c42cd65c2a08', '6f6859f8-b303-4a12-91cf-a33576191384', 'broken.pdf', 'Biology', 'application/pdf', '26', E'\\x8beeb5da3ef9a9a5841ef4bebe44bd83423b7b2f6b32a27a717b54c7f8318095', 'notes/19/19e5085d-38b9-4811-a9e0-6f4ca06133fd', 'failed', '1', NULL, NULL, 'damaged', '{}', NULL, NULL, NULL, 'old-broken-key', '2026-11-22 03:26:26.063212+00');
INSERT INTO "exams" ("id", "user_id", "title", "duration_minutes", "started_at", "deadline_at", "finished_at", "finished_by", "correct", "answered", "idempotency_key") OVERRIDING SYSTEM VALUE VALUES
('0cb8c151-6cd1-4a58-bbef-1d70532432cd', '6f6859f8-b303-4a12-91cf-a33576191384', 'plants', '1', '2026-11-22 03:33:24.208+00', '2026-11-22 03:34:24.208+00', '2026-11-22 03:34:24.208+00', 'deadline', '0', '1', NULL),
('bf1e6ce6-e70c-480b-85c7-1b9a6e8175af', '6f6859f8-b303-4a12-91cf-a33576191384', 'plants', '120', '2026-11-22 03:35:24.208+00', '2026-11-22 05:35:24.208+00', NULL, NULL, NULL, NULL, 'old-exam-key'),
('fc1081a3-b12e-407c-9ecb-d43648b328b6', '6f6859f8-b303-4a12-91cf-a33576191384', 'plants', '20', '2026-11-22 03:26:24.208+00', '2026-11-22 03:46:24.208+00', '2026-11-22 03:33:24.208+00', 'submit', '1', '5', 'old-finished-key');
INSERT INTO "admin_audit" ("id", "actor_id", "target_id", "action", "facts", "created_at") OVERRIDING SYSTEM VALUE VALUES
('3bec2acc-b0f7-4bb2-97ea-88ad7e032b25', '04d69596-2c5e-4237-97d3-39c487d6886c', 'e92714ae-8ee1-4623-98b4-3ef4d09bd6d6', 'tutor.approve', '{"after": {"state": "approved", "reason": null}, "before": {"state": "pending"}}', '2026-11-22 03:35:27.208+00'),
('c9419d4e-9c59-48af-8f11-69f1fd66e0ec', '04d69596-2c5e-4237-97d3-39c487d6886c', '5291d904-3c05-4e0b-8b2f-e259eae29d68', 'tutor.reject', '{"after": {"state": "rejected", "reason": "Say where you studied."}, "before": {"state": "pending"}}', '2026-11-22 03:35:27.208+00');
INSERT INTO "attempt_windows" ("key", "attempts", "started_at") OVERRIDING SYSTEM VALUE VALUES
('mail:3r8arRPh28IFu6fCUDDOFDz6lD1JvCfC4O-mjVhWCiA', '1', '2026-11-22 03:26:24.208+00'),
('mail:O14ZugeBQ7dbLdW89kNbk0P8PNhH_Z1HNAX7HwGHh_8', '1', '2026-11-22 03:35:27.208+00'),
('misses', '10', '2026-11-22 03:35:27.208+00'),
('password:bLn2vUk59_Aol163vh2PEOMMzz8Ix0c1-IaFpWlgyfg', '11', '2026-11-22 03:35:27.208+00');
INSERT INTO "exam_items" ("exam_id", "question_id", "position", "note_id", "stem", "options", "answer_index", "explanation", "source_page", "source_section", "source_quote", "choice", "sequence", "answered_at") OVERRIDING SYSTEM VALUE VALUES
('0cb8c151-6cd1-4a58-bbef-1d70532432cd', 'c3f5dae4-eeab-415f-9f84-5439ab9513be', '0', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', 'Which of the following is the tissue of dead tubes that carries water up from the roots?', '{xylem,osmosis,phloem,chlorophyll}', '0', 'The answer is “xylem”: under “How water moves” the note says “Xylem is the tissue of dead tubes that carries water up from the roots.” By contrast, of “phloem” it says “Phloem is the living tissue that carries sugar from the leaves to every other part.”', '2', 'How water moves', 'Xylem is the tissue of dead tubes that carries water up from the roots.', '2', '3', '2026-11-22 03:33:24.208+00'),
('bf1e6ce6-e70c-480b-85c7-1b9a6e8175af', '1fe99c56-1c72-4009-b89b-0942cff85540', '2', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', 'Which of the following is the process by which green plants turn light, with $\ce{H2O}+\ce{CO2}$ into sugar?', '{glucose,starch,chlorophyll,photosynthesis}', '3', 'The answer is “photosynthesis”: under “How plants make food” the note says “Photosynthesis is the process by which green plants turn light, with $\ce{H2O}+\ce{CO2}$ into sugar.” By contrast, of “glucose” it says “Glucose is the simple sugar that the plant makes first.”', '1', 'How plants make food', 'Photosynthesis is the process by which green plants turn light, with $\ce{H2O}+\ce{CO2}$ into sugar.', NULL, '0', NULL),
('bf1e6ce6-e70c-480b-85c7-1b9a6e8175af', '27fe869d-0d48-4217-9c17-2c81d5e306ac', '3', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', 'Which of the following is a tiny opening on the underside of a leaf through which gases pass in and out?', '{"guard cell",xylem,"root hair",stoma}', '3', 'The answer is “stoma”: under “How plants make food” the note says “A stoma is a tiny opening on the underside of a leaf through which gases pass in and out.” By contrast, of “guard cell” it says “The guard cell is the curved cell that opens and closes it.”', '1', 'How plants make food', 'A stoma is a tiny opening on the underside of a leaf through which gases pass in and out.', NULL, '0', NULL),
('bf1e6ce6-e70c-480b-85c7-1b9a6e8175af', '448f230c-a448-40f8-bc07-313d44b5da42', '0', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', 'Which of the following is the sweet liquid with which a flower attracts insects?', '{germination,xylem,nectar,photosynthesis}', '2', 'The answer is “nectar”: under “How plants grow and spread” the note says “Nectar is the sweet liquid with which a flower attracts insects.” By contrast, of “xylem” it says “Xylem is the tissue of dead tubes that carries water up from the roots.”', '3', 'How plants grow and spread', 'Nectar is the sweet liquid with which a flower attracts insects.', '3', '4', '2026-11-22 03:35:24.208+00'),
('bf1e6ce6-e70c-480b-85c7-1b9a6e8175af', '9653b373-b0a3-4544-96cd-85dad7efa278', '1', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', 'Which of the following is the breaking of food into parts that are small enough to enter the blood?', '{photosynthesis,digestion,xylem,respiration}', '1', 'The answer is “digestion”: under “How animals live” the note says “Digestion is the breaking of food into parts that are small enough to enter the blood.” By contrast, of “xylem” it says “Xylem is the tissue of dead tubes that carries water up from the roots.”', '4', 'How animals live', 'Digestion is the breaking of food into parts that are small enough to enter the blood.', NULL, '6', '2026-11-22 03:35:24.208+00'),
('bf1e6ce6-e70c-480b-85c7-1b9a6e8175af', 'c3f5dae4-eeab-415f-9f84-5439ab9513be', '5', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', 'Which of the following is the tissue of dead tubes that carries water up from the roots?', '{xylem,osmosis,phloem,chlorophyll}', '0', 'The answer is “xylem”: under “How water moves” the note says “Xylem is the tissue of dead tubes that carries water up from the roots.” By contrast, of “phloem” it says “Phloem is the living tissue that carries sugar from the leaves to every other part.”', '2', 'How water moves', 'Xylem is the tissue of dead tubes that carries water up from the roots.', NULL, '0', NULL),
('bf1e6ce6-e70c-480b-85c7-1b9a6e8175af', 'de19e6c0-f780-4394-83e4-bf3b8aaea283', '4', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', 'Which of the following is a thin outgrowth that takes water in from the soil?', '{stoma,"guard cell","root hair",xylem}', '2', 'The answer is “root hair”: under “How water moves” the note says “A root hair is a thin outgrowth that takes water in from the soil.” By contrast, of “guard cell” it says “The guard cell is the curved cell that opens and closes it.”', '2', 'How water moves', 'A root hair is a thin outgrowth that takes water in from the soil.', NULL, '0', NULL),
('fc1081a3-b12e-407c-9ecb-d43648b328b6', '1fe99c56-1c72-4009-b89b-0942cff85540', '3', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', 'Which of the following is the process by which green plants turn light, with $\ce{H2O}+\ce{CO2}$ into sugar?', '{glucose,starch,chlorophyll,photosynthesis}', '3', 'The answer is “photosynthesis”: under “How plants make food” the note says “Photosynthesis is the process by which green plants turn light, with $\ce{H2O}+\ce{CO2}$ into sugar.” By contrast, of “glucose” it says “Glucose is the simple sugar that the plant makes first.”', '1', 'How plants make food', 'Photosynthesis is the process by which green plants turn light, with $\ce{H2O}+\ce{CO2}$ into sugar.', '3', '3', '2026-11-22 03:26:24.208+00'),
('fc1081a3-b12e-407c-9ecb-d43648b328b6', '27fe869d-0d48-4217-9c17-2c81d5e306ac', '0', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', 'Which of the following is a tiny opening on the underside of a leaf through which gases pass in and out?', '{"guard cell",xylem,"root hair",stoma}', '3', 'The answer is “stoma”: under “How plants make food” the note says “A stoma is a tiny opening on the underside of a leaf through which gases pass in and out.” By contrast, of “guard cell” it says “The guard cell is the curved cell that opens and closes it.”', '1', 'How plants make food', 'A stoma is a tiny opening on the underside of a leaf through which gases pass in and out.', NULL, '0', NULL),
('fc1081a3-b12e-407c-9ecb-d43648b328b6', '448f230c-a448-40f8-bc07-313d44b5da42', '5', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', 'Which of the following is the sweet liquid with which a flower attracts insects?', '{germination,xylem,nectar,photosynthesis}', '2', 'The answer is “nectar”: under “How plants grow and spread” the note says “Nectar is the sweet liquid with which a flower attracts insects.” By contrast, of “xylem” it says “Xylem is the tissue of dead tubes that carries water up from the roots.”', '3', 'How plants grow and spread', 'Nectar is the sweet liquid with which a flower attracts insects.', '1', '5', '2026-11-22 03:26:24.208+00'),
('fc1081a3-b12e-407c-9ecb-d43648b328b6', '9653b373-b0a3-4544-96cd-85dad7efa278', '4', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', 'Which of the following is the breaking of food into parts that are small enough to enter the blood?', '{photosynthesis,digestion,xylem,respiration}', '1', 'The answer is “digestion”: under “How animals live” the note says “Digestion is the breaking of food into parts that are small enough to enter the blood.” By contrast, of “xylem” it says “Xylem is the tissue of dead tubes that carries water up from the roots.”', '4', 'How animals live', 'Digestion is the breaking of food into parts that are small enough to enter the blood.', '0', '4', '2026-11-22 03:26:24.208+00'),
('fc1081a3-b12e-407c-9ecb-d43648b328b6', 'c3f5dae4-eeab-415f-9f84-5439ab9513be', '2', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', 'Which of the following is the tissue of dead tubes that carries water up from the roots?', '{xylem,osmosis,phloem,chlorophyll}', '0', 'The answer is “xylem”: under “How water moves” the note says “Xylem is the tissue of dead tubes that carries water up from the roots.” By contrast, of “phloem” it says “Phloem is the living tissue that carries sugar from the leaves to every other part.”', '2', 'How water moves', 'Xylem is the tissue of dead tubes that carries water up from the roots.', '2', '2', '2026-11-22 03:26:24.208+00'),
('fc1081a3-b12e-407c-9ecb-d43648b328b6', 'de19e6c0-f780-4394-83e4-bf3b8aaea283', '1', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', 'Which of the following is a thin outgrowth that takes water in from the soil?', '{stoma,"guard cell","root hair",xylem}', '2', 'The answer is “root hair”: under “How water moves” the note says “A root hair is a thin outgrowth that takes water in from the soil.” By contrast, of “guard cell” it says “The guard cell is the curved cell that opens and closes it.”', '2', 'How water moves', 'A root hair is a thin outgrowth that takes water in from the soil.', '1', '1', '2026-11-22 03:26:24.208+00');
INSERT INTO "generations" ("id", "user_id", "note_id", "kind", "status", "requested", "made", "course_name", "focus", "attempts", "lease_until", "charged_period", "failure_code", "idempotency_key", "created_at", "finished_at") OVERRIDING SYSTEM VALUE VALUES
('11735a10-b9a0-4baa-89aa-aaab842ba46c', '6f6859f8-b303-4a12-91cf-a33576191384', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', 'mcq', 'ready', '6', '6', 'Biology', '', '1', NULL, '2026-10-31 23:00:00+00', NULL, 'old-generation-key', '2026-11-22 03:26:28.248921+00', '2026-11-22 03:26:29.278576+00'),
('2115e16f-2444-4e25-92b0-a73cabdcf164', '6f6859f8-b303-4a12-91cf-a33576191384', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', 'mcq', 'running', '1', '0', 'Biology', '', '2', '2026-11-22 03:40:17.208+00', '2026-10-31 23:00:00+00', NULL, 'old-running-key', '2026-11-22 03:26:32.625916+00', NULL),
('c1ace32e-87ff-43c8-8e78-d2221f5152fe', '6f6859f8-b303-4a12-91cf-a33576191384', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', 'mcq', 'queued', '1', '0', 'Biology', '', '0', '2026-11-22 03:31:32.624496+00', '2026-10-31 23:00:00+00', NULL, 'old-queued-key', '2026-11-22 03:26:32.624496+00', NULL);
INSERT INTO "identities" ("issuer", "subject", "user_id", "created_at") OVERRIDING SYSTEM VALUE VALUES
('https://accounts.google.com', '1089', '6f6859f8-b303-4a12-91cf-a33576191384', '2026-11-22 03:26:57.843266+00');
INSERT INTO "mail_outbox" ("id", "recipient", "subject", "body_text", "body_html", "created_at", "attempts", "next_attempt_at", "last_error", "sent_at", "given_up_at") OVERRIDING SYSTEM VALUE VALUES
('0317b871-a065-8c08-b111-6fb8df45dfaa', '5291d904-3c05-4e0b-8b2f-e259eae29d68@school.test', 'Your tutor profile needs a change', '', '', '2026-11-22 03:35:27.208+00', '1', '2026-11-22 03:36:27.208+00', NULL, '2026-11-22 03:35:27.208+00', NULL),
('14ce8a69-3a99-402d-a4de-725fbed6b78e', 'ada@school.test', 'Confirm your email address', '', '', '2026-11-22 03:26:24.208+00', '1', '2026-11-22 03:27:24.208+00', NULL, '2026-11-22 03:26:24.208+00', NULL),
('19e52584-7a42-443d-8e94-2abb45b308e7', 'chi@school.test', 'Confirm your email address', 'Hello Chi Nwosu,

Welcome to Akada. One step is left: confirm that this address is yours.

Confirm my address:
http://localhost:3000/verify-email?token=3DXhGMkJZKqrxSdAxhF7rGzRYraSbXKvQ2WMDV4858w

The link works for 24 hours.

You did not register? Then you need do nothing: without the link the account stays closed.

Akada
', '<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Confirm your email address</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:2em auto;padding:0 1em">
<p>Hello Chi Nwosu,</p>
<p>Welcome to Akada. One step is left: confirm that this address is yours.</p>
<p><a href="http://localhost:3000/verify-email?token=3DXhGMkJZKqrxSdAxhF7rGzRYraSbXKvQ2WMDV4858w">Confirm my address</a></p>
<p>Or copy this address: http://localhost:3000/verify-email?token=3DXhGMkJZKqrxSdAxhF7rGzRYraSbXKvQ2WMDV4858w</p>
<p>The link works for 24 hours.</p>
<p>You did not register? Then you need do nothing: without the link the account stays closed.</p>
<p>Akada</p>
</body>
</html>
', '2026-11-22 03:35:27.208+00', '0', '2026-11-22 03:35:27.208+00', NULL, NULL, NULL),
('3e93f330-a63d-87be-85f3-38be33b5237d', '741c9979-9034-4c31-a249-3219fec3e63e@school.test', 'A second step protects your sign-in', '', '', '2026-11-22 03:35:27.208+00', '1', '2026-11-22 03:36:27.208+00', NULL, '2026-11-22 03:35:27.208+00', NULL),
('66b13b15-bdae-8fa0-9a73-04ee695d44e8', 'e92714ae-8ee1-4623-98b4-3ef4d09bd6d6@school.test', 'Your tutor profile is approved', '', '', '2026-11-22 03:35:27.208+00', '1', '2026-11-22 03:36:27.208+00', NULL, '2026-11-22 03:35:27.208+00', NULL),
('bdfbacb6-bef2-80b9-9510-60321bcdda26', 'ada@school.test', 'Welcome to Akada', '', '', '2026-11-22 03:26:24.208+00', '1', '2026-11-22 03:27:24.208+00', NULL, '2026-11-22 03:26:24.208+00', NULL),
('d2bc5709-82ef-8797-8044-bd2ff5d8b02e', 'ada@school.test', 'Your address is confirmed', '', '', '2026-11-22 03:26:24.208+00', '1', '2026-11-22 03:27:24.208+00', NULL, '2026-11-22 03:26:24.208+00', NULL),
('e1a5d26c-b17e-86ed-bc02-ae0dc5fe9001', 'f7f08472-0bb5-4b6c-a2c3-853b2848e941@school.test', 'Your account will be deleted', '', '', '2026-11-22 03:35:27.208+00', '1', '2026-11-22 03:36:27.208+00', NULL, '2026-11-22 03:35:27.208+00', NULL);
INSERT INTO "note_pages" ("note_id", "number", "section", "text", "blocks", "bold") OVERRIDING SYSTEM VALUE VALUES
('3b2a00a7-48aa-45b8-a5a6-34d223d79408', '1', 'How plants make food', 'How plants make food

Photosynthesis is the process by which green plants turn light, with $\ce{H2O}+\ce{CO2}$ into sugar.

Chlorophyll is the green pigment that absorbs the light. A chloroplast is the small body inside a leaf cell in which this happens.

A stoma is a tiny opening on the underside of a leaf through which gases pass in and out. The guard cell is the curved cell that opens and closes it.

Glucose is the simple sugar that the plant makes first. Starch is the form in which the plant stores that sugar for the night.', '[{"end": 20, "kind": "heading", "level": 1, "start": 0}, {"end": 122, "kind": "paragraph", "level": 0, "start": 22}, {"end": 254, "kind": "paragraph", "level": 0, "start": 124}, {"end": 405, "kind": "paragraph", "level": 0, "start": 256}, {"end": 533, "kind": "paragraph", "level": 0, "start": 407}]', '[]'),
('3b2a00a7-48aa-45b8-a5a6-34d223d79408', '2', 'How water moves', 'How water moves

Osmosis is the movement of water through a membrane from a weak solution to a strong one.

Transpiration is the loss of water vapour from the leaves into the air. Xylem is the tissue of dead tubes that carries water up from the roots.

Phloem is the living tissue that carries sugar from the leaves to every other part. A root hair is a thin outgrowth that takes water in from the soil.

Turgor is the pressure of the water inside a cell against its wall. Wilting is the drooping of a plant that has lost more water than it took in.', '[{"end": 15, "kind": "heading", "level": 1, "start": 0}, {"end": 106, "kind": "paragraph", "level": 0, "start": 17}, {"end": 251, "kind": "paragraph", "level": 0, "start": 108}, {"end": 403, "kind": "paragraph", "level": 0, "start": 253}, {"end": 549, "kind": "paragraph", "level": 0, "start": 405}]', '[{"end": 185, "start": 180}]'),
('3b2a00a7-48aa-45b8-a5a6-34d223d79408', '3', 'How plants grow and spread', 'How plants grow and spread

Germination is the moment when a seed begins to grow. A cotyledon is the first leaf of the young plant, which feeds it until it can feed itself.

Pollination is the transfer of pollen from an anther to a stigma. Nectar is the sweet liquid with which a flower attracts insects.

A meristem is a region of dividing cells at the tip of a root or a shoot. Auxin is the hormone that makes the shaded side of a shoot grow faster.

Dispersal is the scattering of seeds away from the parent plant. Humus is the dark matter of dead leaves that makes a soil fertile.', '[{"end": 26, "kind": "heading", "level": 1, "start": 0}, {"end": 172, "kind": "paragraph", "level": 0, "start": 28}, {"end": 304, "kind": "paragraph", "level": 0, "start": 174}, {"end": 451, "kind": "paragraph", "level": 0, "start": 306}, {"end": 584, "kind": "paragraph", "level": 0, "start": 453}]', '[]'),
('3b2a00a7-48aa-45b8-a5a6-34d223d79408', '4', 'How animals live', 'How animals live

Respiration is the release of energy from food in every cell. A gill is the thin organ with which a fish takes oxygen from water.

Digestion is the breaking of food into parts that are small enough to enter the blood. An enzyme is a protein that speeds up one reaction.

An artery is a vessel that carries blood away from the heart. A vein is a vessel that carries blood back to the heart.

Haemoglobin is the red pigment that carries oxygen in the blood. A platelet is a tiny part of the blood that closes a wound.

A predator is an animal that hunts other animals. A parasite is a living thing that feeds on another without killing it at once.

Migration is the regular journey of animals between two places. Hibernation is the deep sleep in which some animals pass the winter.', '[{"end": 16, "kind": "heading", "level": 1, "start": 0}, {"end": 147, "kind": "paragraph", "level": 0, "start": 18}, {"end": 287, "kind": "paragraph", "level": 0, "start": 149}, {"end": 407, "kind": "paragraph", "level": 0, "start": 289}, {"end": 533, "kind": "paragraph", "level": 0, "start": 409}, {"end": 663, "kind": "paragraph", "level": 0, "start": 535}, {"end": 797, "kind": "paragraph", "level": 0, "start": 665}]', '[]'),
('af091ca9-d080-4c46-8aa7-dd13f2de0b7b', '1', 'Cells', 'Cells

A cell is the smallest unit of life. The nucleus is the part of a cell that holds its chromosomes. A ribosome is a small body in which proteins are made.', '[{"end": 5, "kind": "heading", "level": 1, "start": 0}, {"end": 160, "kind": "paragraph", "level": 0, "start": 7}]', '[]');
INSERT INTO "notification_preferences" ("user_id", "type", "in_app", "email") OVERRIDING SYSTEM VALUE VALUES
('6f6859f8-b303-4a12-91cf-a33576191384', 'MCQ_GENERATION_SUCCESS', 'true', 'true'),
('6f6859f8-b303-4a12-91cf-a33576191384', 'PDF_UPLOAD_SUCCESS', 'true', 'false');
INSERT INTO "notification_settings" ("user_id", "daily_digest") OVERRIDING SYSTEM VALUE VALUES
('6f6859f8-b303-4a12-91cf-a33576191384', 'true');
INSERT INTO "notifications" ("id", "user_id", "type", "title", "message", "link", "event_id", "created_at", "read_at", "in_app", "digest_at") OVERRIDING SYSTEM VALUE VALUES
('192600d4-d689-4db8-b247-c121c4e77dd9', '741c9979-9034-4c31-a249-3219fec3e63e', 'SYSTEM', 'A second step protects your sign-in', 'From now on a code of your app is asked for. If it was not you, change your password at once.', '/settings', '8', '2026-11-22 03:35:27.208+00', NULL, 'true', NULL),
('25ffe1dd-d26e-4a51-ac14-30d7ab79889b', '6f6859f8-b303-4a12-91cf-a33576191384', 'EMAIL_VERIFIED', 'Your address is confirmed', 'You can use all of Akada now.', '/profile', '2', '2026-11-22 03:26:24.208+00', NULL, 'true', NULL),
('27b046ec-714f-4c16-960b-0f9aaaa20baa', '6f6859f8-b303-4a12-91cf-a33576191384', 'PDF_UPLOAD_SUCCESS', 'Your note is ready', 'plants.md was read. Make questions from it.', '/tools/mcq?file_id=3b2a00a7-48aa-45b8-a5a6-34d223d79408', '3', '2026-11-22 03:26:24.208+00', '2026-11-22 03:35:24.208+00', 'true', NULL),
('46f14326-4e23-4b4f-967a-3a8d3b5af164', '5291d904-3c05-4e0b-8b2f-e259eae29d68', 'SYSTEM', 'Your tutor profile needs a change', 'Say where you studied. Change your profile, and it is looked at again.', '/tutor/profile', '13', '2026-11-22 03:35:27.208+00', NULL, 'true', NULL),
('4cafb0d1-711e-4b0a-ad77-354b56c8145a', 'f7f08472-0bb5-4b6c-a2c3-853b2848e941', 'SYSTEM', 'Your account will be deleted', 'It goes on 6 December 2026 with all that is yours. Until then you can take it back in your settings. If it was not you, do so and change your password.', '/settings', '15', '2026-11-22 03:35:27.208+00', NULL, 'true', NULL),
('6aa32c2b-a67b-44e8-9f6e-e2e14f959a0b', '6f6859f8-b303-4a12-91cf-a33576191384', 'MCQ_GENERATION_SUCCESS', 'Your questions are ready', 'You have 6 questions. Start to practise.', '/mcq/practice/generated?generation_id=11735a10-b9a0-4baa-89aa-aaab842ba46c', '5', '2026-11-22 03:35:24.208+00', NULL, 'true', NULL),
('6e3e1788-0eeb-4fe0-9cbc-803fc78b16f7', 'e92714ae-8ee1-4623-98b4-3ef4d09bd6d6', 'SYSTEM', 'Your tutor profile is approved', 'Students will find you once booking opens.', '/tutor/dashboard', '12', '2026-11-22 03:35:27.208+00', NULL, 'true', NULL),
('7146bcc0-9ccc-4806-a80f-e85fd0803847', '6f6859f8-b303-4a12-91cf-a33576191384', 'PDF_UPLOAD_FAILED', 'Your note could not be read', 'broken.pdf: This file is damaged or incomplete. Open it on your device, save it again and upload the new copy.', '/tools/upload', '4', '2026-11-22 03:26:24.208+00', NULL, 'true', NULL),
('9dd559e8-f991-42f9-aa64-cb6760b3070d', '6f6859f8-b303-4a12-91cf-a33576191384', 'ACCOUNT_CREATED', 'Welcome to Akada', 'Your account is made. Start with a note of yours and make questions from it.', '/tools/upload', '1', '2026-11-22 03:26:24.208+00', NULL, 'true', NULL),
('aad4e09d-df1e-4e4e-b7ad-7eb657b9302e', '741c9979-9034-4c31-a249-3219fec3e63e', 'PDF_UPLOAD_SUCCESS', 'Your note is ready', 'cells.md was read. Make questions from it.', '/tools/mcq?file_id=af091ca9-d080-4c46-8aa7-dd13f2de0b7b', '14', '2026-11-22 03:35:27.208+00', NULL, 'true', NULL);
INSERT INTO "one_time_tokens" ("token_hash", "user_id", "purpose", "created_at", "expires_at", "used_at", "used_by_key") OVERRIDING SYSTEM VALUE VALUES
(E'\\x1f06894781dcc996dad0f41c4eaf794e278cd42074c9cd1ea0757db8c67abb5b', '6f6859f8-b303-4a12-91cf-a33576191384', 'verify_email', '2026-11-22 03:26:24.208+00', '2026-11-23 03:26:24.208+00', '2026-11-22 03:26:24.208+00', NULL),
(E'\\x7f5b5f6e607588a2668d9ffa3676a93980b2d122dab3be99463ca5981833767b', 'b766b9c1-b377-41ba-b2c6-e6368aa0007e', 'verify_email', '2026-11-22 03:35:27.208+00', '2026-11-23 03:35:27.208+00', NULL, NULL);
INSERT INTO "outbox_events" ("id", "name", "user_id", "subject_id", "facts", "created_at", "dispatched_at", "attempts", "next_attempt_at") OVERRIDING SYSTEM VALUE VALUES
('1', 'accounts.created', '6f6859f8-b303-4a12-91cf-a33576191384', '6f6859f8-b303-4a12-91cf-a33576191384', '{"role": "student"}', '2026-11-22 03:26:24.976862+00', '2026-11-22 03:26:25.708332+00', '0', '2026-11-22 03:26:24.976862+00'),
('10', 'tutors.applied', '5291d904-3c05-4e0b-8b2f-e259eae29d68', '5291d904-3c05-4e0b-8b2f-e259eae29d68', '{}', '2026-11-22 03:26:30.255643+00', '2026-11-22 03:26:30.728897+00', '0', '2026-11-22 03:26:30.255643+00'),
('12', 'tutors.approved', 'e92714ae-8ee1-4623-98b4-3ef4d09bd6d6', '7dcf2f96-6030-43e8-9c2d-d914453e34e3', '{"reason": null}', '2026-11-22 03:26:30.350493+00', '2026-11-22 03:26:30.728897+00', '0', '2026-11-22 03:26:30.350493+00'),
('13', 'tutors.rejected', '5291d904-3c05-4e0b-8b2f-e259eae29d68', '1fd777e7-c207-4d1e-8baf-b3b31dc8761f', '{"reason": "Say where you studied."}', '2026-11-22 03:26:30.367163+00', '2026-11-22 03:26:30.728897+00', '0', '2026-11-22 03:26:30.367163+00'),
('14', 'note.ready', '741c9979-9034-4c31-a249-3219fec3e63e', 'af091ca9-d080-4c46-8aa7-dd13f2de0b7b', '{"file": "cells.md", "pages": 1, "words": 32}', '2026-11-22 03:26:30.805587+00', '2026-11-22 03:26:31.718686+00', '0', '2026-11-22 03:26:30.805587+00'),
('15', 'accounts.deletion_requested', 'f7f08472-0bb5-4b6c-a2c3-853b2848e941', 'de1a1172-501a-47d9-85a6-312e15800737', '{"day": "6 December 2026"}', '2026-11-22 03:26:30.825225+00', '2026-11-22 03:26:31.718686+00', '0', '2026-11-22 03:26:30.825225+00'),
('16', 'accounts.created', 'b766b9c1-b377-41ba-b2c6-e6368aa0007e', 'b766b9c1-b377-41ba-b2c6-e6368aa0007e', '{"role": "student"}', '2026-11-22 03:26:57.811389+00', NULL, '0', '2026-11-22 03:26:57.811389+00'),
('17', 'accounts.created', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', '83e37ba6-2e9a-45c5-baca-07befb581ba5', '{"role": "tutor"}', '2026-11-22 03:26:57.857471+00', NULL, '0', '2026-11-22 03:26:57.857471+00'),
('18', 'accounts.verified', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', '83a0b3f9-a49d-4cf5-9001-0b4fd7769481', '{}', '2026-11-22 03:26:57.860837+00', NULL, '0', '2026-11-22 03:26:57.860837+00'),
('19', 'accounts.password_changed', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', 'd27ff740-540b-4524-b60d-18cd8557b1c6', '{}', '2026-11-22 03:26:57.865153+00', NULL, '0', '2026-11-22 03:26:57.865153+00'),
('2', 'accounts.verified', '6f6859f8-b303-4a12-91cf-a33576191384', '6f6859f8-b303-4a12-91cf-a33576191384', '{}', '2026-11-22 03:26:25.327669+00', '2026-11-22 03:26:25.708332+00', '0', '2026-11-22 03:26:25.327669+00'),
('20', 'accounts.session_reused', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', 'a4ec9f9d-1819-4607-a532-c20f3dd18de6', '{}', '2026-11-22 03:26:57.869347+00', NULL, '0', '2026-11-22 03:26:57.869347+00'),
('21', 'accounts.second_factor_on', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', '49ff8f17-bebe-4b00-89c4-76f36fa67eab', '{}', '2026-11-22 03:26:57.873103+00', NULL, '0', '2026-11-22 03:26:57.873103+00'),
('22', 'accounts.second_factor_off', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', '45961635-8873-43e6-a91e-1a73380101c2', '{}', '2026-11-22 03:26:57.87544+00', NULL, '0', '2026-11-22 03:26:57.87544+00'),
('23', 'accounts.deletion_requested', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', 'f7c91f72-bbd3-4528-a405-4cdb4c9c15c8', '{"day": "4 December 2026"}', '2026-11-22 03:26:57.881159+00', NULL, '0', '2026-11-22 03:26:57.881159+00'),
('24', 'accounts.deletion_cancelled', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', '50b77a20-b38b-40f4-bb70-c370b1940df3', '{}', '2026-11-22 03:26:57.881726+00', NULL, '0', '2026-11-22 03:26:57.881726+00'),
('25', 'tutors.approved', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', '5db01bdc-37d1-4764-afbb-2636c3c451d0', '{"reason": null}', '2026-11-22 03:26:57.88538+00', NULL, '0', '2026-11-22 03:26:57.88538+00'),
('26', 'tutors.rejected', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', '6bd46e89-a97e-42cf-a3e4-86148ad33aa0', '{"reason": "Name your school."}', '2026-11-22 03:26:57.889258+00', NULL, '0', '2026-11-22 03:26:57.889258+00'),
('27', 'note.ready', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', '1ce3ee2c-11d5-404c-84d4-b7423ecd815d', '{"file": "waves.pdf", "pages": 3, "words": 900}', '2026-11-22 03:26:57.893235+00', NULL, '0', '2026-11-22 03:26:57.893235+00'),
('28', 'note.failed', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', 'dd4fd430-f4c3-42e1-a39f-c48678fb4304', '{"code": "empty", "file": "empty.pdf", "reason": "There is no text in this file."}', '2026-11-22 03:26:57.896147+00', NULL, '0', '2026-11-22 03:26:57.896147+00'),
('29', 'generation.ready', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', 'f895457f-f692-4538-84fa-d3c2685424f8', '{"made": 4, "requested": 5}', '2026-11-22 03:26:57.901375+00', NULL, '0', '2026-11-22 03:26:57.901375+00'),
('3', 'note.ready', '6f6859f8-b303-4a12-91cf-a33576191384', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', '{"file": "plants.md", "pages": 4, "words": 462}', '2026-11-22 03:26:26.474206+00', '2026-11-22 03:26:26.833455+00', '0', '2026-11-22 03:26:26.474206+00'),
('30', 'generation.failed', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', '8d07f391-8128-4f91-ac6b-fa3355e465d5', '{"code": "nothing_to_ask", "reason": "There is nothing more to ask about this note."}', '2026-11-22 03:26:57.906092+00', NULL, '0', '2026-11-22 03:26:57.906092+00'),
('31', 'usage.limit_near', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', '13421eeb-a68b-48da-8a0f-333d1d310b41', '{"kind": "mcq", "used": 4, "limit": 5}', '2026-11-22 03:26:57.908936+00', NULL, '0', '2026-11-22 03:26:57.908936+00'),
('32', 'usage.limit_reached', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', '525dba61-9bd7-4137-8892-d806344a5ce0', '{"kind": "upload", "used": 5, "limit": 5}', '2026-11-22 03:26:57.913581+00', NULL, '0', '2026-11-22 03:26:57.913581+00'),
('33', 'exam.finished', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', 'e9fc1616-9eb2-4e85-a969-4d22b6948aec', '{"total": 4, "correct": 3}', '2026-11-22 03:26:57.917634+00', NULL, '0', '2026-11-22 03:26:57.917634+00'),
('34', 'tutors.applied', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', 'bdc24b13-8ae2-4188-9ed1-58253c95f91f', '{}', '2026-11-22 03:26:57.92191+00', NULL, '0', '2026-11-22 03:26:57.92191+00'),
('4', 'note.failed', '6f6859f8-b303-4a12-91cf-a33576191384', 'd9b4e555-0ff9-4f21-a3e3-c42cd65c2a08', '{"code": "damaged", "file": "broken.pdf", "reason": "This file is damaged or incomplete. Open it on your device, save it again and upload the new copy."}', '2026-11-22 03:26:28.046365+00', '2026-11-22 03:26:28.707335+00', '0', '2026-11-22 03:26:28.046365+00'),
('5', 'generation.ready', '6f6859f8-b303-4a12-91cf-a33576191384', '11735a10-b9a0-4baa-89aa-aaab842ba46c', '{"made": 6, "requested": 6}', '2026-11-22 03:26:29.278576+00', '2026-11-22 03:26:29.706528+00', '0', '2026-11-22 03:26:29.278576+00'),
('6', 'exam.finished', '6f6859f8-b303-4a12-91cf-a33576191384', 'fc1081a3-b12e-407c-9ecb-d43648b328b6', '{"total": 6, "correct": 1}', '2026-11-22 03:26:29.390678+00', '2026-11-22 03:26:29.706528+00', '0', '2026-11-22 03:26:29.390678+00'),
('7', 'exam.finished', '6f6859f8-b303-4a12-91cf-a33576191384', '0cb8c151-6cd1-4a58-bbef-1d70532432cd', '{"total": 1, "correct": 0}', '2026-11-22 03:26:29.552235+00', '2026-11-22 03:26:29.706528+00', '0', '2026-11-22 03:26:29.552235+00'),
('8', 'accounts.second_factor_on', '741c9979-9034-4c31-a249-3219fec3e63e', 'ce3697ea-530d-4fbb-80ff-b984bea037cc', '{}', '2026-11-22 03:26:29.952352+00', '2026-11-22 03:26:30.728897+00', '0', '2026-11-22 03:26:29.952352+00'),
('9', 'tutors.applied', 'e92714ae-8ee1-4623-98b4-3ef4d09bd6d6', 'e92714ae-8ee1-4623-98b4-3ef4d09bd6d6', '{}', '2026-11-22 03:26:30.148408+00', '2026-11-22 03:26:30.728897+00', '0', '2026-11-22 03:26:30.148408+00');
INSERT INTO "pictures" ("id", "user_id", "storage_key", "size_bytes", "created_at") OVERRIDING SYSTEM VALUE VALUES
('728d096f-ff56-415c-8776-45a0f0197bc7', '6f6859f8-b303-4a12-91cf-a33576191384', 'pictures/bc/bceb6f1d-0968-4b36-a13b-75bcc09b01c1', '252', '2026-11-22 03:26:24.208+00');
INSERT INTO "questions" ("id", "user_id", "generation_id", "note_id", "position", "stem", "options", "answer_index", "explanation", "source_page", "source_section", "source_quote", "created_at") OVERRIDING SYSTEM VALUE VALUES
('1fe99c56-1c72-4009-b89b-0942cff85540', '6f6859f8-b303-4a12-91cf-a33576191384', '11735a10-b9a0-4baa-89aa-aaab842ba46c', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', '1', 'Which of the following is the process by which green plants turn light, with $\ce{H2O}+\ce{CO2}$ into sugar?', '{glucose,starch,chlorophyll,photosynthesis}', '3', 'The answer is “photosynthesis”: under “How plants make food” the note says “Photosynthesis is the process by which green plants turn light, with $\ce{H2O}+\ce{CO2}$ into sugar.” By contrast, of “glucose” it says “Glucose is the simple sugar that the plant makes first.”', '1', 'How plants make food', 'Photosynthesis is the process by which green plants turn light, with $\ce{H2O}+\ce{CO2}$ into sugar.', '2026-11-22 03:26:29.278576+00'),
('448f230c-a448-40f8-bc07-313d44b5da42', '6f6859f8-b303-4a12-91cf-a33576191384', '11735a10-b9a0-4baa-89aa-aaab842ba46c', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', '2', 'Which of the following is the sweet liquid with which a flower attracts insects?', '{germination,xylem,nectar,photosynthesis}', '2', 'The answer is “nectar”: under “How plants grow and spread” the note says “Nectar is the sweet liquid with which a flower attracts insects.” By contrast, of “xylem” it says “Xylem is the tissue of dead tubes that carries water up from the roots.”', '3', 'How plants grow and spread', 'Nectar is the sweet liquid with which a flower attracts insects.', '2026-11-22 03:26:29.278576+00'),
('9653b373-b0a3-4544-96cd-85dad7efa278', '6f6859f8-b303-4a12-91cf-a33576191384', '11735a10-b9a0-4baa-89aa-aaab842ba46c', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', '3', 'Which of the following is the breaking of food into parts that are small enough to enter the blood?', '{photosynthesis,digestion,xylem,respiration}', '1', 'The answer is “digestion”: under “How animals live” the note says “Digestion is the breaking of food into parts that are small enough to enter the blood.” By contrast, of “xylem” it says “Xylem is the tissue of dead tubes that carries water up from the roots.”', '4', 'How animals live', 'Digestion is the breaking of food into parts that are small enough to enter the blood.', '2026-11-22 03:26:29.278576+00'),
('c3f5dae4-eeab-415f-9f84-5439ab9513be', '6f6859f8-b303-4a12-91cf-a33576191384', '11735a10-b9a0-4baa-89aa-aaab842ba46c', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', '0', 'Which of the following is the tissue of dead tubes that carries water up from the roots?', '{xylem,osmosis,phloem,chlorophyll}', '0', 'The answer is “xylem”: under “How water moves” the note says “Xylem is the tissue of dead tubes that carries water up from the roots.” By contrast, of “phloem” it says “Phloem is the living tissue that carries sugar from the leaves to every other part.”', '2', 'How water moves', 'Xylem is the tissue of dead tubes that carries water up from the roots.', '2026-11-22 03:26:29.278576+00'),
('de19e6c0-f780-4394-83e4-bf3b8aaea283', '6f6859f8-b303-4a12-91cf-a33576191384', '11735a10-b9a0-4baa-89aa-aaab842ba46c', '3b2a00a7-48aa-45b8-a5a6-34d223d79408', '4', 'Which of the following is a thin outgrowth that takes water in from the soil?', '{stoma,"guard cell","root hair",xylem}', '2', 'The answer is “root hair”: under “How water moves” the note says “A root hair is a thin outgrowth that takes water in from the soil.” By contrast, of “guard cell” it says “The guard cell is the curved cell that opens and closes it.”', '2', 'How water moves', 'A root hair is a thin outgrowth that takes water in from the soil.', '2026-11-22 03:26:29.278576+00');
INSERT INTO "recovery_codes" ("user_id", "code_hash", "used_at") OVERRIDING SYSTEM VALUE VALUES
('741c9979-9034-4c31-a249-3219fec3e63e', E'\\x0f4d745880b1c0cf5650315c8cf91021c7824d075d03e0107c3b7d1fcf45ceef', NULL),
('741c9979-9034-4c31-a249-3219fec3e63e', E'\\x147dc31c5632647101b111273fd72a9c9ce63a7786180bf56c45aae2a2fe6baf', NULL),
('741c9979-9034-4c31-a249-3219fec3e63e', E'\\x190e16c1c8f626a65d8f72de37798b9bb469291125f90b8c98cd374222388991', NULL),
('741c9979-9034-4c31-a249-3219fec3e63e', E'\\x4d6cf9d6f3dec5467b6bf0d76271a0fd0fbdb02de45404cfdcd1a9f39032d5cb', NULL),
('741c9979-9034-4c31-a249-3219fec3e63e', E'\\x4eeb42e53678c7d72f3fc4f06ecd574e9877443041101f5df8c43b3ad54ce212', NULL),
('741c9979-9034-4c31-a249-3219fec3e63e', E'\\x676c3f285f0ed8c6563f031d16e64c99f8a3267035fcb261297d3e2fc00cfecc', NULL),
('741c9979-9034-4c31-a249-3219fec3e63e', E'\\x7b3d948509ea70c35a7ed8570624c46b96d58ee48bf59ffd1fa71bf2f823370a', NULL),
('741c9979-9034-4c31-a249-3219fec3e63e', E'\\x8c9ae735af0a1c91031fdec263658cd80a7c1fc587086a788aeeea7b1c77d8b0', NULL),
('741c9979-9034-4c31-a249-3219fec3e63e', E'\\xcb7925280489fee14d908b9b73e9abb7848501be17baa96960bd3b8e3d1f61a4', NULL),
('741c9979-9034-4c31-a249-3219fec3e63e', E'\\xe4b340c09efd1009a206e814e16ac24b1eb8f27a61f931d53f9171e95900d9a9', NULL);
INSERT INTO "sandbox_mail" ("id", "recipient", "subject", "body_text", "body_html", "sent_at") OVERRIDING SYSTEM VALUE VALUES
('0317b871-a065-8c08-b111-6fb8df45dfaa', '5291d904-3c05-4e0b-8b2f-e259eae29d68@school.test', 'Your tutor profile needs a change', 'Hello Uche Obi,

Say where you studied. Change your profile, and it is looked at again.

See it in Akada:
http://localhost:3000/notifications

You choose in your settings which news come by mail.

Akada
', '<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Your tutor profile needs a change</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:2em auto;padding:0 1em">
<p>Hello Uche Obi,</p>
<p>Say where you studied. Change your profile, and it is looked at again.</p>
<p><a href="http://localhost:3000/notifications">See it in Akada</a></p>
<p>Or copy this address: http://localhost:3000/notifications</p>
<p>You choose in your settings which news come by mail.</p>
<p>Akada</p>
</body>
</html>
', '2026-11-22 03:35:27.208+00'),
('14ce8a69-3a99-402d-a4de-725fbed6b78e', 'ada@school.test', 'Confirm your email address', 'Hello Ada Obi,

Welcome to Akada. One step is left: confirm that this address is yours.

Confirm my address:
http://localhost:3000/verify-email?token=kJ5PPntTixb_PKFcs-et3OBaG3lbQ7fNnuADLgJu-MM

The link works for 24 hours.

You did not register? Then you need do nothing: without the link the account stays closed.

Akada
', '<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Confirm your email address</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:2em auto;padding:0 1em">
<p>Hello Ada Obi,</p>
<p>Welcome to Akada. One step is left: confirm that this address is yours.</p>
<p><a href="http://localhost:3000/verify-email?token=kJ5PPntTixb_PKFcs-et3OBaG3lbQ7fNnuADLgJu-MM">Confirm my address</a></p>
<p>Or copy this address: http://localhost:3000/verify-email?token=kJ5PPntTixb_PKFcs-et3OBaG3lbQ7fNnuADLgJu-MM</p>
<p>The link works for 24 hours.</p>
<p>You did not register? Then you need do nothing: without the link the account stays closed.</p>
<p>Akada</p>
</body>
</html>
', '2026-11-22 03:26:24.208+00'),
('3e93f330-a63d-87be-85f3-38be33b5237d', '741c9979-9034-4c31-a249-3219fec3e63e@school.test', 'A second step protects your sign-in', 'Hello Ben Musa,

From now on a code of your app is asked for. If it was not you, change your password at once.

See it in Akada:
http://localhost:3000/notifications

You choose in your settings which news come by mail.

Akada
', '<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>A second step protects your sign-in</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:2em auto;padding:0 1em">
<p>Hello Ben Musa,</p>
<p>From now on a code of your app is asked for. If it was not you, change your password at once.</p>
<p><a href="http://localhost:3000/notifications">See it in Akada</a></p>
<p>Or copy this address: http://localhost:3000/notifications</p>
<p>You choose in your settings which news come by mail.</p>
<p>Akada</p>
</body>
</html>
', '2026-11-22 03:35:27.208+00'),
('66b13b15-bdae-8fa0-9a73-04ee695d44e8', 'e92714ae-8ee1-4623-98b4-3ef4d09bd6d6@school.test', 'Your tutor profile is approved', 'Hello Tola Ade,

Students will find you once booking opens.

See it in Akada:
http://localhost:3000/notifications

You choose in your settings which news come by mail.

Akada
', '<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Your tutor profile is approved</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:2em auto;padding:0 1em">
<p>Hello Tola Ade,</p>
<p>Students will find you once booking opens.</p>
<p><a href="http://localhost:3000/notifications">See it in Akada</a></p>
<p>Or copy this address: http://localhost:3000/notifications</p>
<p>You choose in your settings which news come by mail.</p>
<p>Akada</p>
</body>
</html>
', '2026-11-22 03:35:27.208+00'),
('bdfbacb6-bef2-80b9-9510-60321bcdda26', 'ada@school.test', 'Welcome to Akada', 'Hello Ada Obi,

Your account is made. Start with a note of yours and make questions from it.

See it in Akada:
http://localhost:3000/notifications

You choose in your settings which news come by mail.

Akada
', '<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Welcome to Akada</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:2em auto;padding:0 1em">
<p>Hello Ada Obi,</p>
<p>Your account is made. Start with a note of yours and make questions from it.</p>
<p><a href="http://localhost:3000/notifications">See it in Akada</a></p>
<p>Or copy this address: http://localhost:3000/notifications</p>
<p>You choose in your settings which news come by mail.</p>
<p>Akada</p>
</body>
</html>
', '2026-11-22 03:26:24.208+00'),
('d2bc5709-82ef-8797-8044-bd2ff5d8b02e', 'ada@school.test', 'Your address is confirmed', 'Hello Ada Obi,

You can use all of Akada now.

See it in Akada:
http://localhost:3000/notifications

You choose in your settings which news come by mail.

Akada
', '<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Your address is confirmed</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:2em auto;padding:0 1em">
<p>Hello Ada Obi,</p>
<p>You can use all of Akada now.</p>
<p><a href="http://localhost:3000/notifications">See it in Akada</a></p>
<p>Or copy this address: http://localhost:3000/notifications</p>
<p>You choose in your settings which news come by mail.</p>
<p>Akada</p>
</body>
</html>
', '2026-11-22 03:26:24.208+00'),
('e1a5d26c-b17e-86ed-bc02-ae0dc5fe9001', 'f7f08472-0bb5-4b6c-a2c3-853b2848e941@school.test', 'Your account will be deleted', 'Hello Efe Ojo,

It goes on 6 December 2026 with all that is yours. Until then you can take it back in your settings. If it was not you, do so and change your password.

See it in Akada:
http://localhost:3000/notifications

You choose in your settings which news come by mail.

Akada
', '<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Your account will be deleted</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:2em auto;padding:0 1em">
<p>Hello Efe Ojo,</p>
<p>It goes on 6 December 2026 with all that is yours. Until then you can take it back in your settings. If it was not you, do so and change your password.</p>
<p><a href="http://localhost:3000/notifications">See it in Akada</a></p>
<p>Or copy this address: http://localhost:3000/notifications</p>
<p>You choose in your settings which news come by mail.</p>
<p>Akada</p>
</body>
</html>
', '2026-11-22 03:35:27.208+00');
INSERT INTO "tutor_profiles" ("user_id", "headline", "biography", "subjects", "languages", "qualifications", "hourly_rate", "time_zone", "state", "rejection_reason", "created_at", "updated_at", "pending_since") OVERRIDING SYSTEM VALUE VALUES
('5291d904-3c05-4e0b-8b2f-e259eae29d68', 'Uche Obi teaches chemistry', 'I have taught chemistry in Ibadan for nine years.', '{Chemistry}', '{English,Yoruba}', '{"B.Sc. Chemistry, University of Ibadan"}', '450000', 'Africa/Lagos', 'rejected', 'Say where you studied.', '2026-11-22 03:35:26.208+00', '2026-11-22 03:35:27.208+00', '2026-11-22 03:35:26.208+00'),
('bdc24b13-8ae2-4188-9ed1-58253c95f91f', 'Rita Bello teaches chemistry', 'I have taught chemistry in Ibadan for nine years.', '{Chemistry}', '{English,Yoruba}', '{"B.Sc. Chemistry, University of Ibadan"}', '450000', 'Africa/Lagos', 'pending', NULL, '2026-11-22 03:35:27.208+00', '2026-11-22 03:35:27.208+00', '2026-11-22 03:35:27.208+00'),
('e92714ae-8ee1-4623-98b4-3ef4d09bd6d6', 'Tola Ade teaches chemistry', 'I have taught chemistry in Ibadan for nine years.', '{Chemistry}', '{English,Yoruba}', '{"B.Sc. Chemistry, University of Ibadan"}', '450000', 'Africa/Lagos', 'approved', NULL, '2026-11-22 03:35:25.208+00', '2026-11-22 03:35:27.208+00', '2026-11-22 03:35:25.208+00');
INSERT INTO "usage_counters" ("user_id", "kind", "period_start", "used") OVERRIDING SYSTEM VALUE VALUES
('6f6859f8-b303-4a12-91cf-a33576191384', 'mcq', '2026-10-31 23:00:00+00', '3'),
('6f6859f8-b303-4a12-91cf-a33576191384', 'upload', '2026-10-31 23:00:00+00', '2'),
('741c9979-9034-4c31-a249-3219fec3e63e', 'upload', '2026-10-31 23:00:00+00', '1');
DELETE FROM pgboss."version";
INSERT INTO pgboss."version" ("version", "cron_on", "bam_on", "flow_on", "reindex_on", "monitor_backoff_on") OVERRIDING SYSTEM VALUE VALUES
('43', now() + interval '-512 s', now() + interval '-543 s', now() + interval '-510 s', now() + interval '-538 s', NULL);
DELETE FROM pgboss."queue";
INSERT INTO pgboss."queue" ("name", "policy", "retry_limit", "retry_delay", "retry_backoff", "retry_delay_max", "expire_seconds", "retention_seconds", "deletion_seconds", "dead_letter", "partition", "table_name", "deferred_count", "queued_count", "ready_count", "warning_queued", "active_count", "failed_count", "total_count", "created_delta", "completed_delta", "failed_delta", "delta_on", "delta_seconds", "ready_history", "heartbeat_seconds", "notify", "singletons_active", "monitor_claim_on", "monitor_on", "maintain_on", "created_on", "updated_on") OVERRIDING SYSTEM VALUE VALUES
('__pgboss__send-it', 'standard', '2', '0', 'false', NULL, '900', '1209600', '604800', NULL, 'false', 'job_common', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0', NULL, NULL, '{0,0,0,0,0,0}', NULL, 'false', NULL, now() + interval '-510 s', now() + interval '-510 s', now() + interval '-538 s', now() + interval '-543 s', now() + interval '-543 s'),
('generation.make_questions', 'standard', '5', '1', 'true', NULL, '180', '1209600', '604800', NULL, 'false', 'job_common', '0', '2', '2', '0', '0', '0', '3', '0', '0', '0', NULL, NULL, '{2,2,2,2,2,0}', '10', 'true', NULL, now() + interval '-510 s', now() + interval '-510 s', now() + interval '-538 s', now() + interval '-543 s', now() + interval '-543 s'),
('mail.deliver', 'standard', '2', '0', 'false', NULL, '120', '1209600', '604800', NULL, 'false', 'job_common', '0', '0', '0', '0', '0', '0', '7', '0', '0', '0', NULL, NULL, '{0,0,0,0,0,0}', '10', 'true', NULL, now() + interval '-510 s', now() + interval '-510 s', now() + interval '-538 s', now() + interval '-543 s', now() + interval '-543 s'),
('notes.extract', 'standard', '5', '1', 'true', NULL, '180', '1209600', '604800', NULL, 'false', 'job_common', '0', '1', '1', '0', '0', '0', '4', '0', '0', '0', NULL, NULL, '{1,1,1,1,1,0}', '10', 'true', NULL, now() + interval '-510 s', now() + interval '-510 s', now() + interval '-538 s', now() + interval '-543 s', now() + interval '-543 s'),
('notes.remove_file', 'standard', '5', '5', 'true', NULL, '120', '1209600', '604800', NULL, 'false', 'job_common', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0', NULL, NULL, '{0,0,0,0,0,0}', '10', 'true', NULL, now() + interval '-510 s', now() + interval '-510 s', now() + interval '-538 s', now() + interval '-543 s', now() + interval '-543 s');
INSERT INTO pgboss."job_common" ("id", "name", "priority", "data", "state", "retry_limit", "retry_count", "retry_delay", "retry_backoff", "retry_delay_max", "expire_seconds", "deletion_seconds", "singleton_key", "singleton_on", "group_id", "group_tier", "start_after", "created_on", "started_on", "completed_on", "keep_until", "output", "dead_letter", "policy", "heartbeat_on", "heartbeat_seconds", "blocked", "blocking", "pending_dependencies", "source_name", "source_id", "source_created_on", "source_retry_count", "source_output", "source_root_id") OVERRIDING SYSTEM VALUE VALUES
('0c520d4b-cd2e-47ee-9969-0b1ca9bc8dab', 'generation.make_questions', '0', '{"generation_id": "2115e16f-2444-4e25-92b0-a73cabdcf164"}', 'active', '5', '0', '1', 'true', NULL, '180', '604800', NULL, NULL, NULL, NULL, now() + interval '-535 s', now() + interval '-535 s', now() + interval '-539 s', NULL, now() + interval '1209065 s', NULL, NULL, 'standard', now() + interval '-529 s', '10', 'false', 'false', '0', NULL, NULL, NULL, NULL, NULL, NULL),
('15823b0f-027b-4d97-8b27-3b74eb23f0ea', 'notes.extract', '0', '{"note_id": "af091ca9-d080-4c46-8aa7-dd13f2de0b7b"}', 'completed', '5', '0', '1', 'true', NULL, '180', '604800', NULL, NULL, NULL, NULL, now() + interval '-537 s', now() + interval '-537 s', now() + interval '-537 s', now() + interval '-536 s', now() + interval '1209063 s', NULL, NULL, 'standard', now() + interval '-537 s', '10', 'false', 'false', '0', NULL, NULL, NULL, NULL, NULL, NULL),
('35bcb301-835e-49e1-bfb6-69dfd245c9ca', 'mail.deliver', '0', '{"mail_id": "19e52584-7a42-443d-8e94-2abb45b308e7"}', 'created', '2', '0', '0', 'false', NULL, '120', '604800', NULL, NULL, NULL, NULL, now() + interval '-509 s', now() + interval '-509 s', NULL, NULL, now() + interval '1209091 s', NULL, NULL, 'standard', NULL, '10', 'false', 'false', '0', NULL, NULL, NULL, NULL, NULL, NULL),
('48991afe-230c-448c-9b1c-d47f03fcb382', 'mail.deliver', '0', '{"mail_id": "bdfbacb6-bef2-80b9-9510-60321bcdda26"}', 'completed', '2', '0', '0', 'false', NULL, '120', '604800', NULL, NULL, NULL, NULL, now() + interval '-541 s', now() + interval '-541 s', now() + interval '-541 s', now() + interval '-541 s', now() + interval '1209059 s', NULL, NULL, 'standard', now() + interval '-541 s', '10', 'false', 'false', '0', NULL, NULL, NULL, NULL, NULL, NULL),
('4fcfc2b5-6ccd-4f79-96cc-db9064c546ca', 'mail.deliver', '0', '{"mail_id": "e1a5d26c-b17e-86ed-bc02-ae0dc5fe9001"}', 'completed', '2', '0', '0', 'false', NULL, '120', '604800', NULL, NULL, NULL, NULL, now() + interval '-535 s', now() + interval '-535 s', now() + interval '-535 s', now() + interval '-535 s', now() + interval '1209065 s', NULL, NULL, 'standard', now() + interval '-535 s', '10', 'false', 'false', '0', NULL, NULL, NULL, NULL, NULL, NULL),
('6bf3e951-c217-4f62-a430-fd1c7234a34e', 'mail.deliver', '0', '{"mail_id": "0317b871-a065-8c08-b111-6fb8df45dfaa"}', 'completed', '2', '0', '0', 'false', NULL, '120', '604800', NULL, NULL, NULL, NULL, now() + interval '-536 s', now() + interval '-536 s', now() + interval '-536 s', now() + interval '-536 s', now() + interval '1209064 s', NULL, NULL, 'standard', now() + interval '-536 s', '10', 'false', 'false', '0', NULL, NULL, NULL, NULL, NULL, NULL),
('7ad55964-ecdf-4975-a95e-69cde9ff244d', 'mail.deliver', '0', '{"mail_id": "66b13b15-bdae-8fa0-9a73-04ee695d44e8"}', 'completed', '2', '0', '0', 'false', NULL, '120', '604800', NULL, NULL, NULL, NULL, now() + interval '-536 s', now() + interval '-536 s', now() + interval '-536 s', now() + interval '-536 s', now() + interval '1209064 s', NULL, NULL, 'standard', now() + interval '-536 s', '10', 'false', 'false', '0', NULL, NULL, NULL, NULL, NULL, NULL),
('92755c14-9cde-4e3c-8701-90e20f70a772', 'generation.make_questions', '0', '{"generation_id": "c1ace32e-87ff-43c8-8e78-d2221f5152fe"}', 'created', '5', '0', '1', 'true', NULL, '180', '604800', NULL, NULL, NULL, NULL, now() + interval '-535 s', now() + interval '-535 s', NULL, NULL, now() + interval '1209065 s', NULL, NULL, 'standard', NULL, '10', 'false', 'false', '0', NULL, NULL, NULL, NULL, NULL, NULL),
('9f25f587-61b5-4585-adef-5ac21e398b4e', 'notes.extract', '0', '{"note_id": "45a0fd6b-f7fb-4329-beae-1c642180e740"}', 'active', '5', '0', '1', 'true', NULL, '180', '604800', NULL, NULL, NULL, NULL, now() + interval '-535 s', now() + interval '-535 s', now() + interval '-539 s', NULL, now() + interval '1209065 s', NULL, NULL, 'standard', now() + interval '-529 s', '10', 'false', 'false', '0', NULL, NULL, NULL, NULL, NULL, NULL),
('a061c9db-3cf4-4d68-b434-a038a4c38ec7', 'mail.deliver', '0', '{"mail_id": "d2bc5709-82ef-8797-8044-bd2ff5d8b02e"}', 'completed', '2', '0', '0', 'false', NULL, '120', '604800', NULL, NULL, NULL, NULL, now() + interval '-541 s', now() + interval '-541 s', now() + interval '-541 s', now() + interval '-541 s', now() + interval '1209059 s', NULL, NULL, 'standard', now() + interval '-541 s', '10', 'false', 'false', '0', NULL, NULL, NULL, NULL, NULL, NULL),
('b54ea9f9-6c59-4051-b0b5-9062486ff778', 'mail.deliver', '0', '{"mail_id": "3e93f330-a63d-87be-85f3-38be33b5237d"}', 'completed', '2', '0', '0', 'false', NULL, '120', '604800', NULL, NULL, NULL, NULL, now() + interval '-536 s', now() + interval '-536 s', now() + interval '-536 s', now() + interval '-536 s', now() + interval '1209064 s', NULL, NULL, 'standard', now() + interval '-536 s', '10', 'false', 'false', '0', NULL, NULL, NULL, NULL, NULL, NULL),
('c0ea0c81-cc3a-4916-adcb-b92ece13bb2b', 'notes.extract', '0', '{"note_id": "d9b4e555-0ff9-4f21-a3e3-c42cd65c2a08"}', 'completed', '5', '0', '1', 'true', NULL, '180', '604800', NULL, NULL, NULL, NULL, now() + interval '-541 s', now() + interval '-541 s', now() + interval '-541 s', now() + interval '-539 s', now() + interval '1209059 s', NULL, NULL, 'standard', now() + interval '-541 s', '10', 'false', 'false', '0', NULL, NULL, NULL, NULL, NULL, NULL),
('d5593bf3-81db-45b5-a6ec-382d052fe46e', 'mail.deliver', '0', '{"mail_id": "14ce8a69-3a99-402d-a4de-725fbed6b78e"}', 'completed', '2', '0', '0', 'false', NULL, '120', '604800', NULL, NULL, NULL, NULL, now() + interval '-542 s', now() + interval '-542 s', now() + interval '-542 s', now() + interval '-542 s', now() + interval '1209058 s', NULL, NULL, 'standard', now() + interval '-542 s', '10', 'false', 'false', '0', NULL, NULL, NULL, NULL, NULL, NULL),
('eedbd884-d603-4b53-97ee-ecf9aa9646fc', 'generation.make_questions', '0', '{"generation_id": "11735a10-b9a0-4baa-89aa-aaab842ba46c"}', 'completed', '5', '0', '1', 'true', NULL, '180', '604800', NULL, NULL, NULL, NULL, now() + interval '-539 s', now() + interval '-539 s', now() + interval '-539 s', now() + interval '-538 s', now() + interval '1209061 s', NULL, NULL, 'standard', now() + interval '-539 s', '10', 'false', 'false', '0', NULL, NULL, NULL, NULL, NULL, NULL),
('f176dc45-ba02-4543-abe2-a4d1190f7248', 'notes.extract', '0', '{"note_id": "3b2a00a7-48aa-45b8-a5a6-34d223d79408"}', 'completed', '5', '0', '1', 'true', NULL, '180', '604800', NULL, NULL, NULL, NULL, now() + interval '-541 s', now() + interval '-541 s', now() + interval '-541 s', now() + interval '-541 s', now() + interval '1209059 s', NULL, NULL, 'standard', now() + interval '-541 s', '10', 'false', 'false', '0', NULL, NULL, NULL, NULL, NULL, NULL);
SELECT setval('public.schema_migrations_id_seq', 12);
SELECT setval('public.outbox_events_id_seq', 34);
