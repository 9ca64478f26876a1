/** Handed-in papers of a tutor's exam, and the marks that the tutor gives to their essays. */
import { timeoutsMs } from '@akada/core/access/waiting.ts';
import * as z from 'zod/mini';
import { sharedPassages } from '../../material/questions.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../../wire/fields.ts';
import { ReviewedQuestion } from '../exam-results.ts';
import { EssayMarks, essayMarkFields } from './essay-marks.ts';

const scoreFields = {
  score: z.number(),
  max_score: z.number(),
  /** The share of the marks, 0-100. */
  percent: z.int(),
  /** Answered essays that wait for marks; each counts 0 until then. */
  waiting: z.int(),
};

const paperFields = {
  exam_id: z.uuid(),
  student: z.object({ id: z.uuid(), full_name: z.string() }),
  /** The number of the student's attempt, from 1. */
  attempt: z.int(),
  finished_at: Timestamp,
  finished_by: z.enum(['submit', 'deadline']),
  ...scoreFields,
};

export const PaperSummary = z.object(paperFields);
export type PaperSummary = z.output<typeof PaperSummary>;

/** A proposal of a language model. It never counts, and no student sees it. */
export const EssayProposal = z.object({
  /** In the order of the criteria. */
  criteria: z.array(
    z.object({
      points: z.number(),
      /** Verbatim from the answer. */
      quotation: z.string(),
      /** One sentence. */
      reason: z.string(),
    }),
  ),
  model: z.string(),
  created_at: Timestamp,
});
export type EssayProposal = z.output<typeof EssayProposal>;

/** The state of an essay, as the tutor sees it. */
export const PaperEssay = z.object({
  /** Null while it waits for marks; an unwritten essay needs none. */
  marks: z.nullable(EssayMarks),
  /** True if it was written and has no marks. */
  is_waiting: z.boolean(),
  proposal: z.nullable(EssayProposal),
});
export type PaperEssay = z.output<typeof PaperEssay>;

export const PaperQuestion = z.object({
  question: ReviewedQuestion,
  /** Absent for every other type. */
  essay: z.optional(PaperEssay),
});
export type PaperQuestion = z.output<typeof PaperQuestion>;

export const Paper = z.object({
  ...paperFields,
  title: z.string(),
  /** In the order in which the student saw them. */
  questions: z.array(PaperQuestion),
  /** The papers around it, in the order of the list. */
  previous_id: z.nullable(z.uuid()),
  next_id: z.nullable(z.uuid()),
  /** The next paper that waits for marks, from the start again after the last one; null if no other waits. */
  next_waiting_id: z.nullable(z.uuid()),
  /** True if a language model is set up, and the student agreed to it. */
  may_propose: z.boolean(),
  ...sharedPassages,
});
export type Paper = z.output<typeof Paper>;

/** Marks that were saved, and the score of the paper with them. */
export const MarkedEssay = z.object({
  essay: PaperEssay,
  ...scoreFields,
});
export type MarkedEssay = z.output<typeof MarkedEssay>;

const courseExam = { kind: 'course_exam', in: 'params', field: 'id' } as const;
const PaperParams = z.strictObject({ id: z.uuid(), exam_id: z.uuid() });
const EssayParams = z.strictObject({ id: z.uuid(), exam_id: z.uuid(), question_id: z.uuid() });

export const listPapers = endpoint({
  id: 'papers.list',
  summary: 'Handed-in papers of an exam that I set, the first one first',
  method: 'GET',
  path: '/course-exams/{id}/papers',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: courseExam,
  params: IdParams,
  query: z.strictObject({
    ...pagingFields,
    /** `waiting`: only papers that wait for marks. */
    state: z.optional(z.enum(['waiting', 'marked'], 'Choose waiting or marked')),
  }),
  responses: { 200: getPage(PaperSummary) },
});

export const getPaper = endpoint({
  id: 'papers.get',
  summary: 'A handed-in paper with its answers and marks',
  method: 'GET',
  path: '/course-exams/{id}/papers/{exam_id}',
  access: 'tutor',
  effect: 'safe',
  private: true,
  object: courseExam,
  params: PaperParams,
  responses: { 200: Paper },
});

export const markEssay = endpoint({
  id: 'papers.mark_essay',
  summary:
    'Mark an essay of a paper. Changed by another edit since: 409 with the present marks in `detail.marks`',
  method: 'PUT',
  path: '/course-exams/{id}/papers/{exam_id}/essays/{question_id}',
  access: 'tutor',
  effect: 'natural',
  object: courseExam,
  params: EssayParams,
  body: z.strictObject({
    ...essayMarkFields,
    /** The version of the marks that the caller saw; 0 for an essay without marks. */
    version: z.int('Load this page again').check(z.minimum(0), z.maximum(2_147_483_646)),
  }),
  responses: { 200: MarkedEssay },
});

export const proposeMarks = endpoint({
  id: 'papers.propose_marks',
  summary:
    'Ask the language model for points with a quotation and a reason for each criterion. The first proposal stays; no model or no consent of the student: 409',
  method: 'POST',
  path: '/course-exams/{id}/papers/{exam_id}/essays/{question_id}/proposal',
  access: 'tutor',
  effect: 'natural',
  object: courseExam,
  params: EssayParams,
  timeoutMs: timeoutsMs.engine,
  responses: { 200: EssayProposal },
});

/** The release of the marks of an exam to its students. */
export const MarksRelease = z.object({
  /** True if students see no marks before the release. */
  is_needed: z.boolean(),
  /** Null before the release. */
  released_at: z.nullable(Timestamp),
  /** Students with a paper. */
  students: z.int(),
  /** Papers that are marked, and papers that still wait for marks. */
  marked: z.int(),
  waiting: z.int(),
});
export type MarksRelease = z.output<typeof MarksRelease>;

export const getRelease = endpoint({
  id: 'papers.get_release',
  summary: 'The release of the marks of an exam that I set',
  method: 'GET',
  path: '/course-exams/{id}/release',
  access: 'tutor',
  effect: 'safe',
  object: courseExam,
  params: IdParams,
  responses: { 200: MarksRelease },
});

export const releaseMarks = endpoint({
  id: 'papers.release',
  summary:
    'Show marks and comments to all students of an exam together, and tell them once. Papers that wait show when they are marked',
  method: 'POST',
  path: '/course-exams/{id}/release',
  access: 'tutor',
  effect: 'natural',
  object: courseExam,
  params: IdParams,
  responses: { 200: MarksRelease },
});
