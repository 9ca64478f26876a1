-- Who cancelled a group tutorial. `clock`: too few students had joined. Null of earlier ends that no record explains.
ALTER TABLE tutorials ADD COLUMN cancelled_by text CHECK (cancelled_by IN ('tutor', 'admin', 'clock'));

UPDATE tutorials SET cancelled_by = 'admin'
WHERE cancelled_at IS NOT NULL AND EXISTS (
  SELECT FROM admin_audit
  WHERE action = 'tutorial.cancel' AND facts -> 'after' ->> 'tutorial' = tutorials.id::text);
