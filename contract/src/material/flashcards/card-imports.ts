/** Decks of Anki, Quizlet and tables: a preview first, then an import in parts that its owner can stop and continue. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { DeviceTimeZone, getPage, IdParams, Paging, Timestamp } from '../../wire/fields.ts';

export const CardImportStatus = z.enum(['queued', 'running', 'ready', 'done', 'failed', 'cancelled']);

/** `keep` imports the schedule of Anki; with `fresh` all cards start as new ones. */
const Schedule = z.enum(['keep', 'fresh'], 'Choose keep or fresh');

const Remark = z.object({ message: z.string(), cards: z.int() });

/** The content of a file. Nothing is stored before `cards.run_import`. */
export const CardImportPreview = z.object({
  format: z.enum(['anki', 'text']),
  /** Cards that can come in: each counts in one of the next three fields. */
  cards: z.int(),
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  kinds: z.object({ basic: z.int(), reversed: z.int(), cloze: z.int(), occlusion: z.int() }),
  /** The largest decks first, at most 100. */
  decks: z.array(z.object({ path: z.string(), cards: z.int() })),
  /** Note types of Anki with their notes, at most 50. */
  note_types: z.array(z.object({ name: z.string(), notes: z.int() })),
  pictures: z.int(),
  sounds: z.int(),
  tags: z.int(),
  /** Cards that were reviewed in Anki. */
  known: z.int(),
  /** Reasons for omitted cards, with advice for their owner, at most 50. */
  left_out: z.array(Remark),
  /** Changes to cards that come in, at most 50. */
  remarks: z.array(Remark),
  /** The first cards, without their pictures. */
  examples: z.array(z.object({ front: z.string(), back: z.string() })),
});
export type CardImportPreview = z.output<typeof CardImportPreview>;

export const CardImport = z.object({
  id: z.uuid(),
  /** `ready` waits for `cards.run_import` for a day; a cancelled import can continue for as long. */
  status: CardImportStatus,
  filename: z.string(),
  /** Null until the file is read. */
  preview: z.nullable(CardImportPreview),
  /** Set exactly if the import failed: what is wrong, and what to do. */
  problem: z.nullable(z.string()),
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  /** Added cards that are due today. */
  due: z.int(),
  /** Pictures and sounds that could not be read. */
  lost_files: z.int(),
  /** Set once the import was undone. */
  taken_back: z.nullable(
    z.object({
      /** Added cards that are deleted, and changed cards with their earlier texts. */
      removed: z.int(),
      restored: z.int(),
      /** Cards that stay because they were edited or reviewed since. */
      remaining: z.int(),
    }),
  ),
});
export type CardImport = z.output<typeof CardImport>;

/** An import as lists have it. */
const ListedCardImport = z.extend(z.omit(CardImport, { preview: true }), { created_at: Timestamp });
export type ListedCardImport = z.output<typeof ListedCardImport>;

const object = { kind: 'card_import', in: 'params', field: 'id' } as const;

const Sign = z.optional(
  z.string().check(z.minLength(1, 'Choose a sign'), z.maxLength(20, 'Choose a shorter sign')),
);

export const importCards = endpoint({
  id: 'cards.import',
  summary:
    'Read an Anki package or a text of cards; 202 while it is still being read. A file that cannot be read: 422 with the reason. It costs no unit of a plan',
  method: 'POST',
  path: '/flashcards/import',
  access: 'student',
  effect: 'key',
  consumes: 'multipart',
  file: 'file',
  fileLimitBytes: cardLimits.importBytes,
  body: z.strictObject({
    /** `true` stops at the preview. */
    dry_run: z._default(z.enum(['true', 'false'], 'Say true or false'), 'false'),
    schedule: z._default(Schedule, 'keep'),
    /** The signs between front and back of a text, and between its cards, are found in the text if omitted. */
    separator: Sign,
    row_separator: Sign,
    zone: DeviceTimeZone,
  }),
  responses: { 200: CardImport, 202: CardImport },
  timeoutMs: timeoutsMs.upload,
});

export const getCardImport = endpoint({
  id: 'cards.get_import',
  summary: 'An import of mine, whatever its state; it is kept for 30 days',
  method: 'GET',
  path: '/flashcards/imports/{id}',
  access: 'student',
  effect: 'safe',
  private: true,
  object,
  params: IdParams,
  responses: { 200: CardImport },
});

export const runCardImport = endpoint({
  id: 'cards.run_import',
  summary:
    'Bring in the cards of a preview, or go on with a cancelled import. A running or finished import stays as it is',
  method: 'POST',
  path: '/flashcards/imports/{id}/run',
  access: 'student',
  effect: 'natural',
  object,
  params: IdParams,
  body: z.strictObject({ schedule: Schedule }),
  responses: { 200: CardImport },
});

export const cancelCardImport = endpoint({
  id: 'cards.cancel_import',
  summary: 'Stop an import. Cards that are in stay; a finished import stays as it is',
  method: 'POST',
  path: '/flashcards/imports/{id}/cancel',
  access: 'student',
  effect: 'natural',
  object,
  params: IdParams,
  responses: { 200: CardImport },
});

export const takeBackCardImport = endpoint({
  id: 'cards.take_back_import',
  summary:
    'Undo an ended import: delete the cards that it added, and put back those that it changed. Cards that I edited or reviewed since stay and are counted',
  method: 'POST',
  path: '/flashcards/imports/{id}/take-back',
  access: 'student',
  effect: 'natural',
  object,
  params: IdParams,
  responses: { 200: CardImport },
});

export const listCardImports = endpoint({
  id: 'cards.list_imports',
  summary: 'My imports of the last 30 days without previews, the newest first',
  method: 'GET',
  path: '/flashcards/imports',
  access: 'student',
  effect: 'safe',
  query: Paging,
  responses: { 200: getPage(ListedCardImport) },
});
