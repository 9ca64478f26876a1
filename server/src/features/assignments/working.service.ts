/** Students' work: starting it, which makes its questions or cards their own, and handing it in. */
import type { MyAssignment } from '@akada/contract/work/classes/my-assignments.ts';
import { isAccepted } from '@akada/core/assignments/work-state.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../platform/fault/fault.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { PreparedCard, SharedCards } from '../cards/shared-cards.service.ts';
import type { ImportedSets } from '../generation/imported-sets.service.ts';
import type { PreparedQuestion, SharedQuestions } from '../questions/shared-questions.service.ts';
import type { PaperRights } from '../rights/paper-rights.service.ts';
import { getTerms } from './assignment-facts.ts';
import type { AssignmentRow, WorkRow } from './assignments.tables.ts';
import { recordSubmission } from './handed-in.service.ts';
import { assertWorkable, type MyAssignments, type OwnAssignment } from './my-assignments.service.ts';
import * as works from './works.repo.ts';

export interface WorkingDeps extends Pick<Platform, 'database' | 'clock'> {
  mine: MyAssignments;
  sharedQuestions: SharedQuestions;
  sharedCards: SharedCards;
  importedSets: ImportedSets;
  papers: Pick<PaperRights, 'openPapers' | 'markQuestions'>;
}

export type Working = ReturnType<typeof createWorking>;

export function createWorking(deps: WorkingDeps) {
  const { database, clock, mine } = deps;

  /** Runs a change of the student's row, once the work is open for this student. */
  const change = (
    userId: string,
    id: string,
    write: (tx: Transaction, ownWork: { row: AssignmentRow; work: WorkRow }, now: number) => Promise<void>,
  ) =>
    database.transaction(async (tx) => {
      if (!(await lockAccount(tx, userId))) throw notFound();
      const work = await works.lockWork(tx, id, userId);
      const ownWork = await mine.find(tx, userId, id);
      await write(tx, { row: ownWork.row, work }, clock.now());
      await works.hintAll(tx, id, [userId, ownWork.row.userId]);
    });

  return {
    /**
     * The attempt that runs is started once, however often the call is sent.
     *
     * @throws Fault `conflict` outside of the time for it, for an exam, without a further attempt, and while an exam
     * with one of the questions runs
     */
    async start(userId: string, id: string, attempt: number, signal: AbortSignal): Promise<MyAssignment> {
      const ownWork = await mine.find(database.db, userId, id);
      const prepared = needsCopy(ownWork, attempt) ? await prepare(deps, ownWork.row, signal) : null;
      await change(userId, id, async (tx, { row, work }, now) => {
        if (work.attemptStartedAt !== null && attempt <= work.attempt) return;
        assertOpen(ownWork, { row, work }, now);
        assertNextAttempt({ row, work }, attempt);
        const time = getInstant(now);
        const openedAt = work.openedAt ?? time;
        const started = { openedAt, startedAt: work.startedAt ?? time, attempt, attemptStartedAt: time };
        const copied = work.itemIds.length === 0 ? await copy(tx, deps, { row, userId }, prepared) : {};
        await works.updateWork(tx, work, { ...started, ...copied, done: 0, correct: 0 });
      });
      return mine.read(userId, id);
    },
    /**
     * The first text counts.
     *
     * @throws Fault `conflict` outside of the time for it and for a different text, `validation_failed` for an empty one
     */
    async handIn(userId: string, id: string, text: string | null): Promise<MyAssignment> {
      const ownWork = await mine.find(database.db, userId, id);
      if (ownWork.row.kind === 'essay' && (text === null || text === ''))
        throw invalidField('text', 'Write your text before you hand it in.');
      await change(userId, id, async (tx, { row, work }, now) => {
        if (row.kind !== 'essay' && row.kind !== 'reading')
          throw new Fault('conflict', 'This work is handed in when you have done all of it.');
        const essayText = row.kind === 'essay' ? text : null;
        if (work.handedInAt !== null) {
          if (work.text === essayText) return;
          throw new Fault('conflict', 'You have handed this in already. Your first text counts.');
        }
        assertOpen(ownWork, { row, work }, now);
        const time = getInstant(now);
        const startedAt = work.startedAt ?? time;
        const openedAt = work.openedAt ?? time;
        await works.updateWork(tx, work, { openedAt, startedAt, handedInAt: time, text: essayText });
        await recordSubmission(tx, work, now);
      });
      return mine.read(userId, id);
    },
  };
}

const needsCopy = ({ row, work }: OwnAssignment, attempt: number) =>
  (row.kind === 'set' || row.kind === 'cards') &&
  (work === null || work.itemIds.length === 0) &&
  attempt === 1;

function assertOpen(
  ownWork: OwnAssignment,
  { row, work }: { row: AssignmentRow; work: WorkRow },
  now: number,
): void {
  assertWorkable(ownWork);
  const terms = getTerms(row, null);
  if (terms === null) throw new Fault('conflict', 'Start this exam on its own page.');
  if (now < terms.opensAt) throw new Fault('conflict', 'This work has not opened yet.');
  const extendedUntil = work.extendedUntil === null ? null : Date.parse(work.extendedUntil);
  if (!isAccepted(terms, extendedUntil, now))
    throw new Fault('conflict', 'The time for this work has passed. Ask your tutor for more time.');
}

function assertNextAttempt({ row, work }: { row: AssignmentRow; work: WorkRow }, attempt: number): void {
  const isFirst = work.attemptStartedAt === null && attempt === 1;
  const isDone = work.done > 0 && work.done >= work.itemIds.length;
  if (isFirst || (isDone && attempt === work.attempt + 1 && attempt <= row.attempts)) return;
  throw new Fault('conflict', 'There is no further attempt at this work. Load the page again.');
}

interface Prepared {
  questions: PreparedQuestion[];
  cards: PreparedCard[];
}

/** Makes the content of the copies, outside of any transaction. */
async function prepare(
  { sharedQuestions, sharedCards }: WorkingDeps,
  row: AssignmentRow,
  signal: AbortSignal,
): Promise<Prepared> {
  if (row.kind === 'cards') {
    const cards = (row.content.cards ?? []).map((card, index) => ({
      key: String(index),
      kind: 'basic' as const,
      tags: [],
      ...card,
    }));
    return { questions: [], cards: await sharedCards.prepare(cards, signal) };
  }
  const parts = await sharedQuestions.readBank(row.userId, row.questionIds);
  return { questions: await sharedQuestions.prepare(parts, signal), cards: [] };
}

/** @returns the changes of the student's row */
async function copy(
  tx: Transaction,
  { sharedQuestions, sharedCards, importedSets, papers }: WorkingDeps,
  { row, userId }: { row: AssignmentRow; userId: string },
  prepared: Prepared | null,
): Promise<Pick<WorkRow, 'itemIds'> & Partial<Pick<WorkRow, 'setId'>>> {
  if (prepared === null) return { itemIds: [] };
  if (row.kind === 'cards') {
    const cardIds = await sharedCards.add(tx, userId, row.title, prepared.cards);
    return { itemIds: await sharedCards.findFaceIds(tx, cardIds) };
  }
  const drafts = await sharedQuestions.withPassages(tx, userId, prepared.questions);
  const added = await importedSets.add(tx, { userId, title: row.title, drafts });
  if (added.setId === null)
    throw new Fault('conflict', 'The questions of this set were deleted. Ask your tutor.');
  const itemIds = added.ids.flatMap((id) => id ?? []);
  await papers.markQuestions(tx, await papers.openPapers(tx, row.userId, row.questionIds), itemIds);
  return { itemIds, setId: added.setId };
}
