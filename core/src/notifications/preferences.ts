/** Which news come in the app and by mail. */
import type { NotificationType } from './types.ts';

/** How news of one type reach a person; neither way is silence. */
export interface Ways {
  inApp: boolean;
  email: boolean;
}

/** They concern who can get into an account: nobody who got in may silence them. */
const locked: ReadonlySet<NotificationType> = new Set([
  'ACCOUNT_CREATED',
  'EMAIL_VERIFIED',
  'PASSWORD_CHANGED',
]);

/** What is worth a mail unless its owner says otherwise: another person waits, or money is about to matter. */
const mailed: ReadonlySet<NotificationType> = new Set([
  'BOOKING_REQUEST',
  'BOOKING_ACCEPTED',
  'BOOKING_REJECTED',
  'BOOKING_CANCELLED',
  'CONTENT_SHARED',
  'SUBSCRIPTION_SUCCESS',
  'SUBSCRIPTION_FAILED',
  'SUBSCRIPTION_EXPIRED',
  'SUBSCRIPTION_EXPIRING_SOON',
  'SYSTEM',
]);

/** @returns whether a type always comes both ways, whatever its owner chose */
export function isLocked(type: NotificationType): boolean {
  return locked.has(type);
}

/** @param chosen what the person chose, null where nothing was @returns how news of a type reaches them */
export function waysOf(type: NotificationType, chosen: Ways | null): Ways {
  if (isLocked(type)) return { inApp: true, email: true };

  return chosen ?? { inApp: true, email: mailed.has(type) };
}
