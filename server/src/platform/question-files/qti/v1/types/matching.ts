/** Pairs as Canvas writes them: a response for each left text, with all matches as its choices. */
import { bodyLimits } from '@akada/core/question-types/question-body.ts';
import { getCountProblem } from '../../../bodies/body-counts.ts';
import { toPercent } from '../../../bodies/shares.ts';
import { escapedMarkup } from '../../../html/markup.ts';
import { attribute, findBelow, type PlacedElement } from '../../../xml/placed-element.ts';
import { materialHtml } from '../material.ts';
import { defineType } from './qti-type.ts';
import { getRules } from './response-rules.ts';

export const matching = defineType({
  type: 'matching',
  recognises: ({ questionType }) => questionType === 'matching_question',
  read({ item, responses, toMarkdown }) {
    const problem = getCountProblem(responses.length, bodyLimits.pairs, 'pairs');
    if (problem !== null) return problem;
    const matches = new Map(responses.flatMap(getLabels).map((label) => [attribute(label, 'ident'), label]));
    const pairs: { left: string; key: string }[] = [];
    for (const response of responses) {
      const keys = getRules(item, attribute(response, 'ident')).rules.flatMap(({ equals }) => equals);
      const [key, ...others] = new Set(keys);
      if (key === undefined || others.length > 0 || !matches.has(key))
        return 'Each text of this question needs exactly one match that gives a mark.';
      pairs.push({ left: toMarkdown(materialHtml(response)), key });
    }
    const texts = new Map([...matches].map(([key, label]) => [key, toMarkdown(materialHtml(label))]));
    const rights = new Set(pairs.map(({ key }) => texts.get(key) ?? ''));
    const extra = [...new Set(texts.values())].filter((text) => !rights.has(text));
    return {
      body: {
        type: 'matching',
        pairs: pairs.map(({ left, key }) => ({ left, right: texts.get(key) ?? '' })),
        extra,
      },
    };
  },
  write({ pairs, extra }, ident, toHtml) {
    const matches = [...new Set([...pairs.map(({ right }) => right), ...extra])];
    const labels = matches.map(
      (match, index) => `                <response_label ident="${ident}_${index + 1}">
                  ${material(toHtml(match))}
                </response_label>
`,
    );
    const responses = pairs.map(
      ({ left }, index) => `          <response_lid ident="response_${index + 1}">
            ${material(toHtml(left))}
            <render_choice>
${labels.join('')}            </render_choice>
          </response_lid>
`,
    );
    const mark = toPercent(1 / pairs.length);
    const rules = pairs.map(({ right }, index) => {
      const key = `${ident}_${matches.indexOf(right) + 1}`;
      return `          <respcondition>
            <conditionvar><varequal respident="response_${index + 1}">${key}</varequal></conditionvar>
            <setvar varname="SCORE" action="Add">${mark}</setvar>
          </respcondition>
`;
    });
    return { questionType: 'matching_question', responses: responses.join(''), processing: rules.join('') };
  },
});

function getLabels(response: PlacedElement): PlacedElement[] {
  return findBelow(response, ({ name }) => name === 'response_label');
}

function material(html: string): string {
  return `<material><mattext texttype="text/html">${escapedMarkup(html)}</mattext></material>`;
}
