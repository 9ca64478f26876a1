/** The questions of a paper join the bank, each once, in one transaction. */
import type { PaperImportResult } from '@akada/contract/material/paper-imports.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { ownCourses } from '../../courses/course-ownership.service.ts';
import type { AddedDraft, BankFiles, KnownDraft } from '../../questions/bank/bank-files.service.ts';
import { type AddedPassage, getPassageIds } from '../../questions/bank/imported-passages.service.ts';
import type { QuestionsService } from '../../questions/questions.service.ts';
import { renderPassages } from '../printed/rendered-passages.ts';
import { getOrderedQuestions, type ImportOrder, type OrderedQuestion } from './bank-drafts.ts';
import * as repo from './paper-imports.repo.ts';
import { assertRead } from './paper-imports.service.ts';
import type { PaperImportRow } from './paper-imports.tables.ts';

export interface PaperBankDeps {
  database: Database;
  clock: Clock;
  content: ContentRenderer;
  questions: Pick<QuestionsService, 'withContent'> &
    Pick<BankFiles, 'compare' | 'findTexts' | 'addToBank' | 'addPassages' | 'passagesOf' | 'sizesOf'>;
}

/** A question that may join the bank. */
interface Candidate extends Omit<OrderedQuestion, 'draft'> {
  draft: AddedDraft;
}

/**
 * Repeating the call adds nothing: a question that joined with an earlier call still counts, even if it was deleted since.
 *
 * @param signal gives up before anything is written; the promise rejects
 * @throws Fault `validation_failed`, and `conflict` for a paper that is being read
 */
export async function importIntoBank(
  deps: PaperBankDeps,
  paper: Authorized<PaperImportRow>,
  order: ImportOrder,
  signal: AbortSignal,
): Promise<PaperImportResult> {
  const { database } = deps;
  const { id, userId, printed, finishedAt } = paper;
  assertRead(paper);
  await assertOwnCourse(database, userId, order.course_id);
  // The libraries of Markdown are loaded at the first use, because few calls need them.
  const { plainLineToMarkdown } = await import('../../../platform/question-files/text/plain-line.ts');
  const ordered = getOrderedQuestions(paper, order, plainLineToMarkdown);
  const candidates = await render(deps, ordered, signal);
  const texts = candidates.map(({ passage }) => passage);
  const heading = printed?.heading ?? { body: null, year: null };
  const passages = await renderPassages(deps.content, heading, texts, signal);
  return database.transaction(async (tx) => {
    const row = await repo.lockPaperImport(tx, id);
    if (row === null) throw notFound();
    if (row.finishedAt !== finishedAt)
      throw new Fault(
        'conflict',
        'The answers of this paper were just read. Look at its keys, then import it.',
      );

    const earlier = new Set(row.imported);
    const sorted = await sort(
      deps,
      tx,
      userId,
      candidates.filter(({ position }) => !earlier.has(position)),
    );
    const imported = await add(deps, tx, userId, sorted, passages);
    const rightsConfirmedAt = row.rightsConfirmedAt ?? getInstant(deps.clock.now());
    const positions = [...row.imported, ...imported].sort((first, second) => first - second);
    await repo.recordImport(tx, id, { rightsConfirmedAt, imported: positions });
    await publishHint(tx, userId, { topic: 'question_import', id });
    return {
      imported: positions.length,
      duplicates: sorted.duplicates.map(({ number }) => number),
      other_keys: sorted.otherKeys.map(({ number }) => number),
      without_key: getNumbers(ordered, 'without_key'),
      too_long: getNumbers(ordered, 'too_long'),
    };
  });
}

async function assertOwnCourse({ db }: Database, userId: string, courseId?: string): Promise<void> {
  if (courseId === undefined || (await ownCourses(db, userId, [courseId])).has(courseId)) return;
  throw invalidField('course_id', 'Choose one of your courses');
}

async function render(
  { questions }: PaperBankDeps,
  ordered: readonly OrderedQuestion[],
  signal: AbortSignal,
): Promise<Candidate[]> {
  const fitting = ordered.flatMap(({ draft, ...question }) =>
    typeof draft === 'string' ? [] : [{ ...question, draft: { ...draft, markup: 'markdown' as const } }],
  );
  const drafts = await questions.withContent(
    fitting.map(({ draft }) => draft),
    signal,
  );
  return fitting.flatMap((question, index) => {
    const draft = drafts[index];
    return draft === undefined ? [] : [{ ...question, draft }];
  });
}

interface Sorted {
  /** All candidates, each with its equal question of the bank, or null. */
  compared: { candidate: Candidate; equal: KnownDraft | null }[];
  fresh: Candidate[];
  duplicates: Candidate[];
  /** Only their key differs: to add them would show the same question twice. */
  otherKeys: Candidate[];
}

async function sort(
  { questions }: PaperBankDeps,
  tx: Transaction,
  userId: string,
  candidates: readonly Candidate[],
): Promise<Sorted> {
  const drafts = candidates.map(({ draft }) => draft);
  const equals = await questions.compare(tx, { userId, among: 'bank', drafts });
  const texts = await questions.findTexts(tx, { userId, stems: drafts.map(({ stem }) => stem) });
  const takenTexts = new Set(texts.map(getText));
  const compared = candidates.map((candidate, index) => ({ candidate, equal: equals[index] ?? null }));
  const unknown = compared.flatMap(({ candidate, equal }) => (equal === null ? [candidate] : []));
  return {
    compared,
    duplicates: compared.flatMap(({ candidate, equal }) => (equal === null ? [] : [candidate])),
    fresh: unknown.filter(({ draft }) => !takenTexts.has(getText(draft))),
    otherKeys: unknown.filter(({ draft }) => takenTexts.has(getText(draft))),
  };
}

const getText = ({ stem, options }: { stem: string; options: readonly string[] }) =>
  JSON.stringify([stem, options]);

/** @returns the positions of the added questions */
async function add(
  { questions }: PaperBankDeps,
  tx: Transaction,
  userId: string,
  { compared, fresh }: Sorted,
  passagesByText: ReadonlyMap<string, AddedPassage>,
): Promise<number[]> {
  const texts = [...passagesByText.keys()];
  const joining = new Set(fresh);
  // A question with another key is not added, so it needs no place.
  const placed = compared.filter(({ candidate, equal }) => equal !== null || joining.has(candidate));
  const importedQuestions = placed.map(({ candidate, equal }) => {
    const index = texts.indexOf(candidate.passage);
    return { passage: index === -1 ? null : index, equal };
  });
  const passages = [...passagesByText.values()];
  const passageIds = await getPassageIds(tx, questions, { userId, passages, imported: importedQuestions });
  const drafts = placed.flatMap(({ candidate, equal }, index) =>
    equal === null
      ? [{ candidate, draft: { ...candidate.draft, passageId: passageIds[index] ?? null } }]
      : [],
  );
  const { ids } = await questions.addToBank(tx, { userId, drafts: drafts.map(({ draft }) => draft) });
  return drafts.flatMap(({ candidate }, index) => (ids[index] ? [candidate.position] : []));
}

function getNumbers(ordered: readonly OrderedQuestion[], reason: OrderedQuestion['draft']): number[] {
  return ordered.filter(({ draft }) => draft === reason).map(({ number }) => number);
}
