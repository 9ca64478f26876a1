/** The overview: what waits for an administrator, and what one wants to know at a glance. */
import type { AdminOverview, WaitingCase } from '@akada/contract/observers/admin.ts';
import { lagosDay } from '@akada/core/analytics/day-figures.ts';
import type { Executor } from '../../platform/database/database.ts';
import { readInTime } from '../../platform/database/read-in-time.ts';
import { getFreeBytes } from '../../platform/files/disk-room.ts';
import { mailHealth } from '../../platform/mail/mail-health.ts';
import type { Platform } from '../../platform/platform.ts';
import { countPeople } from '../accounts/accounts.ts';
import { findMonth } from './analytics/analytics.queries.ts';

const signUpDays = 14;

/** Four times the reserve below which uploads are rejected. */
const littleRoom = 1024 ** 3;

/** Counting very many accounts takes a tenth of a second: then it is done once a minute, by each process. */
const manyPeople = 10_000;
const rememberedMs = 60_000;

/** The waiting cases of one kind: their number, and the oldest. */
export interface WaitingThere {
  count: number;
  cases: WaitingCase[];
}

export function createAdminService({
  database,
  clock,
  queue,
  config,
  waitingThere,
}: Pick<Platform, 'database' | 'clock' | 'queue' | 'config'> & {
  /** The waiting cases of all features. */
  waitingThere: (executor: Executor) => Promise<WaitingThere[]>;
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
        const there = await waitingThere(tx);
        const counts = there.flatMap(({ count, cases: [oldest] }) =>
          oldest ? [{ kind: oldest.kind, count, oldest_at: oldest.since }] : [],
        );
        const here = [
          { kind: 'jobs' as const, count: jobs.failed, oldest_at: null },
          { kind: 'emails' as const, count: mail.given_up, oldest_at: null },
          {
            kind: 'disk' as const,
            count: hasLittleRoom(config) ? 1 : 0,
            oldest_at: null,
          },
        ];
        return {
          waiting: [
            ...counts.toSorted(by(({ oldest_at }) => oldest_at)),
            ...here.filter(({ count }) => count > 0),
          ],
          cases: there.flatMap(({ cases }) => cases).toSorted(by(({ since }) => since)),
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

/** A process whose files and database are elsewhere has no data folder. */
function hasLittleRoom({ files, databaseUrl, dataDir }: Platform['config']): boolean {
  if (files.kind === 's3' && databaseUrl !== undefined) return false;
  return getFreeBytes(dataDir) < littleRoom;
}

const by =
  <Thing>(moment: (thing: Thing) => string) =>
  (one: Thing, other: Thing): number =>
    Number(moment(one) > moment(other)) - Number(moment(one) < moment(other));
