/** Changes many questions in one call, all or none, and undoes that. */
import type {
  BulkResult,
  BulkUndoItem,
  changeBankQuestions,
} from '@akada/contract/material/question-bank.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import { missingForPublishing } from '@akada/core/questions/question-rules.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { getKeys } from '../question/question-keys.ts';
import { namedQuestion } from '../question/question-naming.ts';
import type { BankRow } from '../question/questions.tables.ts';
import * as repo from './bank.repo.ts';
import { topicKeyOf } from './bank-draft.ts';
import { type Author, assertMayPublish, assertOwnCourses } from './bank-rules.service.ts';
import type { BankDeps } from './bank-writing.service.ts';

export type BulkChange = BodyOf<typeof changeBankQuestions>;

export interface BankBulk {
  /** @throws Fault `not_found` unless all are the author's own, `validation_failed` with each that cannot be changed so, `role_denied` */
  change(author: Author, change: BulkChange): Promise<BulkResult>;
  /** Puts questions back where they stood, deleted ones too. @throws as `change` */
  undo(author: Author, items: readonly BulkUndoItem[]): Promise<BulkResult>;
}

/** Computes the next state of a question for an action. */
export type Next = (row: BankRow) => repo.Placing;

export function createBankBulk({ database, clock }: Omit<BankDeps, 'content'>): BankBulk {
  const run = (author: Author, ids: readonly string[], field: string, work: Work) =>
    database.transaction(async (tx) => {
      const requested = [...new Set(ids)];
      const locked = await repo.lockBankQuestions(tx, author.userId, requested);
      const rows = inOrder(locked, requested);
      if (rows.length < requested.length || rows.some((row) => !work.takes(row))) throw notFound();

      const pairs = rows.map((row) => ({ row, next: work.next(row) })).filter(isChange);
      await assertAllowed(tx, author, pairs, (id) => `${field}.${ids.indexOf(id)}`);
      await write(tx, pairs, clock.now());
      if (pairs.length > 0) await publishHint(tx, author.userId, { topic: 'question', id: null });
      return { changed: pairs.length, undo: pairs.map(({ row }) => presentUndo(row)) };
    });

  return {
    async change(author, change) {
      return run(author, change.ids, 'ids', workOf(change, clock.now()));
    },
    async undo(author, items) {
      const byId = new Map(items.map((item) => [item.id, item]));
      const next: Next = (row) => ({ ...getPlacing(row), ...placedBack(byId.get(row.id)) });
      return run(author, [...byId.keys()], 'items', { takes: () => true, next });
    },
  };
}

interface Work {
  /** Whether the action is about such a question at all: most are not about deleted ones. */
  takes(row: BankRow): boolean;
  next: Next;
}

export interface Pair {
  row: BankRow;
  next: repo.Placing;
}

export function workOf(change: Omit<BulkChange, 'ids'>, now: number): Work {
  const takesDeleted = change.action === 'delete' || change.action === 'restore';
  const changes = getChanges(change, now);
  return {
    takes: ({ deletedAt }) => takesDeleted || deletedAt === null,
    next: (row) => ({ ...getPlacing(row), ...changes(row) }),
  };
}

function getChanges(change: Omit<BulkChange, 'ids'>, now: number): (row: BankRow) => Partial<repo.Placing> {
  switch (change.action) {
    case 'publish':
      return () => ({ status: 'published' });
    case 'retire':
      return () => ({ status: 'retired' });
    case 'draft':
      return () => ({ status: 'draft' });
    case 'tag': {
      const tag = getTag(change);
      return ({ tags }) => ({ tags: tags.includes(tag) ? tags : [...tags, tag] });
    }
    case 'untag': {
      const tag = getTag(change);
      return ({ tags }) => ({ tags: tags.filter((other) => other !== tag) });
    }
    case 'move':
      return () => movedTo(change);
    case 'delete':
      return ({ deletedAt }) => ({ deletedAt: deletedAt ?? getInstant(now) });
    case 'restore':
      return () => ({ deletedAt: null });
  }
}

function getTag({ tag }: Pick<BulkChange, 'tag'>): string {
  if (tag === undefined) throw invalidField('tag', 'Name the tag');
  return tag;
}

function movedTo({
  course_id: courseId,
  topic,
}: Pick<BulkChange, 'course_id' | 'topic'>): Partial<repo.Placing> {
  if (courseId === undefined && topic === undefined)
    throw invalidField('course_id', 'Choose a course or a topic');
  return {
    ...(courseId === undefined ? {} : { courseId }),
    ...(topic === undefined ? {} : { topic, topicKey: topicKeyOf(topic) }),
  };
}

export function placedBack(item: BulkUndoItem | undefined): Partial<repo.Placing> {
  if (item === undefined) return {};
  const { status, tags, course_id: courseId, topic } = item;
  return { status, tags: [...new Set(tags)], courseId, topic, topicKey: topicKeyOf(topic), deletedAt: null };
}

export function getPlacing({
  id,
  status,
  tags,
  courseId,
  topic,
  topicKey,
  deletedAt,
}: BankRow): repo.Placing {
  return { id, status, tags, courseId, topic, topicKey, deletedAt };
}

export function presentUndo({ id, status, tags, courseId, topic }: BankRow): BulkUndoItem {
  return { id, status, tags, course_id: courseId, topic };
}

export function isChange({ row, next }: Pair): boolean {
  return JSON.stringify(getPlacing(row)) !== JSON.stringify(next);
}

export function inOrder(rows: readonly BankRow[], ids: readonly string[]): BankRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function assertAllowed(
  tx: Transaction,
  author: Author,
  pairs: readonly Pair[],
  getField: (id: string) => string,
): Promise<void> {
  if (pairs.some(({ row, next }) => isPublishing(row, next))) await assertMayPublish(tx, author);
  assertWhole(pairs, getField);
  const movedPairs = pairs.filter(({ row, next }) => next.courseId !== row.courseId);
  await assertOwnCourses(
    tx,
    author,
    Object.fromEntries(movedPairs.map(({ next }) => [getField(next.id), next.courseId])),
  );
}

/** @throws Fault `validation_failed` with each that is published and not whole, or has too many tags */
export function assertWhole(pairs: readonly Pair[], getField: (id: string) => string): void {
  const published = pairs.filter(({ row, next }) => isPublishing(row, next));
  const faults = [
    ...published.flatMap(({ row }) => whyNotWhole(row, getField(row.id))),
    ...pairs.flatMap(({ row, next }) => whyTooManyTags(row, next, getField(row.id))),
  ];
  if (faults.length > 0) {
    throw new Fault('validation_failed', 'Nothing was changed: some questions need another look.', {
      fields: Object.fromEntries(faults),
    });
  }
}

function isPublishing(row: BankRow, next: repo.Placing): boolean {
  return next.status === 'published' && row.status !== 'published';
}

function whyNotWhole(row: BankRow, field: string): [string, string][] {
  const [sentence] = Object.values(missingForPublishing({ ...row, answerIndexes: getKeys(row) }));
  return sentence === undefined ? [] : [[field, `${namedQuestion(row)}: ${sentence}`]];
}

function whyTooManyTags(row: BankRow, { tags }: repo.Placing, field: string): [string, string][] {
  if (tags.length <= bankLimits.tags) return [];
  return [[field, `${namedQuestion(row)}: at most ${bankLimits.tags} tags`]];
}

export async function write(tx: Transaction, pairs: readonly Pair[], now: number): Promise<void> {
  const time = getInstant(now);
  const saysOther = ({ row, next }: Pair) => isChange({ row, next: { ...next, deletedAt: row.deletedAt } });
  const changedPairs = pairs.filter(saysOther);
  await repo.saveVersions(
    tx,
    changedPairs.map(({ row }) => row),
    time,
  );
  await repo.writePlacings(
    tx,
    changedPairs.map(({ next }) => next),
    time,
  );
  // Deleting and restoring do not change the content of a question.
  const marked = pairs.filter((pair) => !saysOther(pair)).map(({ next }) => next);
  const getIds = (rows: readonly repo.Placing[]) => rows.map(({ id }) => id);
  await repo.markDeleted(tx, getIds(marked.filter(({ deletedAt }) => deletedAt !== null)), time);
  await repo.markDeleted(tx, getIds(marked.filter(({ deletedAt }) => deletedAt === null)), null);
}
