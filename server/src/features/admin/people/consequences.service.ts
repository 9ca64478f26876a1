/** Counts what a deactivation would change. Each feature counts by the rule by which it acts. */
import type { Consequences as Counted } from '@akada/contract/observers/person-consequences.ts';
import { notFound } from '../../../platform/fault/fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { administeredAccount, getSignIns } from '../../accounts/accounts.ts';
import { countCancellations } from '../../bookings/bookings-erasure.service.ts';
import { getPremium } from '../../subscriptions/premium.service.ts';
import { countTutorialsToEnd } from '../../tutorials/closing-account.service.ts';

export type Consequences = ReturnType<typeof createConsequences>;

export function createConsequences({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  return {
    async read(userId: string): Promise<Counted> {
      const { db } = database;
      const now = clock.now();
      if (!(await administeredAccount(db, userId, now))) throw notFound();

      const bookings = await countCancellations(db, userId, now);
      const groups = await countTutorialsToEnd(db, userId, now);
      const { row } = await getPremium(db, userId);
      const { devices } = await getSignIns(db, userId, now);
      return {
        sessions: bookings.sessions,
        tutorials: groups.tutorials,
        tutorial_students: groups.students,
        seats: groups.seats,
        refunds: bookings.refunds + groups.refunds,
        lessons: bookings.lessons,
        renews: row.renews,
        devices: devices.length,
      };
    },
  };
}
