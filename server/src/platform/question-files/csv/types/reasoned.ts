/** Statements with a reason in a table: the options are the reasons, and the answer is `True;B`. */
import { optionLabel } from '../../question-problems.ts';
import { readAnswer } from '../csv-answer.ts';
import { defineType } from './csv-type.ts';

export const reasoned = defineType({
  type: 'reasoned',
  names: /^(?:reasoned|true_or_false_with_(?:a_)?reason|true_false_reason)$/,
  read({ answer, options }) {
    const [, verdict = '', label = ''] = /^(true|false|t|f)\s*[;,|]\s*(.+)$/is.exec(answer) ?? [];
    if (verdict === '') return 'The answer is written as True;B, where B is the right reason.';

    const right = readAnswer(label, options);
    if (typeof right === 'string') return right;
    const [column = -1, ...others] = right.columns;
    if (others.length > 0) return 'Only one reason can be right.';
    const columns = options.flatMap((text, index) => (text === '' ? [] : [index]));
    return {
      body: {
        type: 'reasoned',
        verdict: /^t/i.test(verdict),
        reasons: columns.map((index) => options[index] ?? ''),
        reason: columns.indexOf(column),
      },
    };
  },
  write({ verdict, reasons, reason }) {
    const answer = `${verdict ? 'True' : 'False'};${optionLabel(reason)}`;
    return { cells: { answer, options: reasons } };
  },
});
