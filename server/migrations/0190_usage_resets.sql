-- A counter that its owner was warned about owes one notification when the next month begins.
ALTER TABLE usage_counters ADD COLUMN reset_owed boolean NOT NULL DEFAULT false;

UPDATE usage_counters SET reset_owed = true
FROM outbox_events
WHERE outbox_events.user_id = usage_counters.user_id
  AND outbox_events.name IN ('usage.limit_near', 'usage.limit_reached')
  AND outbox_events.facts ->> 'kind' = usage_counters.kind
  AND outbox_events.created_at >= period_start
  AND outbox_events.created_at
    < ((period_start AT TIME ZONE 'Africa/Lagos') + interval '1 month') AT TIME ZONE 'Africa/Lagos';

CREATE INDEX usage_counters_owing ON usage_counters (period_start) WHERE reset_owed;
