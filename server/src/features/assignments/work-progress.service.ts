/** Counts work as students do it: answers of practice and exams, and reviews of cards. */
import { grades } from '@akada/core/memory/grade.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type EventListener, onAll } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import { cardsReviewed } from '../cards/card/cards.events.ts';
import { examFinished, examRemembered } from '../exams/exam/exams.events.ts';
import type { MemoryService } from '../memory/memory.service.ts';
import { practiceAnswered } from '../practice/records/practice.events.ts';
import * as repo from './assignments.repo.ts';
import type { AssignmentRow, WorkRow } from './assignments.tables.ts';
import { recordSubmission } from './handed-in.service.ts';
import * as works from './works.repo.ts';

export interface WorkProgressDeps extends Pick<Platform, 'clock'> {
  memory: Pick<MemoryService, 'events'>;
}

/** @returns the listeners that count the work of students who answered something */
export function countWork(deps: WorkProgressDeps): EventListener[] {
  const count = async (tx: Transaction, happened: readonly { userId: string }[]) => {
    const students = [...new Set(happened.map(({ userId }) => userId))].sort();
    for (const userId of students) await countStudent(tx, deps, userId);
  };
  return [
    onAll(practiceAnswered, count),
    onAll(cardsReviewed, count),
    onAll(examFinished, count),
    onAll(examRemembered, count),
  ];
}

/** Counting again changes nothing. */
async function countStudent(
  tx: Transaction,
  { memory, clock }: WorkProgressDeps,
  userId: string,
): Promise<void> {
  for (const work of await works.lockStarted(tx, userId)) {
    const row = await repo.findAssignment(tx, work.assignmentId);
    if (row === null) continue;
    const progress = await countAnswers(tx, memory, { row, work });
    if (progress.done === work.done && progress.correct === work.correct) continue;
    const isDone = progress.done === work.itemIds.length;
    const { done, correct } = progress;
    const isFirst = isDone && work.handedInAt === null;
    await works.updateWork(tx, work, {
      done,
      correct,
      best: isDone ? Math.max(work.best ?? 0, correct) : work.best,
      // Answers that were given offline count from when they were given, and never from a later moment than now.
      handedInAt: isFirst ? getInstant(Math.min(progress.lastAt, clock.now())) : work.handedInAt,
    });
    if (isFirst) await recordSubmission(tx, work, clock.now());
    await works.hintAll(tx, row.id, [userId, row.userId]);
  }
}

interface Counted {
  done: number;
  correct: number;
  /** When the last item was answered first, in milliseconds since the epoch. */
  lastAt: number;
}

/** The first answer to each item since the attempt started counts. */
async function countAnswers(
  tx: Transaction,
  memory: WorkProgressDeps['memory'],
  { row, work }: { row: AssignmentRow; work: WorkRow },
): Promise<Counted> {
  const since = Date.parse(work.attemptStartedAt ?? '');
  const itemKind = row.kind === 'cards' ? 'card' : 'question';
  const events = await memory.events(tx, work.userId, { itemKind, ids: work.itemIds });
  const withdrawn = new Set(events.flatMap(({ cancels }) => cancels ?? []));
  const first = new Map<string, { givenAt: number; isRight: boolean }>();
  for (const { id, itemId, grade, givenAt, cancels } of events) {
    const moment = Date.parse(givenAt);
    if (cancels !== null || grade === null || withdrawn.has(id) || moment < since) continue;
    const earliest = first.get(itemId);
    if (earliest !== undefined && earliest.givenAt <= moment) continue;
    first.set(itemId, { givenAt: moment, isRight: grade !== grades.again });
  }
  const answers = [...first.values()];
  return {
    done: answers.length,
    correct: answers.filter(({ isRight }) => isRight).length,
    lastAt: answers.reduce((last, { givenAt }) => Math.max(last, givenAt), since),
  };
}
