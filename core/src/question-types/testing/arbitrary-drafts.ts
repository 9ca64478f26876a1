/** Random drafts: bodies with any mistake that an author can make. */
import fc from 'fast-check';
import { type NumericalBody, orderingRules, type QuestionBody, type ShortBody } from '../question-body.ts';
import { arbitrarySelect, arbitraryShare, arbitraryText } from './arbitrary-bodies.ts';

const looseText = fc.oneof(arbitraryText, fc.constantFrom('', ' ', '*', '-', '0.5', '1e999'));
const looseShare = fc.oneof(arbitraryShare, fc.double());
const looseTexts = fc.array(looseText, { maxLength: 3 });
const looseShort: fc.Arbitrary<ShortBody> = fc.record({
  type: fc.constant('short'),
  accepted: fc.array(fc.record({ text: looseText, share: looseShare, feedback: arbitraryText }), {
    maxLength: 2,
  }),
  case: fc.boolean(),
  accents: fc.boolean(),
});
const looseNumerical: fc.Arbitrary<NumericalBody> = fc.record({
  type: fc.constant('numerical'),
  accepted: fc.array(
    fc.record({
      value: looseText,
      tolerance: fc.record({
        by: fc.constantFrom('absolute', 'relative', 'geometric', 'figures'),
        size: looseText,
      }),
      share: looseShare,
      feedback: arbitraryText,
    }),
    { maxLength: 2 },
  ),
  units: fc.array(fc.record({ name: looseText, factor: looseText }), { maxLength: 2 }),
  unit: fc.record({
    rule: fc.constantFrom('optional', 'needed'),
    penalty: looseShare,
    of: fc.constantFrom('mark', 'max'),
  }),
});

/** A random draft, with any mistake that an author can make. */
export const arbitraryDraft: fc.Arbitrary<QuestionBody> = fc.oneof(
  looseShort,
  looseNumerical,
  fc.record({
    type: fc.constant('matching' as const),
    pairs: fc.array(fc.record({ left: looseText, right: looseText }), { maxLength: 3 }),
    extra: looseTexts,
  }),
  fc.record({
    type: fc.constant('ordering' as const),
    items: looseTexts,
    rule: fc.constantFrom(...orderingRules),
  }),
  fc.record({
    type: fc.constant('gaps' as const),
    gaps: fc.array(
      fc.record({ weight: fc.double(), answer: fc.oneof(looseShort, looseNumerical, arbitrarySelect) }),
      {
        maxLength: 2,
      },
    ),
  }),
  fc.record({
    type: fc.constant('reasoned' as const),
    verdict: fc.boolean(),
    reasons: looseTexts,
    reason: fc.integer(),
  }),
  fc.record({
    type: fc.constant('essay' as const),
    criteria: fc.array(fc.record({ name: looseText, points: fc.double(), guidance: looseText }), {
      maxLength: 3,
    }),
    min_words: fc.option(fc.double()),
    max_words: fc.option(fc.integer()),
  }),
  fc.record({ type: fc.constant('open' as const), answer: looseText }),
);
