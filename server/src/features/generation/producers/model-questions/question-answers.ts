/** Schemas for a language model's answers about questions. */
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import { writtenKinds } from '@akada/core/questions/model/written-question.ts';
import * as z from 'zod/mini';

/** Longer texts cannot belong to a question; the limit spares readers from handling book-length text. */
const short = z.string().check(z.maxLength(500));
const wrongOptions = 3;

const written = {
  passage: z.int(),
  quote: z.string().check(z.maxLength(cardLimits.quote)),
  kind: z.enum(writtenKinds),
  stem: short,
  answer: short,
  why: short,
  wrong: z
    .array(z.strictObject({ text: short, why_wrong: short }))
    .check(z.minLength(wrongOptions), z.maxLength(wrongOptions)),
};

export const WrittenQuestions = z.strictObject({ items: z.array(z.strictObject(written)) });

/** `n` is the number of the question that was sent back. */
export const RepairedQuestions = z.strictObject({
  items: z.array(z.strictObject({ n: z.int(), ...written })),
});

export const SolvedQuestions = z.strictObject({ answers: z.array(short) });
