/** The overview: what waits for an administrator, and what one wants to know at a glance. */
import type { AdminOverview } from '@akada/contract/observers/admin.ts';
import { lagosDay } from '@akada/core/analytics/day-figures.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { readInTime } from '../../platform/database/read-in-time.ts';
import { freeBytesOf } from '../../platform/files/disk-room.ts';
import { mailHealth } from '../../platform/mail/mail-health.ts';
import type { Platform } from '../../platform/platform.ts';
import { countPeople, countSignUps } from '../accounts/accounts.ts';
import { waitingTutors } from '../tutors/tutor-approval.service.ts';
import { findMonth } from './analytics/analytics.queries.ts';

const signUpDays = 14;

/** Four times the reserve below which uploads are refused. */
const littleRoom = 1024 ** 3;

type Waiting = AdminOverview['waiting'][number];

/** Counting very many accounts takes a tenth of a second: then it is done once a minute, by each process. */
const manyPeople = 10_000;
const rememberedMs = 60_000;

/** How many things of one kind wait, and since when the first of them does. */
export interface WaitingCount {
  count: number;
  oldestAt: string | null;
}

export function createAdminService({
  database,
  clock,
  queue,
  config,
  waitingElsewhere,
}: Pick<Platform, 'database' | 'clock' | 'queue' | 'config'> & {
  /** What waits in other features. */
  waitingElsewhere: () => Promise<Partial<Record<Waiting['kind'], WaitingCount>>>;
}) {
  const countAll = async (tx: Transaction, now: number) => ({
    now,
    people: await countPeople(tx),
    signUps: await countSignUps(tx, now, signUpDays),
  });
  let remembered: Awaited<ReturnType<typeof countAll>> | null = null;
  const peopleAt = async (tx: Transaction, now: number) => {
    if (remembered && Math.abs(now - remembered.now) < rememberedMs) return remembered;
    const counted = await countAll(tx, now);
    const { byRole: roles } = counted.people;
    remembered = roles.student + roles.tutor + roles.admin > manyPeople ? counted : null;
    return counted;
  };

  return {
    async overview(): Promise<AdminOverview> {
      const now = clock.now();
      const jobs = await queue.health();
      const elsewhere = Object.entries(await waitingElsewhere()) as [Waiting['kind'], WaitingCount][];
      return readInTime(database, async (tx) => {
        const { people, signUps } = await peopleAt(tx, now);
        const { byRole, beingDeleted, ...states } = people;
        const tutors = await waitingTutors(tx);
        const mail = await mailHealth(tx);
        return {
          waiting: oldestFirst([
            ...elsewhere.map(([kind, { count, oldestAt }]) => ({ kind, count, oldest_at: oldestAt })),
            { kind: 'tutors', count: tutors.count, oldest_at: tutors.oldest },
            { kind: 'jobs', count: jobs.failed, oldest_at: null },
            { kind: 'emails', count: mail.given_up, oldest_at: null },
            { kind: 'disk', count: freeBytesOf(config.dataDir) < littleRoom ? 1 : 0, oldest_at: null },
          ]),
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

/** What has no beginning that is known comes last. */
function oldestFirst(all: readonly Waiting[]): Waiting[] {
  const since = ({ oldest_at }: Waiting) => oldest_at ?? '~';
  return all
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => Number(since(one) > since(other)) - Number(since(one) < since(other)));
}
