/** Texts that several questions of a past paper share, as passages of its set. */
import type { Transaction } from '../../platform/database/database.ts';
import type { AddedDraft, BankFiles } from '../questions/bank/bank-files.service.ts';
import type { AddedPassage } from '../questions/bank/imported-passages.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import type { PaperQuestionRow } from './past-papers.tables.ts';

/** A question that is ready, as it will be stored. */
export interface RenderedQuestion {
  row: PaperQuestionRow;
  draft: AddedDraft;
}

interface Joining {
  rows: readonly PaperQuestionRow[];
  joining: readonly RenderedQuestion[];
  passages: ReadonlyMap<string, AddedPassage>;
  setId: string | null;
}

/** Questions that join later belong to the passage of the earlier ones. */
export async function withPassages(
  questions: Pick<QuestionsService, 'byIds'> & Pick<BankFiles, 'addPassages'>,
  tx: Transaction,
  userId: string,
  { rows, joining, passages, setId }: Joining,
): Promise<AddedDraft[]> {
  const inSet = setId === null ? [] : rows.filter(({ questionId }) => questionId !== null);
  const questionsOfSet = await questions.byIds(
    tx,
    userId,
    inSet.flatMap(({ questionId }) => questionId ?? []),
  );
  const passageIds = new Map(questionsOfSet.map((question) => [question.id, question.passageId]));
  const ids = new Map<string, string>();
  for (const { printed, questionId } of inSet) {
    const passageId = passageIds.get(questionId ?? '');
    if (passageId) ids.set(printed.passage, passageId);
  }
  const missing = [...passages.keys()].filter(
    (text) => !ids.has(text) && joining.some(({ row }) => row.printed.passage === text),
  );
  const added = await questions.addPassages(
    tx,
    userId,
    missing.flatMap((text) => passages.get(text) ?? []),
  );
  for (const [index, text] of missing.entries()) ids.set(text, added[index] ?? '');
  return joining.map(({ row, draft }) => ({ ...draft, passageId: ids.get(row.printed.passage) || null }));
}
