/** Sentences for calls about notifications where the server gave no reason (specification, section 8). */
import { type FailedCall, findSentence } from '../access/failed-call.ts';

const sentences = {
  list: 'Failed to fetch notifications',
  unread_count: 'Failed to fetch unread count',
  mark_read: 'Failed to mark notification as read',
  mark_all_read: 'Failed to mark all notifications as read',
  delete: 'Failed to delete notification',
  restore: 'Failed to restore notification',
} as const;

export type NotificationCall = keyof typeof sentences;

/**
 * @param label was requested
 * @param call null for a fault without a call
 * @returns the server's sentence, else the specification's; the sentence for restoring is not in the
 * specification and follows its form
 */
export function notificationFailure(label: NotificationCall, call: FailedCall | null): string {
  return (call && findSentence(call)) || sentences[label];
}
