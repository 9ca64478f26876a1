/** Imports and exports many questions, for files of questions: into a bank or a set, and out of it. */
import type { PassageForm } from '@akada/contract/material/passages.ts';
import type { Markup } from '@akada/core/questions/bank-question.ts';
import { togetherByPassage } from '@akada/core/questions/passage-order.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { newId } from '../../../platform/ids/ids.ts';
import * as passages from '../passages/passages.repo.ts';
import type { PassageRow } from '../passages/passages.tables.ts';
import type { StoredContent } from '../question/question-content.ts';
import {
  findQuestionsOfGeneration,
  insertQuestions,
  type NewQuestion,
  nextPosition,
} from '../question/questions.repo.ts';
import type { BankRow, QuestionRow } from '../question/questions.tables.ts';
import * as repo from './bank.repo.ts';
import { type BankDraft, contentHash, getColumns } from './bank-draft.ts';
import { findTexts } from './bank-search.queries.ts';

export type { BankDraft } from './bank-draft.ts';

/** A draft that was checked, with the content that `withContent` has made of it. */
export type AddedDraft = BankDraft &
  StoredContent & {
    /** Markdown where absent. */
    markup?: Markup;
  };

export interface AddedQuestions {
  /**
   * One entry for each draft: the id of the question that it became, null if another question has the same
   * content.
   */
  ids: (string | null)[];
  added: number;
  duplicates: number;
}

/** An existing question with the content of a draft. */
export interface KnownDraft {
  /** The passage of the question with the same content; null if it has none, or is an earlier draft. */
  passageId: string | null;
}

export interface BankFiles {
  /**
   * Compares drafts with an account's questions, and keeps other files of the account waiting until the
   * transaction ends.
   *
   * @param among the bank, or all sets
   * @returns one entry for each draft: null if its content is new
   */
  compare(
    tx: Transaction,
    requested: { userId: string; among: 'bank' | 'sets'; drafts: readonly BankDraft[] },
  ): Promise<(KnownDraft | null)[]>;
  /** @returns the stems and options of an account's questions of the bank that have one of these stems */
  findTexts(
    executor: Executor,
    bank: { userId: string; stems: readonly string[] },
  ): Promise<Pick<BankRow, 'stem' | 'options'>[]>;
  /**
   * Adds drafts that are new to the bank, in their order. The later of two concurrent calls sees the
   * questions of the first.
   */
  addToBank(
    tx: Transaction,
    bank: { userId: string; drafts: readonly AddedDraft[] },
  ): Promise<AddedQuestions>;
  /** As `addToBank`, into the sample that comes with the product; all of it is published. */
  addToSample(tx: Transaction, drafts: readonly AddedDraft[]): Promise<AddedQuestions>;
  /** As `addToBank`, into a set: courses and states are not for sets. */
  addToSet(
    tx: Transaction,
    set: { userId: string; generationId: string; drafts: readonly AddedDraft[] },
  ): Promise<AddedQuestions>;
  /** @param userId null for the sample @returns their ids, in their order */
  addPassages(
    tx: Transaction,
    userId: string | null,
    added: readonly (PassageForm & Pick<PassageRow, 'content' | 'contentVersion'>)[],
  ): Promise<string[]>;
  /** @returns questions of an account's course, with the questions of a passage together, the oldest first */
  ofCourse(executor: Executor, course: { userId: string; courseId: string }): Promise<BankRow[]>;
  /** @returns questions of a set in their order */
  ofSet(executor: Executor, set: { userId: string; generationId: string }): Promise<QuestionRow[]>;
  /** @returns by passage how many questions it has, deleted ones too; one without questions is not in it */
  sizesOf(tx: Transaction, passageIds: readonly string[]): Promise<Map<string, number>>;
  /** @returns an account's passages with these ids */
  passagesOf(executor: Executor, userId: string, ids: readonly string[]): Promise<PassageRow[]>;
}

/** The bank of an account, or one set of it. */
interface BankScope {
  /** Null for the sample. */
  userId: string | null;
  /** Null for the bank. */
  generationId: string | null;
}

/** As many as a file may have. */
const mostOfCourse = 5_000;

export function createBankFiles({ clock }: { clock: Clock }): BankFiles {
  const add = async (
    tx: Transaction,
    { userId, generationId }: BankScope,
    drafts: readonly AddedDraft[],
  ): Promise<AddedQuestions> => {
    await repo.lockBankOf(tx, userId);
    // All get the same time and ascending ids: lists then show one import in its order.
    const time = getInstant(clock.now());
    const newIds = drafts.map(newId).sort();
    const rows = drafts.map((draft, index) =>
      getRow(draft, { userId, generationId }, { id: newIds[index] ?? newId(), at: time }),
    );
    const known = await repo.findKnownHashes(
      tx,
      { userId, generationId },
      rows.map(({ contentHash }) => contentHash),
    );
    const fresh = rows.map((row) => (isFirst(row.contentHash, known) ? row : null));
    const rowsToAdd = fresh.flatMap((row) => row ?? []);
    const first = generationId === null ? 0 : await nextPosition(tx, generationId);
    const added = placed(rowsToAdd, { generationId, first }, await lastPositions(tx, rowsToAdd));
    await insertQuestions(tx, added);
    if (added.length > 0 && userId !== null) await publishHint(tx, userId, { topic: 'question', id: null });
    const ids = fresh.map((row) => row?.id ?? null);
    return { ids, added: added.length, duplicates: drafts.length - added.length };
  };

  return {
    async compare(tx, { userId, among, drafts }) {
      await repo.lockBankOf(tx, userId);
      const hashes = drafts.map(contentHash);
      const generationId = among === 'bank' ? null : 'any';
      const known = await repo.findKnownHashes(tx, { userId, generationId }, hashes);
      return hashes.map((hash) => {
        const passageId = known.get(hash);
        if (passageId !== undefined) return { passageId };
        known.set(hash, null);
        return null;
      });
    },
    findTexts,
    addToBank: (tx, { userId, drafts }) => add(tx, { userId, generationId: null }, drafts),
    addToSample: (tx, drafts) =>
      add(
        tx,
        { userId: null, generationId: null },
        drafts.map((draft) => ({ ...draft, courseId: null, status: 'published' })),
      ),
    addToSet: (tx, { userId, generationId, drafts }) =>
      add(
        tx,
        { userId, generationId },
        drafts.map((draft) => ({ ...draft, courseId: null, status: 'published' })),
      ),
    async addPassages(tx, userId, added) {
      const time = getInstant(clock.now());
      const rows = added.map((passage) => ({
        ...passage,
        id: newId(),
        userId,
        isSample: userId === null,
        createdAt: time,
        changedAt: time,
      }));
      await passages.insertPassages(tx, rows);
      return rows.map(({ id }) => id);
    },
    ofCourse: async (executor, { userId, courseId }) =>
      togetherByPassage(await repo.findOfCourse(executor, userId, courseId, mostOfCourse)),
    ofSet: (executor, { userId, generationId }) => findQuestionsOfGeneration(executor, userId, generationId),
    async sizesOf(tx, passageIds) {
      const counts = await passages.countPositionsOf(tx, passageIds);
      return new Map(Array.from(counts, ([id, { taken }]) => [id, taken]));
    },
    passagesOf: (executor, userId, ids) =>
      ids.length === 0 ? Promise.resolve([]) : passages.findPassagesByIds(executor, userId, ids),
  };
}

type NewRow = NewQuestion & { id: string; contentHash: string; passageId: string | null };

function getRow(
  { content, answerContent, contentVersion, markup = 'markdown', ...draft }: AddedDraft,
  { userId, generationId }: BankScope,
  { id, at }: { id: string; at: string },
): NewRow {
  return {
    ...getColumns(draft),
    markup,
    content,
    answerContent,
    contentVersion,
    userId,
    generationId,
    isSample: userId === null,
    id,
    source: 'import',
    kind: null,
    origin: 'own',
    position: 0,
    createdAt: at,
    changedAt: at,
  };
}

/** Remembers a hash that it sees for the first time. */
function isFirst(hash: string, known: Map<string, string | null>): boolean {
  const previous = known.size;
  return known.set(hash, known.get(hash) ?? null).size > previous;
}

/** Reads the last positions of existing passages: joining questions follow them. */
async function lastPositions(tx: Transaction, rows: readonly NewRow[]): Promise<Map<string, number>> {
  const ids = new Set(rows.flatMap(({ passageId }) => passageId ?? []));
  const counts = await passages.countPositionsOf(tx, [...ids]);
  return new Map(Array.from(counts, ([id, { last }]) => [id, last]));
}

/**
 * Places new questions. In a set each question follows the existing ones, and questions of a passage stay
 * together; in a bank only questions of a passage have positions, counted from 1.
 */
function placed(
  rows: readonly NewRow[],
  { generationId, first }: { generationId: string | null; first: number },
  positions: Map<string, number>,
): NewRow[] {
  const inOrder = <Row>(some: readonly Row[]) =>
    some.map((row, index) => ({ ...row, position: first + index }));
  if (generationId !== null) return inOrder(togetherByPassage(inOrder(rows)));
  return rows.map((row) => {
    if (row.passageId === null) return row;

    const position = (positions.get(row.passageId) ?? 0) + 1;
    positions.set(row.passageId, position);
    return { ...row, position };
  });
}
