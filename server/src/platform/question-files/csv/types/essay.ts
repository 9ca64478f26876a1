/** Essays in a table: the answer `Argument=4|Language=2`, the tolerance `200-300` for words, and guidance as feedback. */
import type { EssayCriterion } from '@akada/core/question-types/question-body.ts';
import { defaultCriterion } from '../../bodies/essay-texts.ts';
import { joinTexts, splitTexts } from '../listed-texts.ts';
import { defineType } from './csv-type.ts';

const wordUnit = 'words';
const answerProblem = 'The answer is written as criterion=points|criterion=points, with whole points.';

export const essay = defineType({
  type: 'essay',
  names: /^(?:essay|open_ended|paragraph|long_answer)$/,
  read({ answer, tolerance, unit, feedback }) {
    const criteria = answer === '' ? [defaultCriterion] : readCriteria(answer, feedback);
    if (criteria === null) return answerProblem;

    const [, min = '', max = ''] = /^(\d{0,4})\s*[-–]\s*(\d{0,4})$/.exec(tolerance) ?? [];
    const isLimit = min !== '' || max !== '';
    if ((tolerance !== '' && !isLimit) || (unit !== '' && unit !== wordUnit))
      return 'Word limits are written as 200-300 in the column tolerance, with words as the unit.';
    const warning = 'The row names no criteria. Now there is one with 10 points.';
    return {
      body: {
        type: 'essay',
        criteria,
        min_words: min === '' ? null : Number(min),
        max_words: max === '' ? null : Number(max),
      },
      warnings: answer === '' ? [warning] : [],
    };
  },
  write({ criteria, min_words: min, max_words: max }) {
    const texts = criteria.map(({ name, points }) => joinTexts([name, String(points)], '='));
    const hasLimit = min !== null || max !== null;
    return {
      cells: {
        answer: joinTexts(texts, '|'),
        feedback: criteria.map(({ guidance }) => guidance),
        ...(hasLimit && { tolerance: `${min ?? ''}-${max ?? ''}`, unit: wordUnit }),
      },
    };
  },
});

function readCriteria(answer: string, feedback: readonly string[]): EssayCriterion[] | null {
  const rows = splitTexts(answer, '|').map((row) => splitTexts(row, '='));
  if (rows.some(({ length }) => length !== 2)) return null;
  if (rows.some(([, points = '']) => !/^\d{1,2}$/.test(points))) return null;
  return rows.map(([name = '', points = ''], index) => ({
    name: name.replace(/\s+/g, ' '),
    points: Number(points),
    guidance: feedback[index] ?? '',
  }));
}
