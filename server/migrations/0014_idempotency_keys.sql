-- One mechanism for calls that are sent twice: caller, endpoint and key name the row that the first call made.
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  endpoint text NOT NULL,
  key text NOT NULL,
  row_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, endpoint, key)
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);

INSERT INTO idempotency_keys (user_id, endpoint, key, row_id, created_at)
SELECT user_id, 'notes.upload', idempotency_key, id, created_at FROM notes WHERE idempotency_key IS NOT NULL
UNION ALL
SELECT user_id, 'generation.mcqs', idempotency_key, id, created_at FROM generations WHERE idempotency_key IS NOT NULL
UNION ALL
SELECT user_id, 'exams.start', idempotency_key, id, started_at FROM exams WHERE idempotency_key IS NOT NULL;

ALTER TABLE notes DROP COLUMN idempotency_key;
ALTER TABLE generations DROP COLUMN idempotency_key;
ALTER TABLE exams DROP COLUMN idempotency_key;
