/** The only way from an id that a caller sent to a notification. */
import { type Authorized, authorize, ownedBy } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findNotification } from './notifications.repo.ts';
import type { NotificationRow } from './notifications.tables.ts';

/**
 * @returns also a deleted notification, as long as it can be restored
 * @throws Fault `not_found`, to the letter the same for a missing notification and for another's
 */
export type AuthorizeNotification = (
  caller: Pick<Caller, 'userId'>,
  notificationId: string,
) => Promise<Authorized<NotificationRow>>;

export function createAuthorizeNotification({ db }: Pick<Database, 'db'>): AuthorizeNotification {
  return (caller, notificationId) => authorize(findNotification(db, notificationId), ownedBy(caller));
}
