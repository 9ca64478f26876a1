/** The set of a past paper: questions that are ready join it, each once. */
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { ContentRenderer } from '../../platform/content/content-renderer.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { ImportedSets } from '../generation/imported-sets.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { BankFiles } from '../questions/bank/bank-files.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import { type RenderedQuestion, withPassages } from './paper-passages.service.ts';
import * as repo from './past-papers.repo.ts';
import type { PaperQuestionRow, PaperRow } from './past-papers.tables.ts';
import { getDraft, isReady } from './printed/paper-drafts.ts';
import { getSetTitle } from './printed/paper-title.ts';
import { renderPassages } from './printed/rendered-passages.ts';
import { findPrinted } from './shelf/practisable.repo.ts';

export interface PaperSetDeps {
  database: Database;
  clock: Clock;
  content: ContentRenderer;
  notes: Pick<NotesService, 'titlesOf'>;
  questions: Pick<QuestionsService, 'withContent' | 'byIds' | 'countBySet'> & Pick<BankFiles, 'addPassages'>;
  importedSets: ImportedSets;
}

/**
 * Puts the questions that are ready into the paper's set, which is made with the first of them. A question that its student deleted
 * from the set is not put into it again.
 *
 * @returns the set, its questions in printed order, and the number of questions that joined it
 * @throws Fault `conflict` if no question is ready
 */
export async function makePaperSet(
  deps: PaperSetDeps,
  paper: Authorized<PaperRow>,
  signal: AbortSignal,
): Promise<JoinedSet & { question_ids: string[] }> {
  const joined = await joinSet(deps, paper, signal);
  return { ...joined, question_ids: await findPrinted(deps.database.db, paper.id) };
}

interface JoinedSet {
  set_id: string;
  /** The number of questions that joined it. */
  added: number;
}

async function joinSet(
  deps: PaperSetDeps,
  paper: Authorized<PaperRow>,
  signal: AbortSignal,
): Promise<JoinedSet> {
  const { database, notes } = deps;
  const { id, noteId } = paper;
  const { db } = database;
  const rendered = await render(deps, paper, await findJoining(deps, db, paper), signal);
  const texts = rendered.map(({ row }) => row.printed.passage);
  const passages = await renderPassages(deps.content, paper, texts, signal);
  const noteTitle = (await notes.titlesOf(db, [noteId])).get(noteId) ?? '';
  return database.transaction(async (tx) => {
    const row = await repo.lockPaper(tx, id);
    if (row === null) throw notFound();

    const setId = await findLivingSet(deps, tx, row);
    const rows = await repo.findQuestions(tx, [id]);
    const joining = rendered.filter(
      (question) => isStillThere(question, rows) && !isInSet(question.row, setId),
    );
    if (joining.length === 0) {
      if (setId === null) throw nothingReady();
      return { set_id: setId, added: 0 };
    }
    const drafts = await withPassages(deps.questions, tx, row.userId, { rows, joining, passages, setId });
    const title = getSetTitle(row, noteTitle);
    const { userId } = row;
    const added =
      setId === null
        ? await deps.importedSets.add(tx, { userId, title, drafts })
        : { ...(await deps.importedSets.addTo(tx, { userId, setId, drafts })), setId };
    if (added.setId === null) throw nothingReady();
    // All of them are equal to other questions of the set.
    if (added.added === 0) return { set_id: added.setId, added: 0 };

    if (setId === null) await repo.clearQuestionIds(tx, id);
    await repo.putQuestionIds(
      tx,
      id,
      joining.map(({ row: { position } }, index) => ({ position, questionId: added.ids[index] ?? null })),
    );
    await repo.updatePaper(tx, id, { setId: added.setId, changedAt: getInstant(deps.clock.now()) });
    await publishHint(tx, userId, { topic: 'past_paper', id });
    return { set_id: added.setId, added: added.added };
  });
}

const nothingReady = () =>
  new Fault('conflict', 'No question of this paper has a key yet. Give the keys first, then practise.');

/** A set without questions was deleted. */
async function findLivingSet(
  { questions }: PaperSetDeps,
  executor: Executor,
  { userId, setId }: PaperRow,
): Promise<string | null> {
  if (setId === null) return null;
  return (await questions.countBySet(executor, userId)).has(setId) ? setId : null;
}

/** @returns the questions that are ready and not in the set */
async function findJoining(
  deps: PaperSetDeps,
  executor: Executor,
  paper: PaperRow,
): Promise<PaperQuestionRow[]> {
  const setId = await findLivingSet(deps, executor, paper);
  const rows = await repo.findQuestions(executor, [paper.id]);
  return rows.filter((row) => isReady(paper, row) && !isInSet(row, setId));
}

/** A question that was changed since it was rendered joins the set with the next call. */
function isStillThere({ row }: RenderedQuestion, rows: readonly PaperQuestionRow[]): boolean {
  const now = rows.find(({ position }) => position === row.position);
  return JSON.stringify(now) === JSON.stringify(row);
}

const isInSet = ({ questionId }: PaperQuestionRow, setId: string | null) =>
  setId !== null && questionId !== null;

/** Texts of a note are no Markdown. */
async function render(
  { questions }: PaperSetDeps,
  paper: PaperRow,
  ready: readonly PaperQuestionRow[],
  signal: AbortSignal,
): Promise<RenderedQuestion[]> {
  const drafts = ready.flatMap((row) => getDraft(paper, row)?.draft ?? []);
  const plain = drafts.map((draft) => ({ ...draft, markup: 'plain' as const }));
  const rendered = await questions.withContent(plain, signal);
  return ready.flatMap((row, index) => {
    const draft = rendered[index];
    return draft === undefined ? [] : [{ row, draft }];
  });
}
