/** Creates and edits questions of the bank. Earlier versions are kept, and nobody's text is overwritten unseen. */
import { createBankQuestion } from '@akada/contract/material/question-bank.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { findMade, makeOnce } from '../../../platform/idempotency/idempotency.ts';
import { deleteWindow } from '../../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';
import type { QuestionFigures } from '../holds/question-figures.service.ts';
import { joinPassage } from '../passages/passage-positions.service.ts';
import { recordAdministered } from '../question/administered.service.ts';
import { type StoredContent, withContent } from '../question/question-content.ts';
import { insertQuestions, writeQuestion } from '../question/questions.repo.ts';
import type { BankRow } from '../question/questions.tables.ts';
import { presentBankQuestion } from './bank.present.ts';
import * as repo from './bank.repo.ts';
import { type BankDraft, getColumns } from './bank-draft.ts';
import { type Author, assertMayPublish, assertOwnCourses, assertSound } from './bank-rules.service.ts';
import { asksTheSame, saysTheSame } from './bank-sameness.ts';

export interface BankWriting {
  /**
   * @param signal gives up; the promise rejects
   * @returns its id, or the id from the first call with the same key
   * @throws Fault `validation_failed`, `role_denied` for a published question of a tutor who is not approved,
   * `too_many_requests`
   */
  create(author: Author, draft: BankDraft, key: string | null, signal: AbortSignal): Promise<string>;
  /**
   * @param version the version that the editor saw
   * @returns the present question; a repetition changes nothing more
   * @throws Fault `conflict` with the present question if it has another version, and as `create`
   */
  edit(
    author: Author,
    question: Authorized<BankRow>,
    change: { draft: BankDraft; version: number },
    signal: AbortSignal,
  ): Promise<BankRow>;
}

export interface BankDeps {
  database: Database;
  clock: Clock;
  content: ContentRenderer;
  figures: QuestionFigures;
}

/** Editors save automatically every few seconds: an author who writes for an hour stays below it. */
const writingLimit: Limit = {
  most: 1_500,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have saved questions too often. Please wait ${wait}, then continue.`,
};

/** Changes of a draft that follow each other are one version to go back to. */
const oneVersionMs = 10 * 60_000;

const writingsKey = (userId: string) => `bank-edits:${userId}`;

/** Deletes the count of a person. */
export function forgetWritings(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, writingsKey(userId));
}

export function createBankWriting(deps: BankDeps): BankWriting {
  const { database, clock, content, figures } = deps;
  const { db } = database;
  const limits = createLimits(deps);
  const rendered = async (draft: BankDraft, signal: AbortSignal): Promise<StoredContent> => {
    const [made] = await withContent(content, [{ ...draft, markup: 'markdown' as const }], signal);
    return made ?? { content: null, answerContent: null, contentVersion: 0 };
  };

  return {
    async create(author, draft, key, signal) {
      const { userId } = author;
      const call = { userId, endpoint: createBankQuestion.id, key };
      const made = await findMade(db, call);
      if (made !== null) return made;

      assertSound(draft);
      await limits.claim({ executor: db, key: writingsKey(userId) }, writingLimit);
      await assertAllowed(db, author, draft, null);
      const storedContent = getContent(await rendered(draft, signal));
      return makeOnce(deps, call, async (tx, id) => {
        const position = await joinPassage(tx, userId, draft.passageId);
        const time = getInstant(clock.now());
        const fixed = { id, userId, source: 'author', kind: null, origin: 'own' } as const;
        await insertQuestions(tx, [
          { ...getColumns(draft), ...storedContent, ...fixed, position, createdAt: time, changedAt: time },
        ]);
        await publishHint(tx, userId, { topic: 'question', id });
      });
    },

    async edit(author, question, { draft, version }, signal) {
      assertSound(draft);
      if (saysTheSame(question, draft)) return question;
      if (question.version !== version) throw await changedSince(deps, question);

      await limits.claim({ executor: db, key: writingsKey(author.userId) }, writingLimit);
      await assertAllowed(db, author, draft, question);
      const storedContent = getContent(await rendered(draft, signal));
      return database.transaction(async (tx) => {
        const current = await repo.lockBankQuestion(tx, question.id);
        if (!current) throw notFound();
        if (saysTheSame(current, draft)) return current;
        if (current.version !== version) throw await changedSince(deps, current);

        if (!asksTheSame(current, draft)) await figures.reset(tx, current.id);
        const now = clock.now();
        const ownerId = current.userId ?? author.userId;
        const saved = await saveNext(tx, ownerId, current, { ...getColumns(draft), ...storedContent }, now);
        if (ownerId !== author.userId) {
          const act = { actorId: author.userId, what: 'edit', reason: null, now } as const;
          await recordAdministered(tx, act, [{ ...current, change: getEdit(current, saved) }]);
        }
        return saved;
      });
    },
  };
}

async function assertAllowed(
  db: Database['db'],
  author: Author,
  draft: BankDraft,
  previousBank: BankRow | null,
): Promise<void> {
  if (draft.status === 'published') await assertMayPublish(db, author);
  // A course that was deleted since is no reason to reject a change of the stem.
  if (draft.courseId !== (previousBank?.courseId ?? null))
    await assertOwnCourses(
      db,
      { userId: previousBank?.userId ?? author.userId },
      { course_id: draft.courseId },
    );
}

function getContent({ content, answerContent, contentVersion }: StoredContent): StoredContent {
  return { content, answerContent, contentVersion };
}

async function saveNext(
  tx: Transaction,
  userId: string,
  current: BankRow,
  next: ReturnType<typeof getColumns> & StoredContent,
  now: number,
): Promise<BankRow> {
  const { id } = current;
  const time = getInstant(now);
  if (!(await isOneVersion(tx, current, next.status, now))) await repo.saveVersions(tx, [current], time);
  const isMoved = next.passageId !== current.passageId;
  const position = isMoved ? await joinPassage(tx, userId, next.passageId) : current.position;
  const change = { ...next, position, version: current.version + 1, changedAt: time };
  await writeQuestion(tx, id, change);
  await publishHint(tx, userId, { topic: 'question', id });
  return { ...current, ...change };
}

/** @returns whether a change belongs to the version before: of a draft that stays one, within ten minutes */
async function isOneVersion(
  tx: Transaction,
  { id, status, createdAt }: BankRow,
  nextStatus: BankRow['status'],
  now: number,
): Promise<boolean> {
  if (status !== 'draft' || nextStatus !== 'draft') return false;

  const since = (await repo.lastSaved(tx, id)) ?? createdAt;
  return now - Date.parse(since) < oneVersionMs;
}

/** As many characters of a text stand on record. */
const recordedLength = 300;

/** @returns the fields in which two differ, for the record */
function getEdit(previousBank: BankRow, after: BankRow) {
  const names = [
    'stem',
    'options',
    'body',
    'answerIndex',
    'answerIndexes',
    'explanation',
    'feedback',
    'status',
  ] as const;
  const said = (row: BankRow, name: (typeof names)[number]) =>
    JSON.stringify(row[name]).slice(0, recordedLength);
  const differing = names.filter(
    (name) => JSON.stringify(previousBank[name]) !== JSON.stringify(after[name]),
  );
  const of = (row: BankRow) => ({
    version: row.version,
    ...Object.fromEntries(differing.map((name) => [name, said(row, name)])),
  });
  return { before: of(previousBank), after: of(after) };
}

async function changedSince({ database: { db } }: BankDeps, current: BankRow): Promise<Fault> {
  return new Fault('conflict', 'This question has changed since you opened it. Look at it as it is now.', {
    facts: { question: presentBankQuestion(current, await repo.findReportsOf(db, current.id)) },
  });
}
