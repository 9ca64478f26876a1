/**
 * Notifies the owner of a question when another person changes its key, marks more exams by it, or undoes the
 * change.
 */
import type { QuestionKey } from '@akada/core/exams/key-change.ts';
import { getKeyWords } from '@akada/core/question-types/forms/key-words.ts';
import { keyLabel } from '@akada/core/quiz/options.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { namedQuestion } from '../../questions/keys/key-changing.service.ts';
import type { KeyAct } from './key-change-audit.service.ts';
import { questionKeyChanged } from './key-changes.events.ts';
import { getKeysOfChange } from './keys-of-change.ts';

/** A notification names a key; it does not list it. */
const maxLabelLength = 120;

function getKeyLabel({ answerIndexes, body }: QuestionKey): string {
  return body === null ? keyLabel(answerIndexes) : getKeyWords(body).slice(0, maxLabelLength).toWellFormed();
}

/** @param now tells one marking of more exams from the next: of one change there may be several */
export async function notifyOwner(
  tx: Transaction,
  { caller, question, change }: KeyAct,
  { what, now }: { what: 'changed' | 'applied' | 'undone'; now: number },
): Promise<void> {
  // The sample is nobody's.
  if (question.userId === null || question.userId === caller.userId) return;

  const { previous, next } = getKeysOfChange(change);
  await record(tx, questionKeyChanged, {
    userId: question.userId,
    subjectId: repeatableId(questionKeyChanged.name, change.id, what, String(now)),
    facts: {
      // The options had these letters when the key was changed.
      question: namedQuestion(change),
      questionId: question.id,
      before: getKeyLabel(previous),
      after: getKeyLabel(next),
      reason: change.reason,
      what,
      rule: change.rule,
    },
  });
}
