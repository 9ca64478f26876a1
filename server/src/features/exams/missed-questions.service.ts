/** Missed questions of an exam, for practice. */
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { getShowing, showsBy } from './course-exams/course-exam-showing.service.ts';
import { findMissed } from './missed-questions.queries.ts';

export interface MissedQuestions {
  /** @throws Fault `not_found` unless this person has finished such an exam, `conflict` before its keys show */
  of(userId: string, examId: string): Promise<{ title: string; questionIds: string[] }>;
}

export function createMissedQuestions({
  database: { db },
  clock,
}: {
  database: Database;
  clock: Clock;
}): MissedQuestions {
  return {
    async of(userId, examId) {
      const missed = await findMissed(db, userId, examId);
      if (missed === null) throw notFound();
      const { exam, questionIds } = missed;
      const showing = (await getShowing(db, userId, [exam]))(exam);
      // How many were missed is a result already.
      if (showing !== null && !showsBy(showing.keysFrom, clock.now()))
        throw new Fault('conflict', 'The right answers of this exam are not shown yet.');
      return { title: exam.title, questionIds };
    },
  };
}
