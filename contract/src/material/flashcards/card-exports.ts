/** Cards as files of other programs. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { mineDeck } from '@akada/core/cards/card-rules.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { DeckPath } from '../cards.ts';
import { FileId } from '../notes.ts';

export const exportCards = endpoint({
  id: 'cards.export',
  summary:
    'My cards, or those of a deck, as a package of Anki with pictures, sounds and schedule, as a text of Anki, or as a table. Cards of questions that an exam holds, and undecided ones, are left out',
  method: 'GET',
  path: '/flashcards/export',
  access: 'student',
  effect: 'safe',
  private: true,
  query: z.strictObject({
    format: z.enum(['apkg', 'text', 'csv'], 'Choose apkg, text or csv'),
    /** An own deck, with the decks inside it. */
    deck: z.optional(DeckPath),
    course_id: z.optional(z.union([z.literal(mineDeck), z.uuid('Choose a course')])),
    /** A note. */
    deck_id: z.optional(FileId),
  }),
  /** The answer itself names the media type of its format. */
  sendsFile: 'application/octet-stream',
  responses: { 200: null },
  timeoutMs: timeoutsMs.engine,
});
