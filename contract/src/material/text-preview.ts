/** Texts of questions and passages as they would be shown, before they are saved. */
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import { mostOptions } from '@akada/core/quiz/options.ts';
import * as z from 'zod/mini';
import { SentTree } from '../wire/content/sent-content.ts';
import { endpoint } from '../wire/endpoint.ts';
import { draftText } from './question-fields.ts';

/** The texts of one question: stem, explanation, options and the feedback for each. */
const mostTexts = 2 + 2 * mostOptions;

/** All texts of the longest question. */
const maxLength =
  bankLimits.stem + bankLimits.explanation + mostOptions * (bankLimits.option + bankLimits.feedback);

export const previewTexts = endpoint({
  id: 'bank.preview',
  summary: 'How texts in Markdown would be shown; nothing is stored',
  method: 'POST',
  path: '/questions/preview',
  access: 'tutor',
  effect: 'safe',
  private: true,
  body: z.strictObject({
    texts: z.array(draftText('A text', bankLimits.passage), 'Give the texts').check(
      z.minLength(1, 'Give at least one text'),
      z.maxLength(mostTexts, `Give at most ${mostTexts} texts`),
      z.refine(
        (texts) => texts.reduce((sum, text) => sum + text.length, 0) <= maxLength,
        `All texts together have at most ${maxLength.toLocaleString('en')} characters`,
      ),
    ),
  }),
  /** In the order of the texts. Null: its string is one plain paragraph. */
  responses: { 200: z.object({ trees: z.array(SentTree) }) },
});
