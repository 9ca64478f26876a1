-- Of the secret that the browser which registered holds: opening the link there signs in. Null for any other sender.
ALTER TABLE one_time_tokens ADD COLUMN browser_hash bytea;
