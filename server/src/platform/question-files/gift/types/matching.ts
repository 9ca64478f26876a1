/** Pairs in GIFT: `{=Na -> sodium =K -> potassium = -> iron}`. A match without a left text belongs to no pair. */
import { bodyLimits } from '@akada/core/question-types/question-body.ts';
import { getCountProblem } from '../../bodies/body-counts.ts';
import { type Gift, part } from '../gift-escapes.ts';
import { defineType } from './gift-type.ts';

const arrow = '->';

export const matching = defineType({
  type: 'matching',
  read(answers, texts) {
    const pairs: { left: string; right: string }[] = [];
    const extra: string[] = [];
    const rows = splitRows(answers);
    const problem = getCountProblem(rows.length, bodyLimits.pairs + bodyLimits.extra, 'pairs');
    if (problem !== null) return { wrong: problem, offset: 0 };
    for (const { row, offset } of rows) {
      const split = row.marks.indexOf(arrow);
      if (split === -1)
        return { wrong: 'This pair has no arrow. Write it as =left -> right, and \\= in a text.', offset };

      const left = texts.inherited(row.raw.slice(0, split));
      const right = texts.detected(row.raw.slice(split + arrow.length));
      if (left === '') extra.push(right);
      else pairs.push({ left, right });
    }
    return { body: { type: 'matching', pairs, extra }, warnings: [] };
  },
  write({ pairs, extra }, texts) {
    const rows = [...pairs, ...extra.map((right) => ({ left: '', right }))];
    const lines = rows.map(
      ({ left, right }) => `\t=${texts.inner(left)} ${arrow} ${texts.detected(right)}\n`,
    );
    return { text: `\n${lines.join('')}` };
  },
});

function splitRows(answers: Gift): { row: Gift; offset: number }[] {
  const starts = Array.from(answers.marks.matchAll(/=/g), ({ index }) => index);
  const rows = starts.map((start, index) => ({
    row: part(answers, start + 1, starts[index + 1]),
    offset: start,
  }));
  const first = part(answers, 0, starts[0]);
  return first.raw.trim() === '' ? rows : [{ row: first, offset: 0 }, ...rows];
}
