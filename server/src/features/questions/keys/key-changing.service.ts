/** Changes and restores only the key of a question that exams have asked already. */

import type { QuestionKey } from '@akada/core/exams/key-change.ts';
import { getVisibleForm } from '@akada/core/question-types/forms/visible-form.ts';
import { getContradictions, missingForPublishing } from '@akada/core/questions/question-rules.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { findBankIds, findHeads, lockBankQuestion, saveVersions } from '../bank/bank.repo.ts';
import { contentHash } from '../bank/bank-draft.ts';
import { type Author, assertMayPublish } from '../bank/bank-rules.service.ts';
import { keyColumns } from '../question/question-keys.ts';
import { writeQuestion } from '../question/questions.repo.ts';
import type { BankRow } from '../question/questions.tables.ts';

export { presentBankQuestion, presentReport } from '../bank/bank.present.ts';
export { findBankQuestion, findReportsOf, type QuestionHead } from '../bank/bank.repo.ts';
export { recordAdministered } from '../question/administered.service.ts';
export { getKey, getKeys } from '../question/question-keys.ts';
export { namedQuestion } from '../question/question-naming.ts';
export { closeReports, countOpen, reopenReports } from '../question/question-reports.repo.ts';
export type { BankRow } from '../question/questions.tables.ts';
export { bankIds, findBankQuestions } from './bank-questions.queries.ts';

/** @returns the ids among these that belong to a bank or to the sample */
export const bankQuestionIds = findBankIds;

/** @returns how questions begin and what is right, by their ids */
export const getHeads = findHeads;

/** Locks a question whose key is about to change. @returns null for a deleted one */
export const lockQuestionOfKey = lockBankQuestion;

/**
 * @param key its options are ascending
 * @throws Fault `validation_failed` for a key that is none of this question, `role_denied` for a published question of a
 *   tutor who is not approved
 */
export async function assertMayHaveKey(
  tx: Transaction,
  author: Author,
  question: BankRow,
  key: QuestionKey,
): Promise<void> {
  if (question.type === 'essay')
    throw invalidField('body', 'An essay has no key. Mark it again in its paper.');
  if (question.type === 'open')
    throw invalidField('body', 'Students mark this answer themselves. Change its model answer instead.');
  const { answer_indexes: wrongOptions, body: wrongBody } = getContradictions({ ...question, ...key });
  if (wrongOptions !== undefined) throw invalidField('answer_indexes', wrongOptions);
  const { body: missing } = key.body === null ? {} : missingForPublishing({ ...question, ...key });
  const wrong = wrongBody ?? missing;
  if (wrong !== undefined) throw invalidField('body', wrong);
  assertFits(question, key);
  if (question.status === 'published') await assertMayPublish(tx, author);
}

/**
 * Another key leaves everything that students see as it is, so that what they answered can be marked by it.
 *
 * @throws Fault `validation_failed` for a body of another type or with other texts
 */
export function assertFits(question: BankRow, key: QuestionKey): void {
  if (!hasSameTexts(question, key)) throw invalidField('body', 'Keep the texts that students saw.');
}

function hasSameTexts({ body: previous }: BankRow, { body }: QuestionKey): boolean {
  if (previous === null || body === null) return previous === body;
  return getVisibleForm(previous) === getVisibleForm(body);
}

/** Fields of a question that are written together with its key. */
interface KeyWriting {
  key: QuestionKey;
  status: BankRow['status'];
  now: number;
}

/**
 * Writes the next version of a locked question, which differs only in its key and its state.
 *
 * @returns its number
 */
export async function writeKey(
  tx: Transaction,
  question: BankRow,
  { key, status, now }: KeyWriting,
): Promise<number> {
  const time = getInstant(now);
  const version = question.version + 1;
  await saveVersions(tx, [question], time);
  await writeQuestion(tx, question.id, {
    ...keyColumns(question.type, key.answerIndexes),
    body: key.body,
    status,
    version,
    changedAt: time,
    contentHash: contentHash({ ...question, ...key }),
  });
  if (question.userId !== null)
    await publishHint(tx, question.userId, { topic: 'question', id: question.id });
  return version;
}
