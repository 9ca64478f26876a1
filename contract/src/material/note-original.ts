/** The file that a note was made from, as it was uploaded. */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { FileId } from './notes.ts';

export const prepareOriginal = endpoint({
  id: 'notes.prepare_original',
  summary: 'An address, good for a minute, at which a browser downloads the file as it was uploaded',
  method: 'POST',
  path: '/student-tools/gemini/files/{id}/original',
  access: 'student',
  effect: 'natural',
  object: { kind: 'file', in: 'params', field: 'id' },
  params: z.strictObject({ id: FileId }),
  responses: { 200: z.object({ download_path: z.string() }) },
});

/** Public, because a browser's own download sends no bearer token; the ticket identifies the owner. */
export const downloadOriginal = endpoint({
  id: 'notes.download_original',
  summary: 'An uploaded file, to be saved',
  method: 'GET',
  path: '/note-originals',
  access: 'public',
  effect: 'safe',
  query: z.strictObject({ ticket: z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,1000}$/)) }),
  sendsFile: 'application/octet-stream',
  responses: { 200: null },
});
