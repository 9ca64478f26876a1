/** The first answer of each student to a question in an exam that ended. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { examItems, exams } from '../exam/exams.tables.ts';
import { type AskedQuestion, saysTheSame } from '../exam/same-copies.queries.ts';
import { findFirstExams, readInBatches } from './first-exams.queries.ts';

export type FirstAnswer = Awaited<ReturnType<typeof findAnswersIn>>[number];

/** @returns batches of them; of the last students to sit it, when there are very many */
export async function* findFirstAnswers(
  executor: Executor,
  question: AskedQuestion,
): AsyncGenerator<FirstAnswer[]> {
  const asking = executor.select({ id: examItems.examId }).from(examItems).where(saysTheSame(question));
  const examIds = await findFirstExams(executor, inArray(exams.id, asking));
  yield* readInBatches(examIds, (ids) => findAnswersIn(executor, question, ids));
}

function findAnswersIn(executor: Executor, question: AskedQuestion, examIds: readonly string[]) {
  const { type, answerIndexes, body, accepted, optionOrder, choices, response, givenMarks } = examItems;
  const { kind, marking, score, maxScore, correct } = exams;
  // The score of the hall is of its sections, not of its questions.
  const total = sql<number | null>`CASE WHEN ${kind} = 'hall'
    THEN (SELECT count(*) FROM exam_items AS asked WHERE asked.exam_id = ${exams.id})::int END`;
  return executor
    .select({
      examId: exams.id,
      marking,
      score,
      maxScore,
      correct,
      total,
      type,
      answerIndexes,
      body,
      accepted,
      optionOrder,
      choices,
      response,
      givenMarks,
    })
    .from(examItems)
    .innerJoin(exams, eq(exams.id, examItems.examId))
    .where(and(saysTheSame(question), inArray(exams.id, [...examIds])));
}
