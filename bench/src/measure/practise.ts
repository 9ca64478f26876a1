import { setTimeout } from 'node:timers/promises';
import { type Generation, generateMcqs, getGeneration } from '@akada/contract/work/generation.ts';
import type { Student } from '../instance/students.ts';
import type { WholeProduct } from '../servers/whole-product.ts';
import type { Chapter } from '../study/chapters.ts';
import { call, isSettled, readNote, sendNote } from './notes.ts';

/** The polling interval of a waiting page, in milliseconds. */
const askAgainMs = 500;

/**
 * One student's way from a file to ten questions, by the product's own calls.
 * @throws Error when any step of it fails
 */
export async function practise(
  { origin }: Pick<WholeProduct, 'origin'>,
  student: Student | undefined,
  chapter: Chapter,
): Promise<void> {
  if (!student) throw new Error('There are fewer students than chapters.');

  const note = await sendNote(origin, student, new File([chapter.text], chapter.filename));
  await readNote(origin, student, note);

  const order = new FormData();
  order.append('gemini_file_id', note.gemini_file_id);
  const { id } = await call<Generation>(origin, student, generateMcqs.path, order);
  const path = getGeneration.path.replace('{id}', id);
  while (!isSettled(await call<Generation>(origin, student, path))) await setTimeout(askAgainMs);
}
