/** Texts that several questions of a past paper share, as they are stored. */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import type { AddedPassage } from '../../questions/bank/imported-passages.service.ts';
import type { PaperName } from './paper-content.ts';
import { getSource } from './paper-title.ts';

/** @returns by printed text the passages of questions; a text that is too long for a passage has none */
export async function renderPassages(
  content: ContentRenderer,
  paper: Pick<PaperName, 'body' | 'year'>,
  printedTexts: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, AddedPassage>> {
  const printed = [...new Set(printedTexts)];
  // The libraries of Markdown are loaded at the first use, because few calls need them.
  const { plainLineToMarkdown } = await import('../../../platform/question-files/text/plain-line.ts');
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
