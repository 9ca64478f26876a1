/** Changes a wrong key, restores it, and applies it to exams that were running. */

import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import * as contract from '@akada/contract/work/marking/regrading.ts';
import { isSameBody, isSameKey, type QuestionKey } from '@akada/core/exams/key-change.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { makeOnce } from '../../../platform/idempotency/idempotency.ts';
import type { WorkDeps } from '../../../platform/work/leased-work.ts';
import { leaseEnded } from '../../../platform/work/work-rows.ts';
import {
  assertMayHaveKey,
  type BankRow,
  getKey,
  lockQuestionOfKey,
  reopenReports,
  writeKey,
} from '../../questions/keys/key-changing.service.ts';
import type { KeyChangeRow } from '../exam/key-changes.tables.ts';
import { addExams, countMissed } from './asked-exams.queries.ts';
import { acceptContests, reopenContests } from './contest-settling.service.ts';
import { auditApplying, auditChange, auditUndoing, type KeyAct } from './key-change-audit.service.ts';
import { assertMayLower, countOutcomes } from './key-change-counts.service.ts';
import { notifyOwner } from './key-change-notification.service.ts';
import { presentKeyChange, undoableUntil } from './key-changes.present.ts';
import * as repo from './key-changes.repo.ts';
import { getChangedQuestion, getKeysOfChange } from './keys-of-change.ts';
import type { KeyDecision } from './marking-again.ts';
import { sendRegrading } from './regrading.service.ts';

type Corrector = Pick<Caller, 'userId' | 'role'>;
type Change = BodyOf<typeof contract.createKeyChange>;

export interface KeyChangesService {
  /** @throws Fault `validation_failed` */
  preview(
    caller: Corrector,
    question: Authorized<BankRow>,
    decision: KeyDecision,
  ): Promise<contract.KeyChangeCounts>;
  /**
   * @returns its id, or the id from the first call with the same key
   * @throws Fault `conflict` with the counts if marks would fall without consent, for another version of the
   * question, and while exams are being marked; `validation_failed`, `role_denied`
   */
  create(
    caller: Corrector,
    question: Authorized<BankRow>,
    change: Change,
    key: string | null,
  ): Promise<string>;
  /** The last one first. */
  list(
    question: Authorized<BankRow>,
    paging: { skip: number; limit: number },
  ): Promise<{ items: contract.KeyChange[]; total: number }>;
  get(id: string): Promise<contract.KeyChange>;
  /** @throws Fault `conflict` a day after the last marking was requested, and if a later change builds on it */
  undo(caller: Corrector, change: Authorized<KeyChangeRow>): Promise<void>;
  /** @throws Fault `conflict` with the counts, if it is undone, and if a later change builds on it */
  apply(caller: Corrector, change: Authorized<KeyChangeRow>, lowering: boolean): Promise<void>;
}

export function createKeyChanges(deps: WorkDeps): KeyChangesService {
  const { database, clock } = deps;
  const { db } = database;
  const present = async (row: KeyChangeRow, last: KeyChangeRow | null) =>
    presentKeyChange(row, {
      progress: await repo.getProgress(db, row.id),
      missed:
        row.rule === 'leave' || row.undoneAt !== null
          ? { running: 0, endedSince: 0 }
          : await countMissed(db, row),
      isUndoable: row.id === last?.id && getInstant(clock.now()) <= undoableUntil(row),
    });

  return {
    async preview(caller, question, decision) {
      await database.transaction((tx) => assertMayHaveKey(tx, caller, question, decision.key));
      return countOutcomes(db, { ...question, questionId: question.id }, decision);
    },
    create: (caller, { id: questionId }, change, key) =>
      makeOnce(
        deps,
        { userId: caller.userId, endpoint: contract.createKeyChange.id, key },
        async (tx, id) => {
          const row = await changeKey(tx, {
            caller,
            questionId,
            change,
            retires: false,
            id,
            now: clock.now(),
          });
          if (row.rule !== 'leave') await sendRegrading(tx, deps, id);
        },
      ),
    async list({ id }, paging) {
      const { rows, total } = await repo.listKeyChanges(db, id, paging);
      const last = await repo.findLastInForce(db, id);
      return { items: await Promise.all(rows.map((row) => present(row, last))), total };
    },
    async get(id) {
      const row = await repo.findKeyChange(db, id);
      if (!row) throw notFound();
      return present(row, await repo.findLastInForce(db, row.questionId));
    },
    undo: (caller, { id, questionId }) =>
      database.transaction(async (tx) => {
        // In the order in which a change locks them.
        const question = await lockQuestionOfKey(tx, questionId);
        const row = await repo.lockKeyChange(tx, id);
        if (!question || !row) throw notFound();
        if (row.undoneAt !== null) return;

        const now = clock.now();
        await assertLast(tx, row);
        if (getInstant(now) > undoableUntil(row))
          throw new Fault('conflict', 'A day has passed. Change the key again instead.');
        await repo.updateKeyChange(tx, id, { undoneAt: getInstant(now) });
        await putKeyBack(tx, question, row, now);
        await reopenReports(tx, row.id);
        await reopenContests(tx, row);
        const act = { caller, question, change: row };
        await auditUndoing(tx, act, now);
        await notifyOwner(tx, act, { what: 'undone', now });
        if (row.rule !== 'leave') await sendRegrading(tx, deps, id);
      }),
    apply: (caller, { id, questionId }, lowering) =>
      database.transaction(async (tx) => {
        const question = await lockQuestionOfKey(tx, questionId);
        const row = await repo.lockKeyChange(tx, id);
        if (!question || !row) throw notFound();
        if (row.rule === 'leave') return;
        const now = clock.now();
        if (row.undoneAt === null) await addMissed(tx, { caller, question, change: row, lowering }, now);
        if (row.status === 'done' && !(await hasLeft(tx, row))) return;
        if (row.undoneAt === null) await repo.updateKeyChange(tx, id, { appliedAt: getInstant(now) });
        await sendRegrading(tx, deps, id);
      }),
  };
}

/** @param of `retires` takes the question out of exams to come as well */
export async function changeKey(
  tx: Transaction,
  of: { caller: Corrector; questionId: string; change: Change; retires: boolean; id: string; now: number },
): Promise<KeyChangeRow> {
  const { caller, questionId, change, retires, id, now } = of;
  const question = await lockQuestionOfKey(tx, questionId);
  if (!question) throw notFound();
  assertVersion(question, change.version);
  if (await repo.isBeingMarked(tx, questionId))
    throw new Fault('conflict', 'Exams are still being marked by the last change. Try again in a minute.');

  const { rule, reason, lowering } = change;
  const key = getSentKey(change);
  await assertMayHaveKey(tx, caller, question, key);
  const previousKey = getKey(question);
  const isSame = areSame(key, previousKey);
  if (isSame && (rule === 'both' || rule === 'leave'))
    throw invalidField(
      question.body ? 'body' : 'answer_indexes',
      'This is the key already. Choose another one, or another rule.',
    );

  const { stem, options, body } = question;
  const scope = { questionId, stem, options, body };
  if (rule !== 'leave') await assertMayLower(tx, scope, { rule, key, lowering });
  const retired = retires && question.status === 'published';
  const status = retired ? 'retired' : question.status;
  const row: KeyChangeRow = {
    id,
    questionId,
    userId: caller.userId,
    rule,
    reason,
    stem,
    options,
    keyBefore: [...previousKey.answerIndexes],
    keyAfter: [...key.answerIndexes],
    bodyBefore: previousKey.body,
    bodyAfter: key.body,
    version: isSame && !retired ? question.version : await writeKey(tx, question, { key, status, now }),
    retired,
    createdAt: getInstant(now),
    appliedAt: null,
    undoneAt: null,
    status: 'done',
    attempts: 0,
    ...leaseEnded,
  };
  await repo.insertKeyChange(tx, row);
  if (rule !== 'leave') await addExams(tx, id, scope);
  await acceptContests(tx, row, { userId: caller.userId, now });
  const act = { caller, question, change: row };
  await auditChange(tx, act, now);
  await notifyOwner(tx, act, { what: 'changed', now });
  return row;
}

/** @throws Fault `conflict` with the version of the question as it is now */
export function assertVersion(question: BankRow, version: number): void {
  if (question.version === version) return;
  throw new Fault('conflict', 'This question has changed since you opened it. Look at it as it is now.', {
    facts: { version: question.version },
  });
}

/** @returns the key that a caller sent; options ascending */
export function getSentKey({ answer_indexes: sent = [], body = null }: SentKey): QuestionKey {
  return { answerIndexes: sent.toSorted((one, other) => one - other), body };
}

interface SentKey {
  answer_indexes?: readonly number[] | undefined;
  body?: QuestionKey['body'] | undefined;
}

function areSame(one: QuestionKey, other: QuestionKey): boolean {
  return isSameKey(one.answerIndexes, other.answerIndexes) && isSameBody(one.body, other.body);
}

/** Restores the key only if the question was not edited after the change: a later edit is intended. */
async function putKeyBack(
  tx: Transaction,
  question: BankRow,
  change: KeyChangeRow,
  now: number,
): Promise<void> {
  const { stem, options, retired } = change;
  const { previous, next } = getKeysOfChange(change);
  const isAsChanged =
    question.stem === stem &&
    JSON.stringify(question.options) === JSON.stringify(options) &&
    areSame(getKey(question), next);
  const isPublished = isAsChanged && retired && question.status === 'retired';
  if (!isAsChanged || (areSame(previous, next) && !isPublished)) return;
  await writeKey(tx, question, { key: previous, status: isPublished ? 'published' : question.status, now });
}

/** Assigns exams that have ended since the change to it. */
async function addMissed(
  tx: Transaction,
  { lowering, ...act }: KeyAct & { lowering: boolean },
  now: number,
): Promise<void> {
  const { change } = act;
  await assertLast(tx, change);
  const scope = { ...getChangedQuestion(change), missedBy: change };
  await assertMayLower(tx, scope, { rule: change.rule, key: getKeysOfChange(change).next, lowering });
  const exams = await addExams(tx, change.id, scope);
  if (exams === 0) return;
  await acceptContests(tx, change, { userId: act.caller.userId, now });
  await auditApplying(tx, { ...act, exams }, now);
  await notifyOwner(tx, act, { what: 'applied', now });
}

async function assertLast(tx: Transaction, { id, questionId }: KeyChangeRow): Promise<void> {
  if ((await repo.findLastInForce(tx, questionId))?.id === id) return;
  throw new Fault('conflict', 'The key was changed again since. Undo the last change first.');
}

async function hasLeft(executor: Executor, { id, undoneAt }: KeyChangeRow): Promise<boolean> {
  const isMarked = undoneAt !== null;
  return (await repo.findUnmarked(executor, id, { isMarked, limit: 1 })).length > 0;
}
