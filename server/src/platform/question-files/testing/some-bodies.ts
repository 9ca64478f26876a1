/** Bodies of questions by chance, as files may hold them. */
import {
  type GapsBody,
  type NumericalBody,
  orderingRules,
  type QuestionBody,
} from '@akada/core/question-types/question-body.ts';
import fc from 'fast-check';
import { writeMarker } from '../bodies/gap-markers.ts';
import { noUnits } from '../bodies/number-ranges.ts';
import type { FileQuestion } from '../question-file.ts';
import { getProblem } from '../question-problems.ts';
import { displayQuestion, displayText } from './displayed-question.ts';

const share = fc.constantFrom(1, 0.5, 0.3333333, 0.25, 0);

/** Accepted answers are plain texts: their stars are wildcards. */
const pattern = fc
  .array(
    fc.constantFrom(
      'Abuja',
      'é',
      '2',
      '*',
      '\\*',
      '=',
      '~',
      '{',
      '}',
      '#',
      ':',
      '|',
      '\\',
      '"',
      '<b>',
      '&amp;',
      '%',
      ' ',
      'a]',
      '[b',
      "'",
      '->',
      '-',
      '+1',
      '@',
      '$x$',
      '.',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '');
const value = fc.constantFrom('3.14', '0', '-9.81', '6.02e23', '1000', '0.005');
const size = fc.constantFrom('0', '0.05', '2', '0.001');

/** @param text in Markdown that displays something @returns bodies of the names of types */
function someBodies(text: fc.Arbitrary<string>): Record<QuestionBody['type'], fc.Arbitrary<QuestionBody>> {
  const feedback = fc.oneof(fc.constant(''), text);
  const short = fc.record({
    type: fc.constant('short' as const),
    accepted: fc.array(fc.record({ text: pattern, share, feedback }), { minLength: 1, maxLength: 3 }),
    case: fc.constant(false),
    accents: fc.constant(true),
  });
  const tolerance = fc.record({ by: fc.constant('absolute' as const), size });
  const numerical = fc
    .array(fc.record({ value, tolerance, share, feedback }), { minLength: 1, maxLength: 3 })
    .map((rows): NumericalBody => ({ type: 'numerical', accepted: rows, ...noUnits }));
  const texts = (minLength: number) => fc.uniqueArray(text, { minLength, maxLength: 4 });
  const select = fc.record({
    type: fc.constant('select' as const),
    options: fc.array(fc.record({ text, share, feedback }), { minLength: 2, maxLength: 4 }),
  });
  const gap = fc.record({ weight: fc.constantFrom(1, 2, 3), answer: fc.oneof(short, numerical, select) });
  return {
    short,
    numerical,
    matching: fc
      .tuple(fc.array(fc.record({ left: text, right: text }), { minLength: 2, maxLength: 4 }), texts(0))
      .map(([pairs, extra]) => ({ type: 'matching' as const, pairs, extra })),
    ordering: fc.record({
      type: fc.constant('ordering' as const),
      items: texts(2),
      rule: fc.constantFrom(...orderingRules),
    }),
    essay: fc
      .tuple(
        fc.array(
          fc.record({
            name: pattern,
            points: fc.integer({ min: 1, max: 50 }),
            guidance: fc.constantFrom('', 'Names two rivers.'),
          }),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        fc.constantFrom(null, 100),
        fc.constantFrom(null, 300),
      )
      .map(([criteria, min, max]) => ({ type: 'essay' as const, criteria, min_words: min, max_words: max })),
    open: fc.record({ type: fc.constant('open' as const), answer: pattern }),
    gaps: fc.array(gap, { minLength: 1, maxLength: 3 }).map((gaps): GapsBody => ({ type: 'gaps', gaps })),
    reasoned: fc
      .tuple(texts(2), fc.boolean(), fc.nat(1))
      .map(([reasons, verdict, reason]) => ({ type: 'reasoned' as const, verdict, reasons, reason })),
  };
}

/**
 * @param plainQuestion a question with a choice
 * @param body of the question
 * @returns the question with the body and without options; markers follow the stem
 */
function withBody(plainQuestion: FileQuestion, body: QuestionBody): FileQuestion {
  const markers = body.type === 'gaps' ? body.gaps.map((_, index) => `w ${writeMarker(index + 1)}`) : [];
  const stem = [plainQuestion.stem, ...(markers.length === 0 ? [] : [markers.join(' ')])].join('\n\n');
  return { ...plainQuestion, stem, type: body.type, options: [], keys: [], body };
}

/**
 * @param questions with a choice
 * @param text of the bodies
 * @param types of the bodies
 * @returns questions that nothing is wrong with
 */
export function someBodyQuestion(
  questions: fc.Arbitrary<FileQuestion>,
  text: fc.Arbitrary<string>,
  types: readonly QuestionBody['type'][],
): fc.Arbitrary<FileQuestion> {
  const bodies = someBodies(text);
  return fc
    .tuple(questions, fc.oneof(...types.map((type) => bodies[type])))
    .map(([question, body]) => withBody(question, body))
    .filter((question) =>
      [question, displayQuestion(question, displayText)].every((it) => getProblem(it) === null),
    );
}
