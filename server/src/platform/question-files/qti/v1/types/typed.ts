/** A text or a number as the only answer: `render_fib`, as Canvas and others write it. */
import type { AcceptedNumber, AcceptedText } from '@akada/core/question-types/question-body.ts';
import { addDecimals, areEqualNumbers } from '../../../bodies/decimal-text.ts';
import { fromLiteral, toLiteral } from '../../../bodies/literal-patterns.ts';
import { getAbsoluteSize, noUnits, toRange, toTolerance } from '../../../bodies/number-ranges.ts';
import { toPercent } from '../../../bodies/shares.ts';
import { escapedMarkup } from '../../../html/markup.ts';
import { attribute, findBelow, type PlacedElement } from '../../../xml/placed-element.ts';
import { feedbackRemark, hasFeedback } from '../../without-feedback.ts';
import { defineType, type QtiItem } from './qti-type.ts';
import { getRules, type ResponseRule } from './response-rules.ts';

export const short = defineType({
  type: 'short',
  recognises: (item) =>
    item.questionType === 'short_answer_question' ||
    (isOtherTyped(item) && !isNumber(item.responses[0]) && getRules(item.item, null).rules.length > 0),
  read({ item }) {
    const { rules } = getRules(item, null);
    const acceptedRows: AcceptedText[] = rules.flatMap(({ equals, share }) =>
      equals.map((text) => ({ text: fromLiteral(text), share, feedback: '' })),
    );
    const isCase = rules.some(({ isCaseSensitive }) => isCaseSensitive);
    return { body: { type: 'short', accepted: acceptedRows, case: isCase, accents: true } };
  },
  write(body) {
    const texts = body.accepted.map(({ text }) => toLiteral(text));
    if (texts.includes(null)) return { missing: 'QTI has no wildcards in answers.' };

    const rows = body.accepted.map(({ share }, index) =>
      writeRule(equal(escapedMarkup(texts[index] ?? '')), share),
    );
    const item = {
      questionType: 'short_answer_question',
      responses: writeField(''),
      processing: rows.join(''),
    };
    if (body.case || !body.accents)
      return { ...item, remark: 'Canvas ignores capitals of its answers, and never accents.' };
    return hasFeedback(body.accepted) ? { ...item, remark: feedbackRemark } : item;
  },
});

export const numerical = defineType({
  type: 'numerical',
  recognises: (item) =>
    item.questionType === 'numerical_question' || (isOtherTyped(item) && isNumber(item.responses[0])),
  read({ item }) {
    const acceptedRows: AcceptedNumber[] = [];
    for (const rule of getRules(item, null).rules) {
      const numbers = readNumbers(rule);
      if (numbers.includes(null)) return 'One of the numbers that are right is no number.';
      for (const number of numbers)
        if (number !== null) acceptedRows.push({ ...number, share: rule.share, feedback: '' });
    }
    return { body: { type: 'numerical', accepted: acceptedRows, ...noUnits } };
  },
  write({ accepted, units }) {
    if (units.length > 0) return { missing: 'QTI has no units of numbers.' };

    const rows: string[] = [];
    for (const number of accepted) {
      const size = getAbsoluteSize(number);
      if (size === null || number.value === '*')
        return { missing: 'QTI 1.2 has only a distance as the tolerance of a number.' };
      rows.push(writeRule(writeRange(number.value, size), number.share));
    }
    const item = {
      questionType: 'numerical_question',
      responses: writeField(' fibtype="Decimal"'),
      processing: rows.join(''),
    };
    return hasFeedback(accepted) ? { ...item, remark: feedbackRemark } : item;
  },
});

function isOtherTyped({ questionType, responses }: QtiItem): boolean {
  const [response] = responses;
  return questionType === '' && responses.length === 1 && /^response_(?:str|num)$/.test(response?.name ?? '');
}

function isNumber(response: PlacedElement | undefined): boolean {
  const [field] = findBelow(response, ({ name }) => name === 'render_fib');
  return (
    response?.name === 'response_num' || /^(?:decimal|integer|scientific)$/i.test(attribute(field, 'fibtype'))
  );
}

/** A number with two ends is that number with its distance from them. */
function readNumbers({
  equals,
  min,
  max,
}: ResponseRule): (Pick<AcceptedNumber, 'value' | 'tolerance'> | null)[] {
  if (min === '' && max === '') return equals.map((text) => toTolerance(text, ''));

  const range = toRange(min, max);
  const [value] = equals;
  if (value === undefined || range === null || !areEqualNumbers(range.value, value)) return [range];
  return [{ ...range, value }];
}

function writeField(type: string): string {
  return `          <response_str ident="response1" rcardinality="Single">
            <render_fib${type}>
              <response_label ident="answer1" rshuffle="No"/>
            </render_fib>
          </response_str>
`;
}

function writeRule(tests: string, share: number): string {
  return `          <respcondition continue="No">
            <conditionvar>${tests}</conditionvar>
            <setvar action="Set" varname="SCORE">${toPercent(share)}</setvar>
          </respcondition>
`;
}

function writeRange(value: string, size: string): string {
  if (areEqualNumbers(size, '0')) return equal(value);
  const [min, max] = [addDecimals(value, `-${size}`), addDecimals(value, size)];
  const ends = `<vargte respident="response1">${min}</vargte><varlte respident="response1">${max}</varlte>`;
  return `<or>${equal(value)}<and>${ends}</and></or>`;
}

function equal(text: string): string {
  return `<varequal respident="response1">${text}</varequal>`;
}
