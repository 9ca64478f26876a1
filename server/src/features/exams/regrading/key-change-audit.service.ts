/** Audit entries of a key change: that it was made, undone, or applied to more exams. */
import type { QuestionKey } from '@akada/core/exams/key-change.ts';
import { getKeyText } from '@akada/core/question-types/question-types.ts';
import { type AuditChange, writeAudit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { BankRow } from '../../questions/keys/key-changing.service.ts';
import type { KeyChangeRow } from '../exam/key-changes.tables.ts';
import { getKeysOfChange } from './keys-of-change.ts';

/** The record names the key; the versions of the question hold it whole. */
const maxKeyLength = 300;

/** The actor of a key change, and its question. */
export interface KeyAct {
  caller: Pick<Caller, 'userId'>;
  question: BankRow;
  change: KeyChangeRow;
}

export async function auditChange(tx: Transaction, act: KeyAct, now: number): Promise<void> {
  const { before, after } = keysOfAct(act);
  const { rule, reason } = act.change;
  await write(
    tx,
    act,
    { action: 'question.key_change', change: { before, after: { ...after, rule, reason } } },
    now,
  );
}

export async function auditUndoing(tx: Transaction, act: KeyAct, now: number): Promise<void> {
  const { before, after } = keysOfAct(act);
  await write(tx, act, { action: 'question.key_undo', change: { before: after, after: before } }, now);
}

/** @param exams how many were added */
export async function auditApplying(
  tx: Transaction,
  { exams, ...act }: KeyAct & { exams: number },
  now: number,
): Promise<void> {
  const { before, after } = keysOfAct(act);
  const { rule } = act.change;
  const change = { before, after: { ...after, rule, exams: String(exams) } };
  await write(tx, act, { action: 'question.key_apply', change }, now);
}

function keysOfAct({ question, change }: KeyAct) {
  const { previous, next } = getKeysOfChange(change);
  const getFacts = ({ answerIndexes, body }: QuestionKey) => ({
    question: question.id,
    key: body === null ? answerIndexes.join() : getKeyText(body).slice(0, maxKeyLength).toWellFormed(),
    change: change.id,
  });
  return { before: getFacts(previous), after: getFacts(next) };
}

async function write(
  tx: Transaction,
  { caller, question }: KeyAct,
  entry: { action: string; change: AuditChange },
  now: number,
): Promise<void> {
  // The sample is nobody's.
  const targetId = question.userId ?? caller.userId;
  await writeAudit(tx, [{ actorId: caller.userId, targetId, ...entry }], now);
}
