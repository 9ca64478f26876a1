/**
 * A question that students dispute, in one screen for administrators: the reports, the affected marks, and
 * the decision.
 */
import { ruleOfVerdict, verdicts } from '@akada/core/exams/key-change.ts';
import * as z from 'zod/mini';
import { BankQuestion, QuestionReport } from '../material/question-bank.ts';
import { QuestionBody } from '../material/question-bodies.ts';
import { endpoint } from '../wire/endpoint.ts';
import { getPage, IdParams, pagingFields, Timestamp } from '../wire/fields.ts';
import { AnswerIndexes, KeyChange, KeyReason, SentAnswerIndexes } from './marking/regrading.ts';
import { QuestionStatistics } from './statistics.ts';

export const Verdict = z.enum(verdicts, 'Choose what becomes of the question');
export type Verdict = z.output<typeof Verdict>;

export const Dispute = z.object({
  question: z.omit(BankQuestion, { reports: true }),
  owner_name: z.nullable(z.string()),
  course_name: z.nullable(z.string()),
  /** The source note; null if it was made from none. The note itself is its owner's. */
  source: z.nullable(
    z.object({ page: z.nullable(z.int()), section: z.nullable(z.string()), quote: z.string() }),
  ),
  /** Reports without a decision, and when the oldest one came. */
  open_reports: z.int(),
  reported_since: z.nullable(Timestamp),
  /** The newest 100, newest first. */
  reports: z.array(z.object({ ...QuestionReport.shape, outcome: z.nullable(Verdict) })),
  statistics: QuestionStatistics,
});
export type Dispute = z.output<typeof Dispute>;

/** Only this screen decides reports, so an administrator may name any question. */
const ofAny = { access: 'admin', params: IdParams } as const;

export const readDispute = endpoint({
  ...ofAny,
  id: 'disputes.get',
  summary: 'A question of any bank with what students and exams say of it',
  method: 'GET',
  path: '/admin/questions/{id}/dispute',
  effect: 'safe',
  responses: { 200: Dispute },
});

export const DisputedAttempt = z.object({
  exam_id: z.uuid(),
  student: z.object({ id: z.uuid(), full_name: z.string() }),
  title: z.string(),
  finished_at: Timestamp,
  /** The score of the exam, current and proposed. */
  score: z.number(),
  score_after: z.number(),
  max_score: z.number(),
});
export type DisputedAttempt = z.output<typeof DisputedAttempt>;

export const listDisputedAttempts = endpoint({
  ...ofAny,
  id: 'disputes.attempts',
  summary:
    'Exams that ended and asked the question as it is now, the last one first, with the score after a decision',
  method: 'GET',
  path: '/admin/questions/{id}/attempts',
  effect: 'safe',
  query: z.strictObject({ ...pagingFields, verdict: Verdict, answer_indexes: z.optional(SentAnswerIndexes) }),
  responses: { 200: getPage(DisputedAttempt) },
});

export const listDisputedBodyAttempts = endpoint({
  ...ofAny,
  id: 'disputes.body_attempts',
  summary: 'The same exams with the score after another key of a type without options',
  method: 'POST',
  path: '/admin/questions/{id}/attempts',
  effect: 'safe',
  query: z.strictObject(pagingFields),
  body: z.strictObject({ verdict: Verdict, body: QuestionBody }),
  responses: { 200: getPage(DisputedAttempt) },
});

export const Decision = z.object({
  /** Null if no mark is about to change. */
  key_change: z.nullable(KeyChange),
  dispute: Dispute,
});
export type Decision = z.output<typeof Decision>;

export const decideDispute = endpoint({
  ...ofAny,
  id: 'disputes.decide',
  summary:
    'Decide about a question and its open reports. Would it lower marks without `lowering`: 409, with `detail.counts`. Changed or decided meanwhile: 409, with `detail.dispute`',
  method: 'POST',
  path: '/admin/questions/{id}/decision',
  effect: 'key',
  body: z.strictObject({
    verdict: Verdict,
    /** The new key, which only `new_key` and `accept_several` read. */
    answer_indexes: z.optional(AnswerIndexes),
    body: z.optional(QuestionBody),
    /** Students whose marks change, reporters and the owner read it. */
    reason: KeyReason,
    /** The version and the number of open reports that the caller saw. */
    version: z.int('Load this page again').check(z.minimum(1), z.maximum(2_147_483_647)),
    open_reports: z.int('Load this page again').check(z.minimum(0), z.maximum(2_147_483_647)),
    /** Says yes to marks that fall. */
    lowering: z._default(z.boolean(), false),
  }),
  responses: { 201: Decision },
});

/** @returns whether a decision marks exams that ended again */
export function changesMarks(verdict: Verdict): boolean {
  return ruleOfVerdict[verdict] !== 'leave';
}
