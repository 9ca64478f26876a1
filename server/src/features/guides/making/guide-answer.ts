/** The schema of a model's answer for a section, used for the request and for the check. */
import { guideFacts } from '@akada/core/guide/guide-rules.ts';
import type { GuideAnswer } from '@akada/core/guide/model/guide-answer.ts';
import * as z from 'zod/mini';

const p = z.array(z.int());
const said = z.strictObject({ text: z.string(), p });

export const guideAnswer: z.ZodMiniType<GuideAnswer> = z.strictObject({
  overview: said,
  key_points: z.array(said),
  terms: z.array(z.strictObject({ term: z.string(), meaning: z.string(), p })),
  steps: z.array(z.strictObject({ title: z.string(), items: z.array(said) })),
  table: z.strictObject({
    caption: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.strictObject({ cells: z.array(z.string()), p })),
  }),
  facts: z.array(z.strictObject({ kind: z.enum(guideFacts), text: z.string(), p })),
  diagram: z.strictObject({
    title: z.string(),
    arrows: z.array(z.strictObject({ from: z.string(), label: z.string(), to: z.string(), p })),
  }),
  check: z.array(z.strictObject({ question: z.string(), answer: z.string(), p })),
});
