/** Flashcard generation from a note: the same generations as for questions, with cards in them. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import * as z from 'zod/mini';
import { Card } from '../material/cards.ts';
import { CourseName, FileId } from '../material/notes.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams } from '../wire/fields.ts';
import { generationFields, Instructions, PageNumber } from './generation.ts';

export const CardGeneration = z.object({
  ...generationFields,
  kind: z.literal('flashcard'),
  /** Kept and undecided cards in their order; dropped cards are omitted. */
  items: z.array(Card),
});
export type CardGeneration = z.output<typeof CardGeneration>;

const wantedCount = 'Ask for 1 to 50 cards';

export const generateFlashcards = endpoint({
  id: 'generation.flashcards',
  summary:
    'Make flashcards from a note, as drafts to be kept or dropped; 202 while they are still being made',
  method: 'POST',
  path: '/student-tools/gemini/generate-flashcards',
  access: 'student',
  effect: 'key',
  object: { kind: 'file', in: 'body', field: 'gemini_file_id' },
  consumes: 'multipart',
  body: z.strictObject({
    gemini_file_id: FileId,
    card_count: z._default(
      z.coerce
        .number(wantedCount)
        .check(z.int(wantedCount), z.minimum(1, wantedCount), z.maximum(50, wantedCount)),
      10,
    ),
    course_name: CourseName,
    /** Both or none; none for the whole note. */
    first_page: z.optional(PageNumber),
    last_page: z.optional(PageNumber),
    context: Instructions,
  }),
  responses: { 200: CardGeneration, 202: CardGeneration },
  timeoutMs: timeoutsMs.generation,
});

export const getCardGeneration = endpoint({
  id: 'generation.get_flashcards',
  summary: 'One generation of flashcards, whatever its state',
  method: 'GET',
  path: '/student-tools/flashcard-generations/{id}',
  access: 'student',
  effect: 'safe',
  private: true,
  object: { kind: 'card_set', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 200: CardGeneration },
});
