/** Random bodies, answers and changed keys for the properties that hold for every type. */
import fc from 'fast-check';
import {
  type AcceptedNumber,
  type AcceptedText,
  type BodyType,
  bodyTypes,
  type EssayBody,
  type GapsBody,
  type NumericalBody,
  orderingRules,
  type QuestionBody,
  type SelectBody,
  type ShortBody,
} from '../question-body.ts';

/** A share of a mark. */
export const arbitraryShare = fc.constantFrom(0, 0.25, 0.5, 1);
const word = fc.stringMatching(/^[A-Za-zÀ-ỹ]{1,8}( [a-z*]{1,4})?$/);
/** Markdown and surprises that an author can write. */
export const arbitraryText = fc.oneof(
  word,
  fc.string({ minLength: 1, unit: 'grapheme' }).map((end) => `x${end}x`),
);
const distinctTexts = (minLength: number) =>
  fc.uniqueArray(arbitraryText, { minLength, maxLength: 6, selector: (value) => value.normalize('NFC') });

/** Puts it first or last by chance: rows in front of it may match its answer, too. */
function addBestRow<Row extends { feedback: string }>(rows: readonly Row[], best: Row): Row[] {
  return best.feedback.length % 2 === 0 ? [best, ...rows] : [...rows, best];
}

const acceptedText: fc.Arbitrary<AcceptedText> = fc.record({
  text: arbitraryText,
  share: arbitraryShare,
  feedback: fc.string(),
});
const short: fc.Arbitrary<ShortBody> = fc.record({
  type: fc.constant('short'),
  accepted: fc
    .array(acceptedText, { maxLength: 4 })
    .chain((rows) => acceptedText.map((row) => addBestRow(rows, { ...row, share: 1 }))),
  case: fc.boolean(),
  accents: fc.boolean(),
});

const decimal = fc.stringMatching(/^-?\d{1,5}(\.\d{1,4})?(e-?\d{1,2})?$/);
const acceptedNumber: fc.Arbitrary<AcceptedNumber> = fc.record({
  value: fc.oneof({ weight: 5, arbitrary: decimal }, { weight: 1, arbitrary: fc.constant('*') }),
  tolerance: fc.oneof(
    fc.record({
      by: fc.constantFrom('absolute', 'relative', 'geometric'),
      size: fc.constantFrom('0', '0.05', '2'),
    }),
    fc.record({ by: fc.constant('figures' as const), size: fc.constantFrom('1', '3', '5') }),
  ),
  share: arbitraryShare,
  feedback: fc.string(),
});
const numerical: fc.Arbitrary<NumericalBody> = fc.record({
  type: fc.constant('numerical'),
  accepted: fc
    .tuple(decimal, acceptedNumber, fc.array(acceptedNumber, { maxLength: 3 }))
    .map(([value, row, rows]) => addBestRow(rows, { ...row, value, share: 1 })),
  units: fc.constantFrom(
    [],
    [{ name: 'm/s²', factor: '1' }],
    [
      { name: 'm', factor: '1' },
      { name: 'km', factor: '0.001' },
    ],
  ),
  unit: fc.record({
    rule: fc.constant('optional'),
    penalty: arbitraryShare,
    of: fc.constantFrom('mark', 'max'),
  }),
});

/** A random list of a gap. */
export const arbitrarySelect: fc.Arbitrary<SelectBody> = fc.record({
  type: fc.constant('select'),
  options: distinctTexts(2).chain((texts) =>
    fc.array(arbitraryShare, { minLength: texts.length, maxLength: texts.length }).map((shares) =>
      texts.map((option, index) => ({
        text: option,
        share: index === 0 ? 1 : (shares[index] ?? 0),
        feedback: '',
      })),
    ),
  ),
});
const gaps: fc.Arbitrary<GapsBody> = fc.record({
  type: fc.constant('gaps'),
  gaps: fc.array(
    fc.record({ weight: fc.constantFrom(1, 2, 0.5), answer: fc.oneof(short, numerical, arbitrarySelect) }),
    { minLength: 1, maxLength: 4 },
  ),
});

const wordLimits = fc.constantFrom(
  { min_words: null, max_words: null },
  { min_words: 100, max_words: 300 },
  { min_words: null, max_words: 5_000 },
);
const essay: fc.Arbitrary<EssayBody> = fc
  .tuple(
    fc.array(fc.record({ name: word, points: fc.integer({ min: 1, max: 50 }), guidance: fc.string() }), {
      minLength: 1,
      maxLength: 8,
    }),
    wordLimits,
  )
  .map(([criteria, limits]) => ({ type: 'essay', criteria, ...limits }));

const bodies: { [Type in BodyType]: fc.Arbitrary<Extract<QuestionBody, { type: Type }>> } = {
  short,
  numerical,
  gaps,
  essay,
  open: fc.record({ type: fc.constant('open'), answer: arbitraryText }),
  matching: fc
    .tuple(distinctTexts(2), distinctTexts(2), fc.infiniteStream(fc.nat()))
    .map(([lefts, choices, numbers]) => {
      const pairs = lefts.map((left) => ({
        left,
        right: choices[(numbers.next().value ?? 0) % choices.length] ?? '',
      }));
      return {
        type: 'matching',
        pairs,
        extra: choices.filter((choice) => pairs.every(({ right }) => right !== choice)),
      };
    }),
  ordering: fc.record({
    type: fc.constant('ordering'),
    items: distinctTexts(2),
    rule: fc.constantFrom(...orderingRules),
  }),
  reasoned: fc.tuple(fc.boolean(), distinctTexts(2), fc.nat()).map(([verdict, reasons, number]) => ({
    type: 'reasoned',
    verdict,
    reasons,
    reason: number % reasons.length,
  })),
};

/** A random body of any type. */
export const arbitraryBody: fc.Arbitrary<QuestionBody> = fc.oneof(...bodyTypes.map((type) => bodies[type]));
/** A random essay. */
export const arbitraryEssay: fc.Arbitrary<EssayBody> = essay;
/** A random short answer question. */
export const arbitraryShort: fc.Arbitrary<ShortBody> = short;
/** A random row of a short answer question. */
export const arbitraryAcceptedText: fc.Arbitrary<AcceptedText> = acceptedText;
/** A random numerical question. */
export const arbitraryNumerical: fc.Arbitrary<NumericalBody> = numerical;
/** A random row of a numerical question. */
export const arbitraryAcceptedNumber: fc.Arbitrary<AcceptedNumber> = acceptedNumber;
