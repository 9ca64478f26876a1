/** How the bell and the lists speak. */
import { type NotificationCall, notificationFailure } from '@akada/core/notifications/failure-texts.ts';
import type { NotificationCategory, NotificationType } from '@akada/core/notifications/types.ts';
import { refusedCall } from '../../lib/http/api-error.ts';

const highestShown = 99;

/** @returns what stands on the bell, null where there is nothing to say */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > highestShown ? `${highestShown}+` : String(unread);
}

export function failureText(what: NotificationCall, error: Error): string {
  return notificationFailure(what, refusedCall(error));
}

/** @param error of the last look for news, null where it brought an answer @returns how the bell is called */
export function bellText(unread: number, error: Error | null): string {
  if (error !== null) return `Notifications. ${failureText('unread_count', error)}`;

  const badge = badgeText(unread);
  return badge === null ? 'Notifications' : `Notifications, ${badge} unread`;
}

export const categoryNames: Record<NotificationCategory, string> = {
  account: 'Account',
  study: 'Study',
  sharing: 'Sharing',
  booking: 'Bookings',
  plan: 'Plan and limits',
  other: 'Other',
};

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** @param at ISO 8601 @returns how long ago, in the words of a list */
export function ago(at: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(at));
  if (passed < minute) return 'just now';
  if (passed < hour) return `${Math.floor(passed / minute)} min ago`;
  if (passed < day) return `${Math.floor(passed / hour)} h ago`;
  if (passed < 7 * day) return `${Math.floor(passed / day)} d ago`;
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}

export const typeNames: Record<NotificationType, string> = {
  BOOKING_REQUEST: 'A student asks for a session',
  BOOKING_ACCEPTED: 'A tutor accepts',
  BOOKING_REJECTED: 'A tutor declines',
  BOOKING_CANCELLED: 'A session is cancelled',
  SYSTEM: 'News from Akada',
  ACHIEVEMENT: 'Achievements',
  REMINDER: 'Reminders',
  CONTENT_SHARED: 'Something is shared with me',
  CONTENT_SHARE_ACCEPTED: 'Somebody accepts what I share',
  CONTENT_SHARE_REJECTED: 'Somebody declines what I share',
  PDF_UPLOAD_SUCCESS: 'A note is ready',
  PDF_UPLOAD_FAILED: 'A note could not be read',
  MCQ_GENERATION_SUCCESS: 'Questions are ready',
  MCQ_GENERATION_FAILED: 'Questions could not be made',
  FLASHCARD_GENERATION_SUCCESS: 'Flashcards are ready',
  FLASHCARD_GENERATION_FAILED: 'Flashcards could not be made',
  SUMMARY_GENERATION_SUCCESS: 'An explanation is ready',
  SUMMARY_GENERATION_FAILED: 'An explanation could not be made',
  USAGE_LIMIT_WARNING: 'A monthly limit is near',
  USAGE_LIMIT_EXCEEDED: 'A monthly limit is reached',
  USAGE_LIMIT_RESET: 'A new month begins',
  ACCOUNT_CREATED: 'My account is made',
  PASSWORD_CHANGED: 'My password changes',
  EMAIL_VERIFIED: 'My address is confirmed',
  SUBSCRIPTION_SUCCESS: 'A payment goes through',
  SUBSCRIPTION_FAILED: 'A payment fails',
  SUBSCRIPTION_EXPIRED: 'My subscription ends',
  SUBSCRIPTION_EXPIRING_SOON: 'My subscription ends soon',
};
