/** The mark of a school that a person is an adult. An administrator sets it, and nobody marks themselves. */
import { writeAudit } from '../../../platform/audit/audit.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { peopleById } from '../../accounts/accounts.ts';
import * as repo from './adults.repo.ts';

/** @returns whether the school says that this person is an adult; everybody else counts as a minor */
export const isMarkedAdult = repo.isAdult;

export type AdultMarks = ReturnType<typeof createAdultMarks>;

export function createAdultMarks({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  const { db } = database;

  const assertThere = async (userId: string): Promise<void> => {
    if (!(await peopleById(db, [userId])).has(userId)) throw notFound();
  };

  return {
    /** @throws Fault `not_found` */
    async read(userId: string): Promise<{ adult: boolean }> {
      await assertThere(userId);
      return { adult: await repo.isAdult(db, userId) };
    },
    /** @throws Fault `not_found`, `conflict` for the caller's own account */
    async save(actorId: string, userId: string, adult: boolean): Promise<{ adult: boolean }> {
      await assertThere(userId);
      if (actorId === userId)
        throw new Fault('conflict', 'Another administrator sets the mark of your own account.');
      const now = clock.now();
      await database.transaction(async (tx) => {
        const isChanged = adult
          ? await repo.insertAdult(tx, { userId, markedAt: getInstant(now) })
          : await repo.deleteAdult(tx, userId);
        if (!isChanged) return;
        const change = { before: { adult: !adult }, after: { adult } };
        await writeAudit(tx, [{ actorId, targetId: userId, action: 'user.adult', change }], now);
      });
      return { adult };
    },
  };
}
