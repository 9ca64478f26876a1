/** Administrators' actions on tutor profiles: list pending ones, approve, reject with a reason. */

import type { TutorState } from '@akada/contract/base/tutors.ts';
import type { AdminTutor } from '@akada/contract/observers/admin.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { readInTime } from '../../platform/database/read-in-time.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { peopleById } from '../accounts/accounts.ts';
import { decideRevision, type Verdict } from './tutor-revisions.service.ts';
import { tutorApproved, tutorRejected, tutorShownAgain } from './tutors.events.ts';
import { presentApplication } from './tutors.present.ts';
import * as repo from './tutors.repo.ts';
import type { StoredTutor } from './tutors.tables.ts';

export interface TutorApproval {
  /** Lists the longest wait first. */
  list(
    state: TutorState,
    page: { skip: number; limit: number },
  ): Promise<{ items: AdminTutor[]; total: number }>;
  /**
   * An approved profile can be rejected later, and a rejected profile can be approved after all.
   *
   * @throws Fault `not_found`
   * @throws Fault `conflict` if the tutor has changed it since it was shown
   */
  decide(verdict: Verdict): Promise<AdminTutor>;
  /**
   * A revision is decided once: of two administrators the first one decides. The approved profile is never lost by it.
   * @throws Fault `not_found`
   * @throws Fault `conflict` when it was decided otherwise, changed or withdrawn since it was shown
   */
  decideRevision(verdict: Verdict): Promise<AdminTutor>;
  /** Done again it changes nothing. @throws Fault `not_found` */
  showAgain(verdict: Pick<Verdict, 'actorId' | 'userId'>): Promise<AdminTutor>;
}

export function createTutorApproval({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): TutorApproval {
  const deciding =
    <Decision extends Pick<Verdict, 'userId'>>(
      decide: (tx: Transaction, tutor: StoredTutor, verdict: Decision, now: number) => Promise<StoredTutor>,
    ) =>
    (verdict: Decision): Promise<AdminTutor> =>
      database.transaction(async (tx) => {
        const { userId } = verdict;
        const found = await repo.lockTutor(tx, userId);
        const owner = (await peopleById(tx, [userId])).get(userId);
        if (!found || !owner) throw notFound();

        const decidedTutor = await decide(tx, found, verdict, clock.now());
        if (decidedTutor !== found) await publishHint(tx, userId, { topic: 'account', id: null });
        return presentApplication(owner, decidedTutor);
      });

  return {
    async list(state, page) {
      const { rows, total } = await readInTime(database, (tx) => repo.listByState(tx, state, page));
      const owners = await peopleById(
        database.db,
        rows.map(({ profile }) => profile.userId),
      );
      const items = rows.flatMap((row) => {
        const owner = owners.get(row.profile.userId);
        return owner ? [presentApplication(owner, row)] : [];
      });
      return { items, total };
    },
    decide: deciding(decideProfile),
    decideRevision: deciding(decideRevision),
    showAgain: deciding(showAgain),
  };
}

/** @param tutor locked, so that no concurrent decision comes between */
async function decideProfile(
  tx: Transaction,
  tutor: StoredTutor,
  { actorId, userId, version, reason }: Verdict,
  now: number,
): Promise<StoredTutor> {
  const { profile, revision } = tutor;
  if (profile.version !== version) {
    throw new Fault('conflict', 'The tutor has changed this meanwhile. Read it again, then decide.');
  }
  const state = reason === null ? 'approved' : 'rejected';
  // Repeating a decision changes nothing; another reason is a new decision, which the tutor has to read.
  if (profile.state === state && profile.rejectionReason === reason) return tutor;

  const action = reason === null ? 'tutor.approve' : 'tutor.reject';
  const before = { state: profile.state, reason: profile.rejectionReason };
  const change = { before, after: { state, reason } };
  await writeAudit(tx, [{ actorId, targetId: userId, action, change }], now);
  const event = reason === null ? tutorApproved : tutorRejected;
  await record(tx, event, { userId, subjectId: newId(), facts: { reason } });
  const decision = { state, rejectionReason: reason, updatedAt: getInstant(now) } as const;
  return { profile: await repo.updateProfile(tx, userId, decision), revision };
}

/** @param tutor locked */
async function showAgain(
  tx: Transaction,
  tutor: StoredTutor,
  { actorId, userId }: Pick<Verdict, 'actorId' | 'userId'>,
  now: number,
): Promise<StoredTutor> {
  const { hiddenAt } = tutor.profile;
  if (hiddenAt === null) return tutor;

  const change = { before: { hidden_at: hiddenAt }, after: { hidden_at: null } };
  await writeAudit(tx, [{ actorId, targetId: userId, action: 'tutor.show_again', change }], now);
  await record(tx, tutorShownAgain, { userId, subjectId: newId(), facts: {} });
  const shown = { hiddenAt: null, shownAgainAt: getInstant(now) };
  return { ...tutor, profile: await repo.updateProfile(tx, userId, shown) };
}
