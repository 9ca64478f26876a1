import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { questionKinds } from '@akada/core/generation/question-draft.ts';
import * as z from 'zod/mini';
import { faultNames } from './checker/checked-item.ts';

/** The notes of the repository with the questions that a reader labelled. */
const READER_SAMPLE = fileURLToPath(new URL('../../reader-sample', import.meta.url));

const OPTIONS = 4;

const text = z.string().check(z.minLength(1));

/** One question with its labels. */
const labelledQuestion = z.strictObject({
  /** The author of the question. */
  origin: z.enum(['engine', 'colleague']),
  kind: z.enum(questionKinds),
  stem: text,
  options: z.array(text).check(z.length(OPTIONS)),
  /** 0-based index of the key in `options`. */
  answer_index: z.int().check(z.gte(0), z.lt(OPTIONS)),
  /** The sentence or lines of the note that prove the key, as the file writes them. */
  quote: text,
  /** `U`: usable unchanged; `W`: weak distractors; `E`: wrong wording; `B`: bad. */
  verdict: z.enum(['U', 'W', 'E', 'B']),
  faults: z.array(z.enum(faultNames)),
  /** The reader's reason, one sentence. */
  reason: text,
});

const labelledNote = z.strictObject({
  /** The file of the note, in the same folder. */
  note: z.string().check(z.regex(/^[a-z-]+\.(?:md|txt)$/)),
  questions: z.array(labelledQuestion),
});

export type LabelledQuestion = z.infer<typeof labelledQuestion>;

/** A note with the questions about it, in the order in which they were labelled. */
export interface SampleNote {
  name: string;
  text: string;
  questions: LabelledQuestion[];
}

/**
 * Reads the labelled notes of a folder, by default the repository's notes.
 *
 * @throws Error that names the file, if its fields are wrong or its note is missing
 */
export function readerSample(folder: string = READER_SAMPLE): SampleNote[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => sampleNote(folder, name));
}

function sampleNote(folder: string, name: string): SampleNote {
  try {
    const { note, questions } = labelledNote.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    return { name: note, text: readFileSync(join(folder, note), 'utf8'), questions };
  } catch (cause) {
    throw new Error(`${join(folder, name)} is no labelled note`, { cause });
  }
}
