/** Pairs: `<subquestion>` with its `<answer>`. A match without a left text belongs to no pair. */
import { bodyLimits } from '@akada/core/question-types/question-body.ts';
import { getCountProblem } from '../../bodies/body-counts.ts';
import { escapedMarkup } from '../../html/markup.ts';
import { getPlainLine } from '../../text/plain-line.ts';
import { childAt, getChildren, lineOfText } from '../../xml/placed-element.ts';
import { textContent } from '../moodle-elements.ts';
import { defineType } from './moodle-type.ts';

export const matching = defineType({
  type: 'matching',
  names: ['matching', 'match', 'ddmatch'],
  read(question, moodleTexts) {
    const elements = getChildren(question, 'subquestion');
    const problem = getCountProblem(elements.length, bodyLimits.pairs + bodyLimits.extra, 'pairs');
    if (problem !== null) return { wrong: problem };
    const rows = elements.map((element) => {
      const answer = childAt(element, 'answer');
      const left = moodleTexts.markdownOf(element);
      return {
        left,
        hasLeft: left !== '' || lineOfText(childAt(element, 'text')) !== '',
        right: moodleTexts.readAnswer(answer),
      };
    });
    const pairs = rows.flatMap(({ hasLeft, left, right }) => (hasLeft ? [{ left, right }] : []));
    const extra = rows.flatMap(({ hasLeft, right }) => (hasLeft ? [] : [right]));
    return { body: { type: 'matching', pairs, extra } };
  },
  write({ pairs, extra }, texts) {
    const rows = [...pairs, ...extra.map((right) => ({ left: '', right }))];
    const elements = rows.map(({ left, right }) => {
      const line = getPlainLine(right);
      const isPlain = line.isWhole && !/[<&]/.test(line.text);
      const answer = isPlain ? `<text>${escapedMarkup(line.text)}</text>` : textContent(texts.of(right));
      return `    <subquestion format="html">
      ${textContent(texts.of(left))}
      <answer>${answer}</answer>
    </subquestion>
`;
    });
    return { text: `    <shuffleanswers>true</shuffleanswers>\n${elements.join('')}` };
  },
});
