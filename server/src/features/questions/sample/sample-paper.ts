/** The sample paper as its files say it: server/sample-paper. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bankDifficulties } from '@akada/core/questions/bank-question.ts';
import * as z from 'zod/mini';

const PaperFile = z.strictObject({
  subject: z.string(),
  note: z.string(),
  passages: z.array(z.strictObject({ id: z.string(), title: z.string(), text: z.string() })),
  questions: z.array(
    z.strictObject({
      id: z.string(),
      /** The passage that the question is about. */
      passage: z.optional(z.string()),
      topic: z.string(),
      difficulty: z.enum(bankDifficulties),
      stem: z.string(),
      options: z.array(z.string()),
      /** 0-based. */
      answer: z.int(),
      explanation: z.string(),
    }),
  ),
});

export type PaperFile = z.output<typeof PaperFile>;

/** One file for each subject, in the order in which they are shown. */
export type SamplePaper = readonly PaperFile[];

const folder = join(import.meta.dirname, '../../../../sample-paper');

/** @throws {z.core.$ZodError} for a file that says something else than questions */
export async function readSamplePaper(): Promise<SamplePaper> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => PaperFile.parse(JSON.parse(text)));
}

/** @returns another text for a paper that says anything else */
export function getDigest(paper: SamplePaper): string {
  return createHash('sha256').update(JSON.stringify(paper)).digest('base64url');
}
