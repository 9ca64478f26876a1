-- A deleted notification is marked and hidden first, so that undo works on any device; a sweep removes it later.
ALTER TABLE notifications ADD COLUMN deleted_at timestamptz;
CREATE INDEX notifications_deleted ON notifications (deleted_at) WHERE deleted_at IS NOT NULL;

-- What lists, counts and the digest ask for leaves deleted ones out.
DROP INDEX notifications_of_user, notifications_unread, notifications_for_digest;
CREATE INDEX notifications_of_user ON notifications (user_id, created_at DESC, id)
  WHERE in_app AND deleted_at IS NULL;
CREATE INDEX notifications_unread ON notifications (user_id)
  WHERE in_app AND read_at IS NULL AND deleted_at IS NULL;
CREATE INDEX notifications_for_digest ON notifications (digest_at)
  WHERE digest_at IS NOT NULL AND deleted_at IS NULL;
