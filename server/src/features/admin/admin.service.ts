/** The overview: what waits for an administrator, and what one wants to know at a glance. */
import type { AdminOverview } from '@akada/contract/observers/admin.ts';
import { lagosDay } from '@akada/core/analytics/day-figures.ts';
import type { Executor } from '../../platform/database/database.ts';
import { readInTime } from '../../platform/database/read-in-time.ts';
import { mailHealth } from '../../platform/mail/mail-health.ts';
import type { Platform } from '../../platform/platform.ts';
import { countPeople } from '../accounts/accounts.ts';
import { findMonth } from './analytics/analytics.queries.ts';
import type { Waiting } from './waiting/waiting.service.ts';

const signUpDays = 14;

/** Counting very many accounts takes a tenth of a second: then it is done once a minute, by each process. */
const manyPeople = 10_000;
const rememberedMs = 60_000;

export function createAdminService({
  database,
  clock,
  queue,
  config,
  waitingService,
}: Pick<Platform, 'database' | 'clock' | 'queue' | 'config'> & {
  waitingService: Pick<Waiting, 'overview'>;
}) {
  let remembered: { now: number; people: Awaited<ReturnType<typeof countPeople>> } | null = null;
  const peopleAt = async (executor: Executor, now: number) => {
    if (remembered && Math.abs(now - remembered.now) < rememberedMs) return remembered.people;

    const people = await countPeople(executor, { now, days: signUpDays });
    const { student, tutor, admin } = people.byRole;
    remembered = student + tutor + admin > manyPeople ? { now, people } : null;
    return people;
  };

  return {
    async overview(): Promise<AdminOverview> {
      const now = clock.now();
      const jobs = await queue.health();
      return readInTime(database, async (tx) => {
        const { byRole, beingDeleted, signUps, ...states } = await peopleAt(tx, now);
        const mail = await mailHealth(tx);
        const { counts, cases } = await waitingService.overview(tx);
        return {
          waiting: counts,
          cases,
          users: { by_role: byRole, being_deleted: beingDeleted, ...states },
          sign_ups: signUps,
          month: await findMonth(tx, lagosDay(now)),
          jobs,
          mail: { kind: config.mail.kind, ...mail },
        };
      });
    },
  };
}
