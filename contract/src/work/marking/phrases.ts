/** Phrases that a tutor uses again in comments. A phrase is its text. */
import { remarkLimits } from '@akada/core/exams/papers/paper-remarks.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';

const Phrase = z
  .string('Write the phrase')
  .check(
    z.trim(),
    z.minLength(1, 'Write the phrase'),
    z.maxLength(remarkLimits.phrase, `A phrase has at most ${remarkLimits.phrase} characters`),
  );

/** In the order of the alphabet. */
export const Phrases = z.object({ items: z.array(z.string()) });
export type Phrases = z.output<typeof Phrases>;

export const listPhrases = endpoint({
  id: 'phrases.list',
  summary: 'My saved phrases for comments',
  method: 'GET',
  path: '/comment-phrases',
  access: 'tutor',
  effect: 'safe',
  responses: { 200: Phrases },
});

export const savePhrase = endpoint({
  id: 'phrases.save',
  summary: 'Save a phrase, or change one: `previous` is its former text. More than 100: 409',
  method: 'PUT',
  path: '/comment-phrases',
  access: 'tutor',
  effect: 'natural',
  body: z.strictObject({ text: Phrase, previous: z._default(z.nullable(Phrase), null) }),
  responses: { 200: Phrases },
});

export const removePhrase = endpoint({
  id: 'phrases.remove',
  summary: 'Remove a phrase',
  method: 'POST',
  path: '/comment-phrases/remove',
  access: 'tutor',
  effect: 'natural',
  body: z.strictObject({ text: Phrase }),
  responses: { 200: Phrases },
});
