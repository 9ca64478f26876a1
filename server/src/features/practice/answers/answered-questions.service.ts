/** The content of answered questions, from this person's earlier answers, else from the question and its versions. */
import type { PracticeAnswer } from '@akada/contract/work/practice.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { PracticeQuestions, SeenQuestion } from '../../questions/practice/practice-questions.service.ts';
import type { PracticeQuestionRow } from '../records/practice.tables.ts';
import { findAnsweredQuestions } from './practice-answers.repo.ts';

/** @returns null for a question that this person cannot have been asked */
export type AnsweredQuestions = (questionId: string, version: number) => PracticeQuestionRow | null;

export interface Answering {
  userId: string;
  courseIds: readonly string[];
  answers: readonly PracticeAnswer[];
}

export async function answeredQuestions(
  executor: Executor,
  questions: Pick<PracticeQuestions, 'seen'>,
  { userId, courseIds, answers }: Answering,
): Promise<AnsweredQuestions> {
  if (answers.length === 0) return () => null;

  const ids = [...new Set(answers.map(({ question_id: id }) => id))];
  const known = new Map((await findAnsweredQuestions(executor, userId, ids)).map((row) => [keyOf(row), row]));
  const seen = answers.map(({ question_id: questionId, version }) => ({ questionId, version }));
  const unknown = new Map(seen.filter((it) => !known.has(keyOf(it))).map((it) => [keyOf(it), it]));
  for (const question of await questions.seen(executor, { userId, courseIds }, [...unknown.values()])) {
    const row = getRow(userId, question);
    if (row.answerIndexes.length > 0 || row.body !== null) known.set(keyOf(row), row);
  }
  return (questionId, version) => known.get(keyOf({ questionId, version })) ?? null;
}

const keyOf = ({ questionId, version }: Pick<PracticeQuestionRow, 'questionId' | 'version'>) =>
  `${questionId} ${version}`;

function getRow(userId: string, question: SeenQuestion): PracticeQuestionRow {
  const { questionId, version, type, stem, options, answerIndexes, body } = question;
  const { generationId, courseId, noteId, subject, topic, topicKey } = question;
  return {
    userId,
    questionId,
    version,
    type,
    stem,
    options,
    answerIndexes,
    body,
    generationId,
    courseId,
    noteId,
    subject,
    topic,
    topicKey,
  };
}
