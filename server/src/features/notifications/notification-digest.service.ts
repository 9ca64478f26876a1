import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { contactOf } from '../accounts/accounts-contact.service.ts';
import { digestLetter } from './notification-mails.ts';
import { findDigestOwners, takeDigest } from './notifications.repo.ts';

export interface DigestPorts {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  publicUrl: URL;
}

export interface NotificationDigest {
  /** Writes the mail of the day to everybody whose hour has come. */
  writeDue(): Promise<void>;
}

/** People that one round takes on. */
const roundSize = 100;

export function createNotificationDigest(ports: DigestPorts): NotificationDigest {
  return {
    async writeDue() {
      for (;;) {
        const now = instantOf(ports.clock.now());
        const owners = await findDigestOwners(ports.database.db, now, roundSize);
        for (const userId of owners) await writeTo(ports, userId, now);
        if (owners.length < roundSize) return;
      }
    },
  };
}

/** Taking the news and writing the mail is one change: a worker that dies between leaves both undone. */
function writeTo({ database, mailer, publicUrl }: DigestPorts, userId: string, now: string): Promise<void> {
  return database.transaction(async (tx) => {
    const news = await takeDigest(tx, userId, now);
    const contact = await contactOf(tx, userId);
    if (news.length === 0 || !contact) return;

    news.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
    await mailer.enqueue(tx, { to: contact.email, letter: digestLetter(contact.fullName, publicUrl, news) });
  });
}
