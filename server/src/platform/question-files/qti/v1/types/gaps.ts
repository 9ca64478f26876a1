/** Gaps as Canvas writes them: `[color]` in the text, and a response of this name. */
import { bodyLimits, type GapsBody } from '@akada/core/question-types/question-body.ts';
import { getCountProblem } from '../../../bodies/body-counts.ts';
import { hideMarkers, writeMarker } from '../../../bodies/gap-markers.ts';
import { fromLiteral } from '../../../bodies/literal-patterns.ts';
import { wordsOfHtml } from '../../../html/html-to-markdown.ts';
import { attribute, findBelow, type PlacedElement } from '../../../xml/placed-element.ts';
import { materialHtml } from '../material.ts';
import { defineType, type QtiItem } from './qti-type.ts';
import { getRules } from './response-rules.ts';

const dropdowns = 'multiple_dropdowns_question';

export const gaps = defineType({
  type: 'gaps',
  recognises: ({ questionType }) =>
    questionType === dropdowns || questionType === 'fill_in_multiple_blanks_question',
  read(item) {
    const problem = getCountProblem(item.responses.length, bodyLimits.gaps, 'gaps');
    if (problem !== null) return problem;
    const html = hideMarkers(item.stemHtml);
    const foundGaps = item.responses.map((response) => {
      const label = `[${getName(response)}]`;
      return { response, label, offset: html.indexOf(label) };
    });
    const missingGap = foundGaps.find(({ offset }) => offset === -1);
    if (missingGap !== undefined)
      return `The gap ${missingGap.label.slice(0, 60)} is not in the text of this question.`;

    const ordered = foundGaps.toSorted((one, other) => one.offset - other.offset);
    let stemHtml = '';
    let done = 0;
    for (const [index, { label, offset }] of ordered.entries()) {
      stemHtml += html.slice(done, offset) + writeMarker(index + 1);
      done = offset + label.length;
    }
    const body: GapsBody = { type: 'gaps', gaps: ordered.map(({ response }) => getGap(item, response)) };
    return { body, stemHtml: stemHtml + html.slice(done) };
  },
});

function getName(response: PlacedElement): string {
  return wordsOfHtml(materialHtml(response)) || attribute(response, 'ident').replace(/^response_/, '');
}

function getGap(
  { item, questionType, toMarkdown }: QtiItem,
  response: PlacedElement,
): GapsBody['gaps'][number] {
  const { rules } = getRules(item, attribute(response, 'ident'));
  const shares = new Map(
    rules.toReversed().flatMap(({ equals, share }) => equals.map((name) => [name, share])),
  );
  const rows = findBelow(response, ({ name }) => name === 'response_label').map((label) => ({
    html: materialHtml(label),
    share: shares.get(attribute(label, 'ident')) ?? 0,
    feedback: '',
  }));
  if (questionType === dropdowns) {
    const options = rows.map(({ html, ...row }) => ({ text: toMarkdown(html), ...row }));
    return { weight: 1, answer: { type: 'select', options } };
  }
  // Canvas lists the accepted texts only.
  const acceptedRows = rows.map(({ html, feedback }) => ({
    text: fromLiteral(wordsOfHtml(html)),
    share: 1,
    feedback,
  }));
  return { weight: 1, answer: { type: 'short', accepted: acceptedRows, case: false, accents: true } };
}
