/** Notifies students of exams that are set for them, and settles an exam once no student sits it any more. */
import { answerGraceMs } from '@akada/core/exams/exam-clock.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { recordAll } from '../../../platform/outbox/outbox.ts';
import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import { courseNames, memberIds } from '../../courses/course-members.service.ts';
import { waitsForRelease } from './course-exam-showing.service.ts';
import { courseExamPublished, courseExamResultsShown } from './course-exams.events.ts';
import * as repo from './course-exams.repo.ts';
import type { CourseExamRow } from './course-exams.tables.ts';
import { findSittings, lockSittings } from './sittings.repo.ts';

/** Reaches everyone who is in the course now. Who joins later finds the exam there. */
export async function notifyOfExam(tx: Transaction, exam: CourseExamRow): Promise<void> {
  await notify(tx, courseExamPublished, exam, await memberIds(tx, exam.courseId));
}

export interface ClosingDeps {
  database: Database;
  clock: Clock;
  /** Puts what was answered in a sitting into memory; a repetition changes nothing. */
  remember(tx: Transaction, sitting: { id: string; userId: string }): Promise<void>;
}

/**
 * @returns the workers' task that tells students that the results of their exam now show, and records their
 * answers in memory: any earlier, the due reviews would reveal which answers were wrong
 */
export function courseExamClosing({ database, clock, remember }: ClosingDeps): PeriodicTask {
  return {
    name: 'course_exams.close',
    everyMs: 30_000,
    async run() {
      const closedBefore = getInstant(clock.now() - answerGraceMs);
      for (const id of await repo.findUnsettled(database.db, closedBefore)) {
        await database.transaction(async (tx) => {
          const exam = await repo.markSettled(tx, id, { closedBefore, at: getInstant(clock.now()) });
          if (!exam) return;
          const sittings = await findSittings(tx, [id], null);
          if (exam.keysShow !== 'never') {
            // No key changes between what is read of a sitting and what is remembered of it. All of them first: who is
            // marked again holds a sitting and waits for the memory of its student.
            await lockSittings(tx, id);
            for (const sitting of sittings) await remember(tx, sitting);
          }
          if (exam.resultsShow !== 'after_close' || waitsForRelease(exam)) return;
          const studentIds = new Set(sittings.map(({ userId }) => userId));
          await notify(tx, courseExamResultsShown, exam, [...studentIds]);
        });
      }
    },
  };
}

/** A statement takes 65,535 values. */
const notifiedAtOnce = 5_000;

async function notify(
  tx: Transaction,
  event: typeof courseExamPublished,
  exam: CourseExamRow,
  userIds: readonly string[],
): Promise<void> {
  const course = (await courseNames(tx, [exam.courseId])).get(exam.courseId) ?? '';
  const facts = { exam: exam.title, course, courseId: exam.courseId };
  for (let from = 0; from < userIds.length; from += notifiedAtOnce) {
    const some = userIds.slice(from, from + notifiedAtOnce);
    await recordAll(
      tx,
      event,
      some.map((userId) => ({ userId, subjectId: newId(), facts })),
    );
  }
}
