/** Orders, as the plug-in qtype_ordering writes them: the fraction of an answer is its position. */
import { bodyLimits, type OrderingRule } from '@akada/core/question-types/question-body.ts';
import { getCountProblem } from '../../bodies/body-counts.ts';
import { childAt, lineOfText } from '../../xml/placed-element.ts';
import { textContent } from '../moodle-elements.ts';
import { readShares } from '../moodle-shares.ts';
import { defineType } from './moodle-type.ts';

/** Names and numbers of the rules in Moodle. */
const rules: readonly [OrderingRule, name: string, number: string][] = [
  ['exact', 'ALL_OR_NOTHING', '-1'],
  ['position', 'ABSOLUTE_POSITION', '0'],
  ['next', 'RELATIVE_NEXT_EXCLUDE_LAST', '1'],
  ['next_and_last', 'RELATIVE_NEXT_INCLUDE_LAST', '2'],
  ['neighbour', 'RELATIVE_ONE_PREVIOUS_AND_NEXT', '3'],
  ['all_around', 'RELATIVE_ALL_PREVIOUS_AND_NEXT', '4'],
  ['longest_run', 'LONGEST_ORDERED_SUBSET', '5'],
  ['longest_contiguous', 'LONGEST_CONTIGUOUS_SUBSET', '6'],
  ['distance', 'RELATIVE_TO_CORRECT', '7'],
];

export const ordering = defineType({
  type: 'ordering',
  names: ['ordering'],
  read(question, moodleTexts, texts) {
    const shares = readShares(question);
    if ('wrong' in shares) return shares;
    const problem = getCountProblem(shares.answers.length, bodyLimits.items, 'items');
    if (problem !== null) return { wrong: problem };

    const ruleName = lineOfText(childAt(question, 'gradingtype')).toUpperCase();
    const [rule] = rules.find(([, name, number]) => name === ruleName || number === ruleName) ?? [];
    if (rule === undefined && ruleName !== '')
      texts.warn('The rule of this order is not known. Now the place of each item counts.');
    if (/^(?:RANDOM|CONTIGUOUS|[12])$/i.test(lineOfText(childAt(question, 'selecttype'))))
      texts.warn('Each student had some of the items to order. Now each has all of them.');

    const { answers, percents } = shares;
    const order = [...answers.keys()].sort((a, b) => (percents[a] ?? 0) - (percents[b] ?? 0));
    const items = order.map((index) => moodleTexts.markdownOf(answers[index]));
    return { body: { type: 'ordering', items, rule: rule ?? 'position' } };
  },
  write({ items, rule }, texts) {
    const [, name = ''] = rules.find(([key]) => key === rule) ?? [];
    const answers = items.map(
      (item, index) => `    <answer fraction="${index + 1}" format="html">
      ${textContent(texts.of(item))}
    </answer>
`,
    );
    const settings = `    <layouttype>VERTICAL</layouttype>
    <selecttype>ALL</selecttype>
    <selectcount>0</selectcount>
    <gradingtype>${name}</gradingtype>
`;
    return { text: settings + answers.join('') };
  },
});
