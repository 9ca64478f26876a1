/** Making study items out of a note. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import * as z from 'zod/mini';
import { UsageKind } from '../base/usage.ts';
import { CourseName, FileId } from '../material/notes.ts';
import { Question } from '../material/questions.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams, pageOf, pagingFields, Timestamp } from '../wire/fields.ts';

export const GenerationStatus = z.enum(['queued', 'running', 'ready', 'failed']);

/** One shape for ready, still running and failed: waiting, polling and reopening share one path. */
export const Generation = z.object({
  id: z.uuid(),
  kind: z.literal('mcq'),
  file_id: z.uuid(),
  status: GenerationStatus,
  requested: z.int(),
  made: z.int(),
  items: z.array(Question),
  /** Why there are fewer than were asked for, and what to do; null where there are as many. */
  shortfall: z.nullable(
    z.object({
      code: z.string(),
      message: z.string(),
      /** False where the unit was given back. */ counted: z.boolean(),
    }),
  ),
  usage: z.object({ kind: UsageKind, used: z.int(), limit: z.int(), resets_at: Timestamp }),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  created_at: Timestamp,
});
export type Generation = z.output<typeof Generation>;

export const generateMcqs = endpoint({
  id: 'generation.mcqs',
  summary: 'Make multiple-choice questions from a note; 202 while they are still being made',
  method: 'POST',
  path: '/student-tools/gemini/generate-mcqs',
  access: 'student',
  effect: 'key',
  object: { kind: 'file', in: 'body', field: 'gemini_file_id' },
  consumes: 'multipart',
  body: z.strictObject({
    gemini_file_id: FileId,
    question_count: z._default(
      z.coerce
        .number('Ask for 1 to 50 questions')
        .check(
          z.int('Ask for 1 to 50 questions'),
          z.minimum(1, 'Ask for 1 to 50 questions'),
          z.maximum(50, 'Ask for 1 to 50 questions'),
        ),
      10,
    ),
    course_name: CourseName,
    context: z._default(
      z.string().check(z.trim(), z.maxLength(2_000, 'Keep the instructions under 2,000 characters')),
      '',
    ),
  }),
  responses: { 200: Generation, 202: Generation },
  timeoutMs: timeoutsMs.generation,
});

export const getGeneration = endpoint({
  id: 'generation.get',
  summary: 'One generation, whatever its state',
  method: 'GET',
  path: '/student-tools/generations/{id}',
  access: 'student',
  effect: 'safe',
  object: { kind: 'generation', in: 'params', field: 'id' },
  params: IdParams,
  responses: { 200: Generation },
});

/** Questions that were made at once. */
export const QuestionSetSummary = z.object({
  id: z.uuid(),
  file_id: z.uuid(),
  /** How many there were when they were made. */
  made: z.int(),
  created_at: Timestamp,
});

export type QuestionSetSummary = z.output<typeof QuestionSetSummary>;

export const listGenerations = endpoint({
  id: 'generation.list',
  summary: 'My sets of questions, newest first, of one file or all',
  method: 'GET',
  path: '/student-tools/generations',
  access: 'student',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, file_id: z.optional(FileId) }),
  responses: { 200: pageOf(QuestionSetSummary) },
});
