/** Sentences for calls about notifications where the server gave no reason (specification, section 8). */
import { type FailedCall, sentenceIn } from '../access/failed-call.ts';

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
 * @param what was asked for
 * @param call null for a fault that was no call
 * @returns the server's own sentence, else that of the specification; restoring is not in it and follows its form
 */
export function notificationFailure(what: NotificationCall, call: FailedCall | null): string {
  return (call && sentenceIn(call)) || sentences[what];
}
