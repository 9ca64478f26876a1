import type { NotificationCatalog } from '@akada/core/notifications/catalog.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { contactOf } from '../accounts/accounts.ts';
import { digestEmail } from './notification-emails.ts';
import { textOf } from './notifications.present.ts';
import { findDigestOwners, takeDigest } from './notifications.repo.ts';

export interface DigestDeps {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  publicUrl: URL;
  catalog: NotificationCatalog;
}

export interface NotificationDigest {
  /** Writes every digest that is due. */
  writeDue(): Promise<void>;
}

/** People that one round takes on. */
const roundSize = 100;

export function createNotificationDigest(deps: DigestDeps): NotificationDigest {
  return {
    async writeDue() {
      for (;;) {
        const now = instantOf(deps.clock.now());
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
    const contact = await contactOf(tx, userId);
    if (rows.length === 0 || !contact) return;

    rows.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
    const texts = rows.map((row) => textOf(catalog, row));
    const content = digestEmail(contact.fullName, publicUrl, texts);
    await mailer.enqueue(tx, { to: contact.email, content });
  });
}
