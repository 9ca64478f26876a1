import { isDeepStrictEqual } from 'node:util';
import type { TutorProfile, TutorProfileForm } from '@akada/contract/tutors.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { recordEvent } from '../../platform/outbox/outbox.ts';
import { markProfileComplete, pictureOf } from '../accounts/accounts-people.service.ts';
import { presentTutor } from './present-tutor.ts';
import * as repo from './tutors.repo.ts';
import type { TutorProfileRow } from './tutors.tables.ts';

export interface TutorsService {
  /** @throws Fault `not_found` before there is a profile */
  read(userId: string): Promise<TutorProfile>;
  /**
   * Makes the profile, which waits for approval. Sent again with the same content it answers the same.
   * @throws Fault `conflict` when there is another one
   */
  create(userId: string, form: TutorProfileForm): Promise<TutorProfile>;
  /** @throws Fault `not_found` */
  save(userId: string, form: TutorProfileForm): Promise<TutorProfile>;
}

export function createTutorsService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): TutorsService {
  const shown = async (executor: Executor, row: TutorProfileRow | null): Promise<TutorProfile> => {
    if (!row) throw notFound();
    return presentTutor(row, await pictureOf(executor, row.userId));
  };

  return {
    read: async (userId) => shown(database.db, await repo.findProfile(database.db, userId)),
    async create(userId, form) {
      const now = instantOf(clock.now());
      return database.transaction(async (tx) => {
        const content = contentOf(form);
        const moments = { createdAt: now, updatedAt: now, pendingSince: now };
        const row = { ...content, ...moments, userId, state: 'pending', rejectionReason: null } as const;
        const isNew = await repo.insertProfile(tx, row);
        if (isNew) await welcome(tx, userId);

        const kept = await repo.findProfile(tx, userId);
        if (kept && !isNew && !hasContent(kept, content)) {
          throw new Fault('conflict', 'You have a tutor profile already. Change that one.');
        }
        return shown(tx, kept);
      });
    },
    async save(userId, form) {
      const now = instantOf(clock.now());
      return shown(database.db, await repo.updateProfile(database.db, userId, contentOf(form), now));
    },
  };
}

async function welcome(tx: Transaction, userId: string): Promise<void> {
  await markProfileComplete(tx, userId);
  await recordEvent(tx, { name: 'tutors.applied', userId, subjectId: userId });
}

function contentOf(form: TutorProfileForm): repo.TutorContent {
  const { hourly_rate: hourlyRate, time_zone: timeZone, ...rest } = form;
  return { ...rest, hourlyRate, timeZone };
}

function hasContent(row: TutorProfileRow, content: repo.TutorContent): boolean {
  return isDeepStrictEqual({ ...row, ...content }, row);
}
