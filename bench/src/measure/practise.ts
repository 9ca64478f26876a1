import { setTimeout } from 'node:timers/promises';
import { type Generation, generateMcqs, getGeneration } from '@akada/contract/generation.ts';
import { listFiles, startUpload, type UploadedFile } from '@akada/contract/notes.ts';
import { apiBase } from '@akada/contract/table.ts';
import type { Student } from '../place/students.ts';
import type { WholeProduct } from '../servers/whole-product.ts';
import type { Chapter } from '../study/chapters.ts';

/** How often a page that waits asks again, in milliseconds. */
const askAgainMs = 500;

/**
 * One student's way from a file to ten questions, by the product's own calls.
 * @throws Error when any step of it fails
 */
export async function practise(
  { origin }: WholeProduct,
  student: Student | undefined,
  chapter: Chapter,
): Promise<void> {
  const call = caller(origin, student?.accessToken ?? '');
  const upload = new FormData();
  upload.append('file', new File([chapter.text], chapter.filename));
  const { gemini_file_id } = await call<UploadedFile>(startUpload.path, upload);
  await until(async () => {
    const { items } = await call<{ items: UploadedFile[] }>(listFiles.path);
    return settled(items.find((file) => file.gemini_file_id === gemini_file_id));
  });

  const order = new FormData();
  order.append('gemini_file_id', gemini_file_id);
  const { id } = await call<Generation>(generateMcqs.path, order);
  await until(async () => settled(await call<Generation>(getGeneration.path.replace('{id}', id))));
}

function caller(origin: string, accessToken: string) {
  return async <Answer>(path: string, body?: FormData): Promise<Answer> => {
    const response = await fetch(origin + apiBase + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${accessToken}` },
      body,
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer}`);

    return JSON.parse(answer);
  };
}

function settled(work: Pick<UploadedFile | Generation, 'status' | 'error'> | undefined): boolean {
  if (work?.status === 'failed') throw new Error(`A chapter failed: ${work.error?.message}`);

  return work?.status === 'ready';
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setTimeout(askAgainMs);
}
