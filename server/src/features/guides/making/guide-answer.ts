/** The schema of a model's answer for a section, used for the request and for the check. */
import { guideFacts } from '@akada/core/guide/guide-rules.ts';
import type { GuideAnswer } from '@akada/core/guide/model/guide-answer.ts';
import * as z from 'zod/mini';

const p = z._default(z.array(z.int()), []);
const said = z.strictObject({ text: z.string(), p });
/** Small models leave a part out that has nothing. */
const list = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), []);

export const guideAnswer: z.ZodMiniType<GuideAnswer> = z.strictObject({
  overview: z._default(said, { text: '', p: [] }),
  key_points: list(said),
  terms: list(z.strictObject({ term: z.string(), meaning: z.string(), p })),
  steps: list(z.strictObject({ title: z.string(), items: z.array(said) })),
  table: z._default(
    z.strictObject({
      caption: z.string(),
      columns: z.array(z.string()),
      rows: z.array(z.strictObject({ cells: z.array(z.string()), p })),
    }),
    { caption: '', columns: [], rows: [] },
  ),
  facts: list(z.strictObject({ kind: z.enum(guideFacts), text: z.string(), p })),
  diagram: z._default(
    z.strictObject({
      title: z.string(),
      arrows: z.array(z.strictObject({ from: z.string(), label: z.string(), to: z.string(), p })),
    }),
    { title: '', arrows: [] },
  ),
  check: list(z.strictObject({ question: z.string(), answer: z.string(), p })),
});
