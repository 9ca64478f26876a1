/** Random answers, also hostile ones. */
import fc from 'fast-check';
import { ownMarks, type QuestionBody } from '../question-body.ts';
import { getBodyTexts, getKeyText } from '../question-types.ts';
import type { QuestionResponse } from '../type-module.ts';

/** Texts that broke other products: direction marks, control characters, half characters, formulas, numbers. */
const hostileTexts = [
  '',
  ' \u200b\u00a0\t',
  '\u202eabuja\u202c',
  '\u0000\u0007',
  '\ud800',
  '1e999999999',
  `1${'0'.repeat(500)}`,
  '\\def\\a{\\a\\a}\\a',
  '*',
  '\\*',
  '__proto__',
  'constructor',
];

const typedText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...hostileTexts),
  fc.stringMatching(/^[-+−]?[\d., ]{1,12}(e\d{1,3})?( ?k?m)?$/),
);

/** Answers that use the texts of a body, and answers that do not. */
function arbitraryTexts(body: QuestionBody): fc.Arbitrary<string> {
  return fc.oneof(typedText, fc.constantFrom(getKeyText(body), ...getBodyTexts(body)));
}

/**
 * Builds random answers of every type.
 *
 * @param body whose texts some of the answers use
 * @returns answers that may be misfits
 */
export function arbitraryResponse(body: QuestionBody): fc.Arbitrary<QuestionResponse> {
  const text = arbitraryTexts(body);
  const texts = fc.array(text, { maxLength: 6 });
  return fc.oneof(
    fc.record({ type: fc.constant('short'), text }),
    fc.record({ type: fc.constant('numerical'), text }),
    fc.record({ type: fc.constant('essay'), text }),
    fc.record({ type: fc.constant('open'), text, had: fc.constantFrom(...ownMarks) }),
    fc.record({
      type: fc.constant('matching'),
      pairs: fc.array(fc.record({ left: text, right: text }), { maxLength: 6 }),
    }),
    fc.record({
      type: fc.constant('ordering'),
      items: fc.oneof(texts, fc.shuffledSubarray(getBodyTexts(body))),
    }),
    fc.record({ type: fc.constant('gaps'), gaps: texts }),
    fc.record({
      type: fc.constant('reasoned'),
      verdict: fc.option(fc.boolean()),
      reason: fc.option(text),
    }),
  );
}

/** Points that a person could give, and points that were stored with a mistake. */
export const arbitraryPoints: fc.Arbitrary<number[]> = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 100 }).map((halves) => halves / 2),
    fc.double(),
  ),
  { maxLength: 9 },
);

/**
 * Writes the answer that a student would have to give for the complete mark.
 *
 * @param body with the key
 * @returns the best answer
 */
export function buildBestResponse(body: QuestionBody): QuestionResponse {
  switch (body.type) {
    case 'short':
    case 'numerical':
      return { type: body.type, text: getKeyText(body) };
    case 'matching':
      return { type: 'matching', pairs: body.pairs };
    case 'ordering':
      return { type: 'ordering', items: body.items };
    case 'gaps':
      return {
        type: 'gaps',
        gaps: body.gaps.map(({ answer }) =>
          answer.type === 'select'
            ? (answer.options.find(({ share }) => share === 1)?.text ?? '')
            : getKeyText(answer),
        ),
      };
    case 'reasoned':
      return { type: 'reasoned', verdict: body.verdict, reason: body.reasons[body.reason] ?? null };
    case 'essay':
      return { type: 'essay', text: 'Rivers carry sand to the coast.' };
    case 'open':
      return { type: 'open', text: '', had: 'all' };
  }
}

/**
 * Gives the points that a person would have to give for the complete mark.
 *
 * @param body of any type
 * @returns points of an essay; null for a type that is marked by its key
 */
export function getBestPoints(body: QuestionBody): number[] | null {
  return body.type === 'essay' ? body.criteria.map(({ points }) => points) : null;
}
