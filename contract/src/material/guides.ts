/** Study guides: a note explained section by section. Each statement carries the passage of the note that states it. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { guideFacts, guideLimits, guideOrigins } from '@akada/core/guide/guide-rules.ts';
import * as z from 'zod/mini';
import { SentTree } from '../wire/content/sent-content.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams } from '../wire/fields.ts';
import { restorable } from './questions.ts';

/** A text in Markdown and its rendered form; `content` is null if the text is one plain paragraph. */
const shownText = { text: z.string(), content: SentTree };

const passages = {
  /** The passages of the note that state it, best first. */
  passages: z.array(
    z.object({
      page: z.int(),
      /** The quote appears in the page's text exactly as written here. */
      quote: z.string(),
    }),
  ),
};

export const GuideText = z.object(shownText);
export type GuideText = z.output<typeof GuideText>;

export const GuideStatement = z.object({ ...shownText, ...passages });
export type GuideStatement = z.output<typeof GuideStatement>;

/** The parts of a section come in reading order; there may be several of one kind. */
export const GuidePart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('points'), title: z.nullable(GuideText), items: z.array(GuideStatement) }),
  /** A term and its meaning. */
  z.object({
    kind: z.literal('terms'),
    title: z.nullable(GuideText),
    items: z.array(z.object({ name: GuideText, ...shownText, ...passages })),
  }),
  z.object({
    kind: z.literal('facts'),
    items: z.array(z.object({ fact: z.enum(guideFacts), ...shownText, ...passages })),
  }),
  z.object({ kind: z.literal('steps'), title: z.nullable(GuideText), items: z.array(GuideStatement) }),
  z.object({
    kind: z.literal('table'),
    caption: z.nullable(GuideText),
    /** Each row has as many cells. */
    columns: z.array(GuideText),
    rows: z.array(z.object({ cells: z.array(GuideText), ...passages })),
  }),
  /** The note's text about a picture; the picture itself is on the page of its passage. */
  z.object({ kind: z.literal('figure'), ...shownText, ...passages }),
  /** `source` is Mermaid. */
  z.object({
    kind: z.literal('diagram'),
    title: z.nullable(GuideText),
    source: z.string(),
    ...passages,
  }),
]);
export type GuidePart = z.output<typeof GuidePart>;

export const GuideCheckItem = z.object({
  /** `written` with the guide, or a card or a question of the note. */
  kind: z.enum(['written', 'card', 'question']),
  /** The id of the card or the question. */
  id: z.nullable(z.uuid()),
  question: GuideText,
  answer: GuideText,
  ...passages,
});
export type GuideCheckItem = z.output<typeof GuideCheckItem>;

export const GuideSection = z.object({
  /** From 1, in the order of the guide. */
  number: z.int(),
  title: GuideText,
  /** 1 for a chapter of the note, 2 for a section within a chapter. */
  level: z.int(),
  first_page: z.int(),
  last_page: z.int(),
  /** The origin: sentences of the note itself, or a language model. */
  origin: z.enum(guideOrigins),
  /** Its statements are one paragraph; the first one says in a list of sections what each is about. May be empty. */
  overview: z.array(GuideStatement),
  parts: z.array(GuidePart),
  /** The student's own text in its position; null if nothing was written. */
  own: z.nullable(GuideText),
  /** True if `own` is shown instead of overview and parts. */
  shows_own: z.boolean(),
  /** A few of them; all that there are of the pages are counted below. */
  check: z.array(GuideCheckItem),
  /** Cards and questions of the note that its pages state. */
  cards: z.int(),
  questions: z.int(),
  /** The number of visible words. */
  words: z.int(),
  /** Statements that could not be verified and are not shown. */
  left_out: z.int(),
  /** A model's statements were compared with the note by words only, because no second reading was possible; absent else. */
  compared_by_words: z.optional(z.boolean()),
  /** The reason, as the words after "because", that a language model has not written this section yet. Absent else. */
  left_because: z.optional(z.string()),
  /** Raised by each change. */
  version: z.int(),
});
export type GuideSection = z.output<typeof GuideSection>;

const guide = { kind: 'guide', in: 'params', field: 'id' } as const;

const SectionParams = z.strictObject({
  id: z.uuid(),
  number: z.coerce
    .number('Give the number of a section')
    .check(z.int('Give the number of a section'), z.minimum(1), z.maximum(1_000)),
});

const version = z.int('Say which version was changed').check(z.minimum(1), z.maximum(2_147_483_647));

export const editGuideSection = endpoint({
  id: 'guides.edit_section',
  summary:
    'Write a section in my own words, or show what was made for it again. Changed by another edit since: 409, with the present section in `detail.section`',
  method: 'PUT',
  path: '/student-tools/enhanced-note-explanation/{id}/sections/{number}',
  access: 'student',
  effect: 'natural',
  object: guide,
  params: SectionParams,
  body: z.strictObject({
    /** Markdown. Null shows what was made for it again; the text that was written stays in `own`. */
    text: z.nullable(
      z
        .string('Write the section')
        .check(
          z.trim(),
          z.minLength(1, 'Write the section'),
          z.maxLength(
            guideLimits.ownText,
            `Keep a section under ${guideLimits.ownText.toLocaleString('en')} characters`,
          ),
        ),
    ),
    /** The version that the editor saw. */
    version,
  }),
  responses: { 200: GuideSection },
});

export const regenerateGuideSection = endpoint({
  id: 'guides.regenerate_section',
  summary:
    'Make one section again; it counts for nothing. What was written in its position stays in `own`. Changed since: 409 as above',
  method: 'POST',
  path: '/student-tools/enhanced-note-explanation/{id}/sections/{number}/regenerate',
  access: 'student',
  effect: 'key',
  object: guide,
  params: SectionParams,
  body: z.strictObject({ version }),
  responses: { 200: GuideSection },
  timeoutMs: timeoutsMs.engine,
});

export const deleteGuide = endpoint({
  id: 'guides.delete',
  summary: 'Delete a study guide; for an hour it can be restored',
  method: 'DELETE',
  path: '/student-tools/enhanced-note-explanation/{id}',
  access: 'student',
  effect: 'natural',
  object: guide,
  params: IdParams,
  responses: { 204: null },
});

export const restoreGuide = endpoint({
  id: 'guides.restore',
  summary: 'Take the deletion of a study guide back, for an hour',
  method: 'POST',
  path: '/student-tools/enhanced-note-explanation/{id}/restore',
  access: 'student',
  effect: 'natural',
  object: guide,
  params: IdParams,
  responses: { 204: null },
});

export const DeletedGuide = z.object({ id: z.uuid(), title: z.string(), ...restorable });
export type DeletedGuide = z.output<typeof DeletedGuide>;

export const listDeletedGuides = endpoint({
  id: 'guides.list_deleted',
  summary: 'My study guides that were deleted and can be restored, the last one first, at most 100',
  method: 'GET',
  path: '/student-tools/deleted-enhanced-note-explanations',
  access: 'student',
  effect: 'safe',
  responses: { 200: z.object({ items: z.array(DeletedGuide) }) },
});

export const exportGuide = endpoint({
  id: 'guides.export',
  summary: 'A study guide as a Markdown file, with the pages of its statements',
  method: 'GET',
  path: '/student-tools/enhanced-note-explanations/{id}/markdown',
  access: 'student',
  effect: 'safe',
  private: true,
  object: guide,
  params: IdParams,
  sendsFile: 'text/markdown',
  responses: { 200: null },
});
