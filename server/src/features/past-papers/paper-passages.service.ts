/** Texts that several questions of a past paper share, as passages of its set. */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import type { ContentRenderer } from '../../platform/content/content-renderer.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { AddedDraft, BankFiles } from '../questions/bank/bank-files.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import { getSource } from './paper-title.ts';
import type { PaperQuestionRow } from './past-papers.tables.ts';

/** A question that is ready, as it will be stored. */
export interface RenderedQuestion {
  row: PaperQuestionRow;
  draft: AddedDraft;
}

type Passage = Parameters<BankFiles['addPassages']>[2][number];

/** @returns by printed text the passages of questions; a text that is too long for a passage has none */
export async function renderPassages(
  content: ContentRenderer,
  paper: Parameters<typeof getSource>[0],
  printedTexts: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, Passage>> {
  const printed = [...new Set(printedTexts)];
  // The libraries of Markdown are loaded at the first use, because few calls need them.
  const { plainLineToMarkdown } = await import('../../platform/question-files/text/plain-line.ts');
  // Always Markdown, unlike questions.
  const texts = printed.map((text) => ({ printed: text, text: plainLineToMarkdown(text) }));
  const fitting = texts.filter(({ text }) => text !== '' && text.length <= bankLimits.passage);
  const trees = await content.markdownTreesOf(
    fitting.map(({ text }) => text),
    signal,
  );
  const title = getSource(paper);
  return new Map(
    fitting.map(({ printed: key, text }, index) => [
      key,
      { title, text, content: trees[index] ?? null, contentVersion },
    ]),
  );
}

interface Joining {
  rows: readonly PaperQuestionRow[];
  joining: readonly RenderedQuestion[];
  passages: ReadonlyMap<string, Passage>;
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
