import type { NotificationCatalog } from '@akada/core/notifications/catalog.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Platform } from '../../platform/platform.ts';
import { getContact } from '../accounts/accounts.ts';
import { digestEmail } from './notification-emails.ts';
import { getText } from './notifications.present.ts';
import { findDigestOwners, takeDigest } from './notifications.repo.ts';

type DigestDeps = Pick<Platform, 'database' | 'clock' | 'mailer'> & {
  publicUrl: URL;
  catalog: NotificationCatalog;
};

/** People that one round takes on. */
const roundSize = 100;

export function createNotificationDigest(deps: DigestDeps) {
  return {
    /** Writes every digest that is due. */
    async writeDue(): Promise<void> {
      for (;;) {
        const now = getInstant(deps.clock.now());
        const owners = await findDigestOwners(deps.database.db, now, roundSize);
        for (const userId of owners) await writeTo(deps, userId, now);
        if (owners.length < roundSize) return;
      }
    },
  };
}

/** Taking the notifications and writing the email is one change: a worker that dies between leaves both undone. */
function writeTo(deps: DigestDeps, userId: string, now: string): Promise<void> {
  const { database, mailer, publicUrl, catalog } = deps;
  return database.transaction(async (tx) => {
    const rows = await takeDigest(tx, userId, now);
    const contact = await getContact(tx, userId);
    // A notification that was read in the app is no news any more.
    const unread = rows.filter(({ readAt }) => readAt === null);
    if (unread.length === 0 || !contact) return;

    unread.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
    const texts = unread.map((row) => getText(catalog, row));
    const content = digestEmail(contact.fullName, publicUrl, texts);
    await mailer.enqueue(tx, { to: contact.email, content });
  });
}
