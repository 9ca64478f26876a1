/** The first answer of each student to a question in an exam that ended. */
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { examItems, exams } from '../exam/exams.tables.ts';
import { type AskedQuestion, saysTheSame } from '../exam/same-copies.queries.ts';

/** Enough for any figure, and as much as a worker holds at once. */
const mostAnswers = 20_000;

export type FirstAnswer = Awaited<ReturnType<typeof findFirstAnswers>>[number];

/** @returns of the last students to sit it, when there are very many */
export async function findFirstAnswers(executor: Executor, question: AskedQuestion) {
  const { type, answerIndexes, accepted, optionOrder, choices } = examItems;
  const { kind, marking, score, maxScore, correct, startedAt } = exams;
  // The score of the hall is of its sections, not of its questions.
  const total = sql<number | null>`CASE WHEN ${kind} = 'hall'
    THEN (SELECT count(*) FROM exam_items AS asked WHERE asked.exam_id = ${exams.id})::int END`;
  const first = executor
    .selectDistinctOn([exams.userId], {
      ...{ examId: exams.id, kind, marking, score, maxScore, correct, startedAt },
      ...{ type, answerIndexes, accepted, optionOrder, choices, total: total.as('total') },
    })
    .from(examItems)
    .innerJoin(exams, eq(exams.id, examItems.examId))
    .where(and(saysTheSame(question), isNotNull(exams.finishedAt)))
    .orderBy(asc(exams.userId), asc(startedAt), asc(exams.id))
    .as('first');
  return executor.select().from(first).orderBy(desc(first.startedAt), asc(first.examId)).limit(mostAnswers);
}
