/** Bodies of questions whose answer is not a choice among options, and the answers to them. */
import {
  answerLimit,
  type QuestionBody as Body,
  bodyLimits,
  essayLimit,
  orderingRules,
  ownMarks,
} from '@akada/core/question-types/question-body.ts';
import type {
  PresentedBody as Presented,
  QuestionResponse as Response,
} from '@akada/core/question-types/type-module.ts';
import * as z from 'zod/mini';

/* @__NO_SIDE_EFFECTS__ */
function text(name: string, maxLength: number) {
  return z
    .string(`${name} is a text`)
    .check(
      z.trim(),
      z.maxLength(maxLength, `${name} has at most ${maxLength.toLocaleString('en')} characters`),
    );
}

/* @__NO_SIDE_EFFECTS__ */
function boundedList<Item extends z.ZodMiniType>(item: Item, name: string, maxLength: number) {
  return z.array(item, `Give the ${name}`).check(z.maxLength(maxLength, `Give at most ${maxLength} ${name}`));
}

const Share = z
  .number('Give the share as a number')
  .check(z.minimum(0, 'A share is at least 0'), z.maximum(1, 'A share is at most 1'));

const Feedback = z._default(text('Feedback', bodyLimits.feedback), '');
const NumberText = text('A number', bodyLimits.number);
const ItemText = text('A text', bodyLimits.text);

const ShortBody = z.strictObject({
  type: z.literal('short'),
  accepted: boundedList(
    z.strictObject({
      text: text('An accepted answer', bodyLimits.acceptedText),
      share: Share,
      feedback: Feedback,
    }),
    'accepted answers',
    bodyLimits.accepted,
  ),
  case: z.boolean('Say whether capitals count'),
  accents: z.boolean('Say whether accents count'),
});

const NumericalBody = z.strictObject({
  type: z.literal('numerical'),
  accepted: boundedList(
    z.strictObject({
      value: NumberText,
      tolerance: z.strictObject({
        by: z.enum(['absolute', 'relative', 'geometric', 'figures'], 'Choose how the number may differ'),
        size: NumberText,
      }),
      share: Share,
      feedback: Feedback,
    }),
    'accepted numbers',
    bodyLimits.accepted,
  ),
  units: boundedList(
    z.strictObject({ name: text('A unit', bodyLimits.unit), factor: NumberText }),
    'units',
    bodyLimits.units,
  ),
  unit: z.strictObject({
    rule: z.enum(['optional', 'needed'], 'Say whether the unit is needed'),
    penalty: Share,
    of: z.enum(['mark', 'max'], 'Say what the penalty is a share of'),
  }),
});

const SelectBody = z.strictObject({
  type: z.literal('select'),
  options: boundedList(
    z.strictObject({ text: ItemText, share: Share, feedback: Feedback }),
    'options',
    bodyLimits.gapOptions,
  ),
});

const WordLimit = z.nullable(
  z
    .int('Give a number of words, or no limit')
    .check(
      z.minimum(1, 'Give 1 to 5,000 words, or no limit'),
      z.maximum(bodyLimits.words, 'Give 1 to 5,000 words, or no limit'),
    ),
);

const EssayBody = z.strictObject({
  type: z.literal('essay'),
  criteria: boundedList(
    z.strictObject({
      name: text('The name of a criterion', bodyLimits.criterionName),
      /** A draft may have 0. */
      points: z
        .int('Give whole points')
        .check(
          z.minimum(0, `Give 1 to ${bodyLimits.points} points`),
          z.maximum(bodyLimits.points, `Give 1 to ${bodyLimits.points} points`),
        ),
      guidance: text('Guidance', bodyLimits.guidance),
    }),
    'criteria',
    bodyLimits.criteria,
  ),
  min_words: WordLimit,
  max_words: WordLimit,
});

const OpenBody = z.strictObject({
  type: z.literal('open'),
  answer: text('The model answer', bodyLimits.modelAnswer),
});

const bodies = [
  ShortBody,
  NumericalBody,
  z.strictObject({
    type: z.literal('matching'),
    pairs: boundedList(z.strictObject({ left: ItemText, right: ItemText }), 'pairs', bodyLimits.pairs),
    extra: boundedList(ItemText, 'further answers', bodyLimits.extra),
  }),
  z.strictObject({
    type: z.literal('ordering'),
    items: boundedList(ItemText, 'items', bodyLimits.items),
    rule: z.enum(orderingRules, 'Choose how an order is marked'),
  }),
  z.strictObject({
    type: z.literal('gaps'),
    gaps: boundedList(
      z.strictObject({
        weight: z.number('Give the weight').check(z.minimum(0), z.maximum(100)),
        answer: z.discriminatedUnion('type', [ShortBody, NumericalBody, SelectBody]),
      }),
      'gaps',
      bodyLimits.gaps,
    ),
  }),
  z.strictObject({
    type: z.literal('reasoned'),
    verdict: z.boolean('Say whether it is true'),
    reasons: boundedList(ItemText, 'reasons', bodyLimits.items),
    reason: z.int('Choose the right reason').check(z.minimum(0), z.maximum(bodyLimits.items - 1)),
  }),
  EssayBody,
  OpenBody,
] as const;

/** Everything of a question beyond its stem, with the key; texts are Markdown, accepted ones are plain. */
export const QuestionBody = z.discriminatedUnion(
  'type',
  bodies,
  'Give the answer in the form of the question',
);
export type QuestionBody = Body;

const SentText = z
  .string('Write the answer')
  .check(z.maxLength(answerLimit, `An answer has at most ${answerLimit.toLocaleString('en')} characters`));

const TypedAnswer = { text: SentText };

/** An answer as the student gave it. */
export const QuestionResponse = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('short'), ...TypedAnswer }),
    z.strictObject({ type: z.literal('numerical'), ...TypedAnswer }),
    z.strictObject({
      type: z.literal('matching'),
      pairs: boundedList(z.strictObject({ left: SentText, right: SentText }), 'pairs', bodyLimits.pairs),
    }),
    z.strictObject({ type: z.literal('ordering'), items: boundedList(SentText, 'items', bodyLimits.items) }),
    z.strictObject({ type: z.literal('gaps'), gaps: boundedList(SentText, 'gaps', bodyLimits.gaps) }),
    z.strictObject({
      type: z.literal('reasoned'),
      verdict: z.nullable(z.boolean('Say whether it is true')),
      reason: z.nullable(SentText),
    }),
    z.strictObject({
      type: z.literal('essay'),
      text: z
        .string('Write the answer')
        .check(z.maxLength(essayLimit, `An essay has at most ${essayLimit.toLocaleString('en')} characters`)),
    }),
    z.strictObject({
      type: z.literal('open'),
      /** Empty if the answer was only thought. */
      ...TypedAnswer,
      had: z.enum(ownMarks, 'Say how much of the model answer you had'),
    }),
  ],
  'Give the answer in the form of the question',
);
export type QuestionResponse = Response;

/** The part of a body that a running exam may show. */
export const PresentedBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('short') }),
  z.object({ type: z.literal('numerical') }),
  z.object({
    type: z.literal('matching'),
    lefts: z.array(z.string()),
    choices: z.array(z.string()),
  }),
  z.object({ type: z.literal('ordering'), items: z.array(z.string()) }),
  z.object({
    type: z.literal('gaps'),
    gaps: z.array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('short') }),
        z.object({ type: z.literal('numerical') }),
        z.object({ type: z.literal('select'), options: z.array(z.string()) }),
      ]),
    ),
  }),
  z.object({ type: z.literal('reasoned'), reasons: z.array(z.string()) }),
  z.object({
    type: z.literal('essay'),
    /** The guidance is not among them, because it is the key. */
    criteria: z.array(z.object({ name: z.string(), points: z.int() })),
    min_words: z.nullable(z.int()),
    max_words: z.nullable(z.int()),
  }),
  z.object({ type: z.literal('open') }),
]);
export type PresentedBody = Presented;

/** The mark of an answer, part by part, each with the rule that decided. */
export const MarkedAnswer = z.object({
  share: z.number(),
  parts: z.array(
    z.object({
      label: z.string(),
      answer: z.string(),
      key: z.string(),
      share: z.number(),
      reason: z.string(),
      feedback: z.string(),
    }),
  ),
});
export type MarkedAnswer = z.output<typeof MarkedAnswer>;
