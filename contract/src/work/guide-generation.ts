/** Making study guides of notes, which the specification calls enhanced note explanations; a guide is its generation. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { guideOrigins } from '@akada/core/guide/guide-rules.ts';
import * as z from 'zod/mini';
import { GuideSection } from '../material/guides.ts';
import { FileId } from '../material/notes.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Cloth, getPage, IdParams, pagingFields } from '../wire/fields.ts';
import { generationFields, Instructions } from './generation.ts';

const { id, course_name, course, status, usage, error, created_at } = generationFields;

const guideFields = {
  id,
  /** The id of the note, which may have been deleted. */
  file_id: z.uuid(),
  /** The note's title when the guide was requested. */
  title: z.string(),
  course_name,
  course,
  /** The cloth of the note; null if it was deleted. */
  cloth: z.nullable(Cloth),
  status,
  /** The number of finished sections while it is made. Null before the note was read, and once the guide is ready. */
  progress: z.nullable(z.object({ done: z.int(), total: z.int() })),
  /** The maker of its sections, `mixed` if a model made some of them; null before it is ready. */
  origin: z.nullable(z.enum([...guideOrigins, 'mixed'])),
  /** Says it in a sentence for its reader; null before it is ready. */
  origin_sentence: z.nullable(z.string()),
  error,
  created_at,
};

export const GuideSummary = z.object({
  ...guideFields,
  /** The number of sections; 0 before it is ready. */
  sections: z.int(),
  /** The visible words of all sections. */
  words: z.int(),
});
export type GuideSummary = z.output<typeof GuideSummary>;

/** One shape for ready, still running and failed: waiting, polling and reopening share one path. */
export const Guide = z.object({
  ...guideFields,
  usage,
  /** In the order of the note; none before it is ready. */
  sections: z.array(GuideSection),
});
export type Guide = z.output<typeof Guide>;

export const generateGuide = endpoint({
  id: 'generation.guide',
  summary: 'Make a study guide of a note; 202 while it is still being made',
  method: 'POST',
  path: '/student-tools/gemini/generate-enhanced-note-explanation',
  access: 'student',
  effect: 'key',
  object: { kind: 'file', in: 'body', field: 'gemini_file_id' },
  consumes: 'multipart',
  body: z.strictObject({ gemini_file_id: FileId, context: Instructions }),
  responses: { 200: Guide, 202: Guide },
  timeoutMs: timeoutsMs.guide,
});

export const listGuides = endpoint({
  id: 'generation.guides',
  summary:
    'My study guides, newest first, of one note or all; also those that are being made or could not be made',
  method: 'GET',
  path: '/student-tools/enhanced-note-explanations',
  access: 'student',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, file_id: z.optional(FileId) }),
  responses: { 200: getPage(GuideSummary) },
});

export const getGuide = endpoint({
  id: 'generation.get_guide',
  summary: 'One study guide, whatever its state',
  method: 'GET',
  path: '/student-tools/enhanced-note-explanations/{id}',
  access: 'student',
  effect: 'safe',
  private: true,
  object: { kind: 'guide', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 200: Guide },
});
