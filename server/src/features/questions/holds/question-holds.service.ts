/** Questions whose keys are held back, because an exam over them runs that the caller sits or may sit. */
import type { Question } from '@akada/contract/material/questions.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import type { Holds } from '../../../platform/personal-data/personal-table.ts';
import type { QuestionIds } from '../question/question-ids.queries.ts';

/** Answered by the feature of exams, which uses this one: it is given to what shows questions. */
export interface QuestionHolds extends Holds {
  /** @returns the held questions among these, each with the title of an exam that holds it */
  heldOf(
    executor: Executor,
    userId: string,
    questionIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
  /** @returns the title of an exam that this person sits, null if there is none */
  holder(executor: Executor, userId: string): Promise<string | null>;
  /** @returns all that are held, as a part of another feature's statement */
  heldIds(userId: string): QuestionIds;
  /** @param courses reads ids of courses @returns as `heldIds`, of questions of these courses, whether the account is in them or not */
  heldIn(userId: string, courses: QuestionIds): QuestionIds;
}

/** @returns the question without everything that says or explains which option is right */
export function withheld(question: Question): Question {
  const { content, body: _, ...rest } = question;
  return {
    ...rest,
    held: true,
    answer_index: null,
    answer_indexes: [],
    explanation: '',
    feedback: [],
    content: content && { stem: content.stem, options: content.options, explanation: null, quote: null },
    source: null,
    badge: [],
    checks: [],
  };
}

/** @throws Fault `conflict` with the exam that holds one of these questions */
export async function assertNotHeld(
  holds: QuestionHolds,
  { executor, userId, ids }: { executor: Executor; userId: string; ids: readonly string[] },
): Promise<void> {
  const [title] = (await holds.heldOf(executor, userId, ids)).values();
  if (title === undefined) return;
  throw new Fault(
    'conflict',
    `Your exam “${title}” asks this question and is still running. Hand it in first, or wait until it is over.`,
  );
}

/** @returns why an archive of all that is kept of a person has to wait: it would have the keys */
export async function whyHeldBack(
  holds: Pick<QuestionHolds, 'holder'>,
  executor: Executor,
  userId: string,
): Promise<string | null> {
  const title = await holds.holder(executor, userId);
  if (title === null) return null;
  return `Your data has the answers to your exam “${title}”, which is still running. Download it when the exam has ended.`;
}
