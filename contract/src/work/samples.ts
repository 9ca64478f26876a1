/** A sample note for people who have no note at hand. */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';

export const SampleNote = z.object({
  note_id: z.uuid(),
  /** Ids of the generations: a set of questions, a stack of cards and a study guide. */
  questions_id: z.uuid(),
  cards_id: z.uuid(),
  guide_id: z.uuid(),
});
export type SampleNote = z.output<typeof SampleNote>;

export const getSample = endpoint({
  id: 'samples.get',
  summary: 'My sample note; null where I have none, or have deleted it',
  method: 'GET',
  path: '/student-tools/sample',
  access: 'student',
  effect: 'safe',
  responses: { 200: z.object({ sample: z.nullable(SampleNote) }) },
});

export const takeSample = endpoint({
  id: 'samples.take',
  summary: 'Give me the sample note with its questions, cards and guide; it uses nothing of the month',
  method: 'POST',
  path: '/student-tools/sample',
  access: 'student',
  effect: 'natural',
  responses: { 200: SampleNote },
});
