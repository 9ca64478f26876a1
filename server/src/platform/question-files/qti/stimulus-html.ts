/** A text that several items share, before the text of one of them. */
import { passageHtml } from '../html/passage-html.ts';
import type { QuestionTexts } from '../reading/question-texts.ts';
import type { Stimulus } from './qti-context.ts';

/**
 * @param stimulus that an item names; null if it is missing
 * @param texts collects the warning
 * @returns it as a passage
 */
export function stimulusHtml(stimulus: Stimulus | null, texts: QuestionTexts): string {
  // The passage ends with its block.
  if (stimulus !== null)
    return passageHtml(stimulus.title, stimulus.html.replace(/<(\/?)div\b/g, '<$1section'));

  texts.warn('A text that this question shares with others was left out, because it is not in the file.');
  return '';
}
