/** Sounds in cards: pronunciations, calls of birds, a student's own voice. A text names one as `[description](sound:<id>)`. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParams } from '../../wire/fields.ts';

export const CardSound = z.object({ id: z.uuid(), bytes: z.int() });
export type CardSound = z.output<typeof CardSound>;

export const addCardSound = endpoint({
  id: 'card_sounds.add',
  summary: 'Keep a sound for cards: MP3, M4A, OGG, WAV or WebM, as it is; the same file answers the same id',
  method: 'POST',
  path: '/flashcards/sounds',
  access: 'student',
  effect: 'natural',
  consumes: 'multipart',
  file: 'file',
  fileLimitBytes: cardLimits.soundBytes,
  body: z.strictObject({}),
  responses: { 201: CardSound },
  timeoutMs: timeoutsMs.upload,
});

/** Public like a picture: the id cannot be guessed, and only texts name it. */
export const readCardSound = endpoint({
  id: 'card_sounds.read',
  summary: 'A sound of a card',
  method: 'GET',
  path: '/flashcards/sounds/{id}',
  access: 'public',
  effect: 'safe',
  params: IdParams,
  sendsFile: 'audio/mpeg',
  responses: { 200: null },
});
