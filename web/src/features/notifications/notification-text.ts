/** Texts of the bell and the notification lists. */
import { type NotificationCall, notificationFailure } from '@akada/core/notifications/failure-texts.ts';
import { timeText } from '../../lib/format/dates.ts';
import { refusedCall } from '../../lib/http/api-error.ts';

const highestShown = 99;

/** @returns the text on the bell, null if nothing is unread */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > highestShown ? `${highestShown}+` : String(unread);
}

export function failureText(label: NotificationCall, error: Error): string {
  return notificationFailure(label, refusedCall(error));
}

/**
 * @param error the error of the last request for the count, null if it succeeded
 * @returns the accessible name of the bell
 */
export function bellText(unread: number, error: Error | null): string {
  if (error !== null) return `Notifications. ${failureText('unread_count', error)}`;

  const badge = badgeText(unread);
  return badge === null ? 'Notifications' : `Notifications, ${badge} unread`;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** @returns the elapsed time for today, else the time of day: the heading above names the day */
export function getTime(time: string, now: number, timeZone: string | undefined): string {
  const passed = Math.max(0, now - Date.parse(time));
  if (passed < minute) return 'just now';
  if (passed < hour) return `${Math.floor(passed / minute)} min ago`;
  if (passed < day) return `${Math.floor(passed / hour)} h ago`;
  return timeText(time, timeZone);
}
