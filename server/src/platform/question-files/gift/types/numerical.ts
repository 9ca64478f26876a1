/** Numbers in GIFT: `{#3.14:0.005}`, `{#3.135..3.145}`, `{#=3.14:0.005 =%50%3:0.2 ~#why}`. */
import { type AcceptedNumber, bodyLimits } from '@akada/core/question-types/question-body.ts';
import { getCountProblem } from '../../bodies/body-counts.ts';
import { noUnits, readRange, writeRange } from '../../bodies/number-ranges.ts';
import { toPercent, toShare } from '../../bodies/shares.ts';
import { type Gift, part, trimmed, unescaped } from '../gift-escapes.ts';
import { getOptions } from '../gift-options.ts';
import type { GiftQuestionTexts } from '../gift-question-texts.ts';
import { defineType } from './gift-type.ts';

export const numerical = defineType({
  type: 'numerical',
  read(answers, texts) {
    const start = answers.marks.indexOf('#') + 1;
    const rest = part(answers, start);
    const wrongAt = rest.marks.indexOf('~');
    const numbers = trimmed(wrongAt === -1 ? rest : part(rest, 0, wrongAt));
    const isWithoutMark = !numbers.marks.startsWith('=');
    const acceptedRows: AcceptedNumber[] = [];
    const warnings: string[] = [];
    const options = getOptions(numbers);
    const problem = getCountProblem(options.length, bodyLimits.accepted, 'accepted answers');
    if (problem !== null) return { wrong: problem, offset: start };
    for (const [index, { text, weight, feedback }] of options.entries()) {
      const range = readRange(unescaped(text.raw));
      if (range === null)
        return {
          wrong: `"${text.raw.slice(0, 40)}" is no number. Write it as 3.14:0.005 or 3.1..3.2.`,
          offset: start,
        };
      const { share, warning } = toShare(isWithoutMark && index === 0 ? 100 : weight);
      if (warning !== null) warnings.push(warning);
      acceptedRows.push({ ...range, share, feedback: texts.inherited(feedback?.raw ?? '') });
    }
    if (wrongAt !== -1) acceptedRows.push(...readOthers(part(rest, wrongAt + 1), texts));
    return { body: { type: 'numerical', accepted: acceptedRows, ...noUnits }, warnings };
  },
  write({ accepted, units }, texts) {
    if (units.length > 0) return { missing: 'GIFT has no units of numbers.' };

    const rows: string[] = [];
    for (const { share, feedback, ...number } of accepted) {
      const range = writeRange(number);
      if (range === null)
        return { missing: 'GIFT has neither significant figures nor factors as a tolerance.' };
      const weight = share === 1 ? '' : `%${toPercent(share)}%`;
      rows.push(`\t=${weight}${range}${texts.comment(feedback)}\n`);
    }
    return { text: `#\n${rows.join('')}` };
  },
});

/** Feedback of every other number. */
function readOthers(others: Gift, texts: GiftQuestionTexts): AcceptedNumber[] {
  const separator = others.marks.indexOf('#');
  const feedback = separator === -1 ? '' : texts.inherited(others.raw.slice(separator + 1));
  return feedback === ''
    ? []
    : [{ value: '*', tolerance: { by: 'absolute', size: '0' }, share: 0, feedback }];
}
