import { and, eq, isNull } from 'drizzle-orm';
import { hashSecret, newSecret } from '../../../platform/ids/ids.ts';
import { createPerson, makeAddress } from '../../../testing/people.ts';
import { type FeatureSamples, moment, nothing } from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createSession } from '../../accounts/testing/accounts.samples.ts';
import { exams } from '../../exams/exam/exams.tables.ts';
import { exportTickets } from '../privacy.repo.ts';

export const samples: FeatureSamples = {
  requests: {
    'privacy.prepare_export': async ({ app, owner }) => {
      // An archive waits for the end of an exam, and the account may have started one for another call.
      await app.platform.database.db
        .update(exams)
        .set({
          finishedAt: moment(app),
          finishedBy: 'submit',
          correct: 0,
          answered: 0,
          score: 0,
          maxScore: 1,
        })
        .where(and(eq(exams.userId, owner.userId), isNull(exams.finishedAt)));
      return {};
    },
    'privacy.download_export': async ({ app }) => {
      const { userId } = await createPerson(app);
      return { params: { ticket: await giveExportTicket(app, userId) } };
    },
    'privacy.request_deletion': async ({ app, owner }) => {
      // The owner may be an administrator, and the last one cannot leave.
      await createPerson(app, { role: 'admin' });
      return { body: { email: makeAddress(owner), password: 'correct horse battery' } };
    },
    'privacy.cancel_deletion': nothing,
  },
};

/** @returns a ticket that opens the archive of an account for a minute */
export async function giveExportTicket(app: SharedTestApp, userId: string): Promise<string> {
  const ticket = newSecret();
  const sessionId = await createSession(app, { userId, canary: 'another device' });
  await app.platform.database.db.insert(exportTickets).values({
    ticketHash: hashSecret(ticket),
    userId,
    sessionId,
    expiresAt: new Date(app.clock.now() + 60_000).toISOString(),
  });
  return ticket;
}
