/** Only a person who has confirmed the right to share a past paper shares its parts. */
import { getInstant } from '../../platform/clock/instant.ts';
import { isBroken } from '../../platform/database/broken-constraint.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockAccount } from '../accounts/accounts.ts';
import * as repo from './paper-rights.repo.ts';

export type PaperRights = ReturnType<typeof createPaperRights>;

export function createPaperRights({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  /** Keeps the first confirmation of each paper: person, time and the version of the sentence. */
  const confirm = (userId: string, papers: readonly string[], words: number) =>
    database.transaction(async (tx) => {
      // An erased account leaves no name behind.
      if (!(await lockAccount(tx, userId))) throw notFound();
      const confirmedAt = getInstant(clock.now());
      const rows = papers.map((paperId) => ({ id: newId(), userId, paperId, words, confirmedAt }));
      if (await repo.insertRights(tx, rows)) await publishHint(tx, userId, { topic: 'share', id: null });
    });

  return {
    papersOf: (subject: repo.Subject): Promise<string[]> => repo.findPapers(database.db, subject),
    papersOfQuestions: (ids: readonly string[]): Promise<string[]> =>
      repo.findPapersOfQuestions(database.db, ids),
    /** Confirms the right to share this subject of the owner's, with all papers in it. */
    confirmSubject: async (subject: repo.Subject, words: number): Promise<void> =>
      confirm(subject.ownerId, await repo.findPapers(database.db, subject), words),
    /** Confirms the right to share these questions. The caller checks that they are this person's. */
    confirmQuestions: async (userId: string, ids: readonly string[], words: number): Promise<void> =>
      confirm(userId, await repo.findPapersOfQuestions(database.db, ids), words),
    /**
     * Serves questions that are handed to another person as a copy, which `markQuestions` marks with the papers.
     *
     * @returns the papers that they come from
     * @throws Fault `right_not_confirmed`, `conflict` for questions that are taken down
     */
    async openPapers(executor: Executor, userId: string, ids: readonly string[]): Promise<string[]> {
      const papers = await repo.findPapersOfQuestions(executor, ids);
      const closure = await repo.findPapersClosure(executor, userId, papers);
      if (closure !== null) throw toFault(closure);
      return papers;
    },
    /** Marks questions as coming from papers, so that their owner confirms the right before sharing them. */
    markQuestions: (tx: Transaction, papers: readonly string[], ids: readonly string[]): Promise<void> =>
      repo.markQuestions(tx, papers, ids),
  };
}

/**
 * Runs a transaction that shares something. The database rejects each version, recipient and set of a course without the
 * right.
 *
 * @throws Fault `right_not_confirmed`, `conflict` for a hidden thing
 */
export async function requireRight<Result>(share: () => Promise<Result>): Promise<Result> {
  try {
    return await share();
  } catch (error) {
    if (isBroken('shared_with_confirmed_right', error)) throw toFault('unconfirmed');
    if (isBroken('shared_is_not_taken_down', error)) throw toFault('taken_down');
    throw error;
  }
}

function toFault(closure: repo.Closure): Fault {
  return closure === 'unconfirmed'
    ? new Fault(
        'right_not_confirmed',
        'This comes from a past paper. Confirm that you may share it, then share it again.',
      )
    : new Fault(
        'conflict',
        'This was taken down because of a copyright report, so it cannot be shared. Read your notifications about it.',
      );
}

/** @returns why only its owner sees a share; null if nothing is against it */
export const getShareClosure = repo.findShareClosure;
