/** Passages: writing, changing, ordering their questions, deleting with undo. */
import {
  createPassage,
  type DeletedPassage,
  type listPassages,
  type Passage,
  type PassageForm,
  type PassageSummary,
} from '@akada/contract/material/passages.ts';
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { findMade, makeOnce } from '../../../platform/idempotency/idempotency.ts';
import { deleteWindow } from '../../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';
import { createUndo, type Deletable, restorableUntil, type Undo } from '../../../platform/undo/undo.ts';
import { presentPassage, presentPassageSummary } from './passages.present.ts';
import * as repo from './passages.repo.ts';
import { type PassageRow, passages } from './passages.tables.ts';

type OwnPassage = Authorized<PassageRow>;

export interface PassagesService extends Pick<Undo<PassageRow>, 'remove'> {
  list(
    userId: string,
    query: QueryOf<typeof listPassages>,
  ): Promise<{ items: PassageSummary[]; total: number }>;
  present(passage: Authorized<PassageRow>): Promise<Passage>;
  /**
   * @returns its id, or the id from the first call with the same key
   * @throws Fault `too_many_requests`
   */
  create(userId: string, form: PassageForm, key: string | null, signal: AbortSignal): Promise<string>;
  /** @throws Fault `conflict` with the present passage when it is of another version, `too_many_requests` */
  edit(passage: OwnPassage, form: PassageForm, version: number, signal: AbortSignal): Promise<void>;
  /** @throws Fault `validation_failed` unless exactly its questions are named */
  order(passage: OwnPassage, questionIds: readonly string[]): Promise<void>;
  /** @throws Fault `not_found` when it was removed for good */
  restore(passage: Authorized<Deletable>): Promise<void>;
  /** Lists restorable passages, the most recently deleted first. */
  listDeleted(userId: string): Promise<DeletedPassage[]>;
}

export interface PassagesDeps {
  database: Database;
  clock: Clock;
  content: ContentRenderer;
}

const writingLimit: Limit = {
  most: 600,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have saved passages too often. Please wait ${wait}, then continue.`,
};

const writingsKey = (userId: string) => `passages:${userId}`;
const mostWords = 8;

/** Deletes the count of a person. */
export function forgetPassages(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, writingsKey(userId));
}

export function createPassagesService(deps: PassagesDeps): PassagesService {
  const { database, clock } = deps;
  const { db } = database;
  const undo = createUndo({ database, clock }, passages, { topic: 'passage' });
  const claim = (userId: string) =>
    createLimits(deps).claim({ executor: db, key: writingsKey(userId) }, writingLimit);
  const present = async (row: PassageRow) => presentPassage(row, await repo.findQuestionsOf(db, row.id));

  return {
    present,
    remove: undo.remove,
    restore: async (passage) => void (await undo.restore(passage)),
    async list(userId, { collection, search, skip, limit }) {
      const words = search.split(/\s+/).filter(Boolean).slice(0, mostWords);
      const filter = { userId: collection === 'own' ? userId : null, words, skip, limit };
      const { rows, total } = await repo.findPassages(db, filter);
      return { items: rows.map(presentPassageSummary), total };
    },
    async create(userId, form, key, signal) {
      const call = { userId, endpoint: createPassage.id, key };
      const made = await findMade(db, call);
      if (made !== null) return made;

      await claim(userId);
      const content = await getContent(deps, form.text, signal);
      return makeOnce(deps, call, async (tx, id) => {
        const time = getInstant(clock.now());
        await repo.insertPassages(tx, [
          { ...form, ...content, id, userId, createdAt: time, changedAt: time },
        ]);
        await publishHint(tx, userId, { topic: 'passage', id });
      });
    },
    async edit(passage, form, version, signal) {
      if (says(passage, form)) return;
      if (passage.version !== version) throw changedSince(await present(passage));

      await claim(String(passage.userId));
      const content = await getContent(deps, form.text, signal);
      await database.transaction(async (tx) => {
        const current = await repo.lockPassage(tx, passage.id);
        if (!current) throw notFound();
        if (says(current, form)) return;
        if (current.version !== version) throw changedSince(await present(current));

        const changedAt = getInstant(clock.now());
        const next = { ...form, ...content, version: version + 1, changedAt };
        await repo.writePassage(tx, current.id, next);
        await publishHint(tx, String(current.userId), { topic: 'passage', id: current.id });
      });
    },
    order: ({ id, userId }, questionIds) =>
      database.transaction(async (tx) => {
        if (!(await repo.lockPassage(tx, id))) throw notFound();

        const there = await repo.findQuestionsOf(tx, id);
        const requested = new Set(questionIds);
        const isWhole = requested.size === questionIds.length && there.length === requested.size;
        if (!isWhole || there.some((question) => !requested.has(question.id)))
          throw invalidField('question_ids', 'Name each question of this passage once');
        if (there.every((question, index) => question.id === questionIds[index])) return;

        await repo.orderQuestions(tx, questionIds);
        await publishHint(tx, String(userId), { topic: 'passage', id });
      }),
    async listDeleted(userId) {
      const rows = await repo.findDeletedPassages(db, userId, clock.now());
      return rows.map(({ id, title, deletedAt }) => ({
        id,
        title,
        restorable_until: restorableUntil(deletedAt),
      }));
    },
  };
}

/** Makes the content of a passage, which may take a second: outside of any transaction. */
export async function getContent(
  { content }: Pick<PassagesDeps, 'content'>,
  text: string,
  signal?: AbortSignal,
): Promise<Pick<PassageRow, 'content' | 'contentVersion'>> {
  const [tree = null] = await content.markdownTreesOf([text], signal);
  return { content: tree, contentVersion };
}

function says(passage: PassageRow, { title, text }: PassageForm): boolean {
  return passage.title === title && passage.text === text;
}

function changedSince(passage: Passage): Fault {
  return new Fault('conflict', 'This passage has changed since you opened it. Look at it as it is now.', {
    facts: { passage },
  });
}
