/** The automatic first questions and first cards of a note, made once it has been read. */
import * as z from 'zod/mini';
import { FileId, firstSetCount, UploadedFile } from '../material/notes.ts';
import { endpoint } from '../wire/endpoint.ts';

/**
 * `off`: not requested. `waiting`: the note is still being read. `refused`: it was not started, and `message`
 * gives the reason.
 */
const FirstSetStatus = z.enum(['off', 'waiting', 'refused', 'queued', 'running', 'ready', 'failed']);

const FirstSet = z.object({
  wanted: z.int(),
  status: FirstSetStatus,
  /** Null before it is started. */
  generation_id: z.nullable(z.uuid()),
  made: z.int(),
  /** The reason for fewer items than requested, and what to do; null if there is no message. */
  message: z.nullable(z.string()),
});

export const FirstSets = z.object({
  /** The note's id. */
  id: z.uuid(),
  note: UploadedFile,
  questions: FirstSet,
  cards: FirstSet,
});
export type FirstSets = z.output<typeof FirstSets>;

const { least, most, refusal } = firstSetCount;
const Wanted = z.int(refusal).check(z.minimum(least, refusal), z.maximum(most, refusal));

const file = { kind: 'file', in: 'params', field: 'id' } as const;

export const listFirstSets = endpoint({
  id: 'first_sets.list',
  summary: 'Notes of mine whose first questions and cards are on the way or wait to be begun, newest first',
  method: 'GET',
  path: '/student-tools/first-sets',
  access: 'student',
  effect: 'safe',
  responses: { 200: z.object({ items: z.array(FirstSets) }) },
});

export const changeFirstSets = endpoint({
  id: 'first_sets.change',
  summary:
    'Change what is made of a note when it has been read, 0 for nothing; what has begun stays as it is',
  method: 'PUT',
  path: '/student-tools/first-sets/{id}',
  access: 'student',
  effect: 'natural',
  object: file,
  params: z.strictObject({ id: FileId }),
  body: z.strictObject({ questions: Wanted, cards: Wanted }),
  responses: { 200: FirstSets },
});

export const closeFirstSets = endpoint({
  id: 'first_sets.close',
  summary: 'Take a note off the list of first questions and cards; what was made of it stays',
  method: 'DELETE',
  path: '/student-tools/first-sets/{id}',
  access: 'student',
  effect: 'natural',
  object: file,
  params: z.strictObject({ id: FileId }),
  responses: { 204: null },
});
