import { exportTickets } from '../features/privacy/privacy.tables.ts';
import { hashSecret, newSecret } from '../platform/ids/ids.ts';
import { ownedObjects } from './owned-objects.ts';
import type { TestApp } from './test-app.ts';

/** @returns a ticket that opens the archive of an account for a minute */
export async function giveExportTicket(app: TestApp, userId: string): Promise<string> {
  const ticket = newSecret();
  const sessionId = await ownedObjects.session(app, { userId, canary: 'another device' });
  await app.platform.database.db.insert(exportTickets).values({
    ticketHash: hashSecret(ticket),
    userId,
    sessionId,
    expiresAt: new Date(app.clock.now() + 60_000).toISOString(),
  });
  return ticket;
}
