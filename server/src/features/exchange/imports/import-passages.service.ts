/** Passages of a file, as they are stored. */
import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import type { FilePassage } from '../../../platform/question-files/question-file.ts';
import type { AddedPassage } from '../../questions/bank/imported-passages.service.ts';
import { storableLabel, storableText } from './storable-text.ts';

/** @param signal gives up; the promise rejects @returns the passages as they are stored */
export async function renderedPassages(
  content: ContentRenderer,
  passages: readonly FilePassage[],
  signal: AbortSignal,
): Promise<AddedPassage[]> {
  const texts = passages.map(({ text }) => storableText(text));
  const trees = await content.markdownTreesOf(texts, signal);
  return passages.map(({ title }, index) => ({
    title: storableLabel(title, bankLimits.passageTitle) ?? '',
    text: texts[index] ?? '',
    content: trees[index] ?? null,
    contentVersion,
  }));
}
