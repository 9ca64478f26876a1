/** The shelf of a student: past papers by subject, the topics that are asked most, and practice by year and topic. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, pagingFields } from '../wire/fields.ts';
import { PastPaper, pastPaperLimits } from './past-papers.ts';

/** Maximum number of papers of a subject on the shelf, and of topics that it shows of a subject. */
export const shelfLimits = { papers: 8, topics: 3 } as const;

/** The subject of papers, whatever its case and spaces; empty for papers that name none. */
const Subject = z.string('Choose a subject').check(z.maxLength(pastPaperLimits.text, 'Choose a subject'));

/** A topic that past papers ask. */
export const PaperTopic = z.object({
  topic: z.string(),
  questions: z.int(),
  /** The number of years that ask it; a paper without a year counts as a year. */
  years: z.int(),
  /** 0 to 1: its part of the questions with a topic, which is its weight in practice. */
  share: z.number(),
});
export type PaperTopic = z.output<typeof PaperTopic>;

export const ShelfPaper = z.pick(PastPaper, {
  id: true,
  note_id: true,
  title: true,
  body: true,
  year: true,
  questions: true,
  ready: true,
  without_key: true,
});
export type ShelfPaper = z.output<typeof ShelfPaper>;

const counts = {
  /** The number of papers. */
  papers: z.int(),
  questions: z.int(),
  ready: z.int(),
  without_key: z.int(),
};

export const ShelfSubject = z.object({
  subject: z.string(),
  ...counts,
  /** The latest years first, at most as many as the limit. */
  newest: z.array(ShelfPaper),
  /** The topics that are asked most, at most as many as the limit. */
  most_asked: z.array(PaperTopic),
});
export type ShelfSubject = z.output<typeof ShelfSubject>;

export const showPastPaperShelf = endpoint({
  id: 'past_papers.shelf',
  summary: 'The subjects of my past papers by name, with their papers and the topics that are asked most',
  method: 'GET',
  path: '/student-tools/past-paper-shelf',
  access: 'student',
  effect: 'safe',
  query: z.strictObject(pagingFields),
  responses: { 200: getPage(ShelfSubject) },
});

export const PastPaperSubject = z.object({
  subject: z.string(),
  ...counts,
  /** The years of its papers, the latest first; null for papers without a year. */
  years: z.array(z.object({ year: z.nullable(z.string()), papers: z.int(), questions: z.int() })),
  /** The most asked topic first. */
  topics: z.array(PaperTopic),
  /** The number of counted questions without a topic. */
  without_topic: z.int(),
});
export type PastPaperSubject = z.output<typeof PastPaperSubject>;

export const getPastPaperSubject = endpoint({
  id: 'past_papers.subject',
  summary: 'The years and the topics of my past papers of one subject; all counts are 0 if there are none',
  method: 'GET',
  path: '/student-tools/past-paper-subject',
  access: 'student',
  effect: 'safe',
  private: true,
  query: z.strictObject({ subject: Subject }),
  responses: { 200: PastPaperSubject },
});

export const practisePastPapers = endpoint({
  id: 'past_papers.practise',
  summary:
    'Draw questions of my past papers by year and topic; ready questions join their sets first. The same seed draws the same ones',
  method: 'POST',
  path: '/student-tools/past-paper-practice',
  access: 'student',
  effect: 'natural',
  body: z.strictObject({
    subject: Subject,
    /** All years if absent; an empty text means papers without a year. */
    years: z.optional(
      z
        .array(z.string().check(z.maxLength(20)))
        .check(z.minLength(1, 'Choose a year'), z.maxLength(100, 'Choose at most 100 years')),
    ),
    /** Questions of all topics, and without one, if absent. */
    topics: z.optional(
      z
        .array(z.string().check(z.maxLength(pastPaperLimits.text)))
        .check(z.minLength(1, 'Choose a topic'), z.maxLength(100, 'Choose at most 100 topics')),
    ),
    count: z
      .int('Choose 1 to 100 questions')
      .check(z.minimum(1, 'Choose 1 to 100 questions'), z.maximum(100, 'Choose 1 to 100 questions')),
    /** `as_asked` draws each topic in proportion to its weight; `mixed` draws any question. */
    order: z._default(z.enum(['as_asked', 'mixed'], 'Choose as_asked or mixed'), 'as_asked'),
    seed: z.uuid('Give the id of the draw'),
  }),
  responses: {
    200: z.object({
      /** Questions to practise, in random order. */
      question_ids: z.array(z.uuid()),
      /** The number of questions that could be drawn. */
      available: z.int(),
    }),
  },
  timeoutMs: timeoutsMs.engine,
});
