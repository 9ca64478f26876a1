/** Shows the marks and comments of an exam to all its students together. */
import type { MarksRelease as Answer } from '@akada/contract/work/marking/papers.ts';
import { needsRelease } from '@akada/core/exams/course-exam.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import { recordAll } from '../../../platform/outbox/outbox.ts';
import { findCourseExam, lockCourseExam, updateCourseExam } from '../course-exams/course-exams.repo.ts';
import type { CourseExamRow } from '../course-exams/course-exams.tables.ts';
import { findSittings, type Sitting } from '../course-exams/sittings.repo.ts';
import { marksReleased } from './marks-release.events.ts';

export interface MarksRelease {
  get(exam: Authorized<CourseExamRow>): Promise<Answer>;
  /**
   * A second call changes nothing, and nobody is told twice.
   *
   * @throws Fault `not_found`; `conflict` for an exam without essays, or whose results never show
   */
  release(exam: Authorized<CourseExamRow>): Promise<Answer>;
}

export function createMarksRelease({ database, clock }: { database: Database; clock: Clock }): MarksRelease {
  const { db } = database;
  const get = async ({ id }: Pick<CourseExamRow, 'id'>): Promise<Answer> => {
    const exam = await findCourseExam(db, id);
    if (exam === null) throw notFound();
    return present(exam, await findPapers(db, id));
  };
  return {
    get,
    async release({ id }) {
      await database.transaction(async (tx) => {
        const exam = await lockCourseExam(tx, id);
        if (exam === null) throw notFound();
        if (!needsRelease(exam))
          throw new Fault('conflict', 'The students of this exam see their marks already.');
        if (exam.releasedAt !== null) return;

        await updateCourseExam(tx, exam, { releasedAt: getInstant(clock.now()) });
        const papers = await findPapers(tx, id);
        for (const paper of papers) await publishHint(tx, paper.userId, { topic: 'exam', id: paper.id });
        await publishHint(tx, exam.userId, { topic: 'exam', id });
        // Before the close nothing shows, and the task that settles the exam tells its students.
        if (exam.settledAt === null) return;
        const last = new Map(papers.map((paper) => [paper.userId, paper.id]));
        await recordAll(
          tx,
          marksReleased,
          [...last].map(([userId, examId]) => ({
            userId,
            subjectId: repeatableId(marksReleased.name, id, userId),
            facts: { exam: exam.title, examId },
          })),
        );
      });
      return get({ id });
    },
  };
}

/** @returns ended sittings, the first one first */
async function findPapers(executor: Executor, id: string): Promise<Sitting[]> {
  return (await findSittings(executor, [id], null)).filter(({ finishedAt }) => finishedAt !== null);
}

function present(exam: CourseExamRow, papers: readonly Sitting[]): Answer {
  const unmarkedCount = papers.filter(({ waitingCount }) => waitingCount > 0).length;
  return {
    is_needed: needsRelease(exam),
    released_at: exam.releasedAt,
    students: new Set(papers.map(({ userId }) => userId)).size,
    marked: papers.length - unmarkedCount,
    waiting: unmarkedCount,
  };
}
