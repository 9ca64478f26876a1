import { setTimeout } from 'node:timers/promises';
import { listFiles, startUpload, type UploadedFile } from '@akada/contract/material/notes.ts';
import { apiBase } from '@akada/contract/table.ts';
import type { Student } from '../instance/students.ts';

/** The polling interval of a waiting page, in milliseconds. */
const askAgainMs = 500;

/** @throws Error if the server rejects the note */
export async function sendNote(origin: string, student: Student, file: File): Promise<UploadedFile> {
  const form = new FormData();
  form.append('file', file);
  return call<UploadedFile>(origin, student, startUpload.path, form);
}

/** Waits until a note was read. @throws Error if it could not be read */
export async function readNote(
  origin: string,
  student: Student,
  { id }: Pick<UploadedFile, 'id'>,
): Promise<void> {
  for (;;) {
    const { items } = await call<{ items: UploadedFile[] }>(origin, student, listFiles.path);
    if (isSettled(items.find((note) => note.id === id))) return;
    await setTimeout(askAgainMs);
  }
}

/** @throws Error for every status except 2xx */
export async function call<Answer>(
  origin: string,
  { accessToken }: Student,
  path: string,
  body?: FormData,
): Promise<Answer> {
  const response = await fetch(origin + apiBase + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${accessToken}` },
    body,
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${answer}`);

  return JSON.parse(answer);
}

/** @returns true once the work is done @throws Error if it failed */
export function isSettled(work: { status: string; error: { message: string } | null } | undefined): boolean {
  if (work?.status === 'failed') throw new Error(`A note or its questions failed: ${work.error?.message}`);

  return work?.status === 'ready';
}
