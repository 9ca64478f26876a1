-- A reset that is sent twice is found by its key like every other call; an earlier version kept the key with the token.
INSERT INTO idempotency_keys (user_id, endpoint, key, row_id, created_at)
SELECT user_id, 'accounts.reset_password', used_by_key, gen_random_uuid(), used_at
FROM one_time_tokens WHERE purpose = 'reset_password' AND used_by_key IS NOT NULL AND used_at IS NOT NULL
ON CONFLICT DO NOTHING;

ALTER TABLE one_time_tokens DROP COLUMN used_by_key;
