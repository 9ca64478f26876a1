/** Tells the reporters of a question about each decision, once. */
import type { Verdict } from '@akada/core/exams/key-change.ts';
import { verdicts } from '@akada/core/exams/key-change.ts';
import * as z from 'zod/mini';
import type { Transaction } from '../../../platform/database/database.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import { declareEvent } from '../../../platform/outbox/event.ts';
import { recordOnce } from '../../../platform/outbox/outbox.ts';
import { type BankRow, namedQuestion } from '../../questions/keys/key-changing.service.ts';
import { findHeld } from '../holds/question-holds.queries.ts';

/** Somebody's report was decided about. */
export const questionReportDecided = declareEvent(
  'question.report_decided',
  z.strictObject({
    /** The question's name in a sentence. */
    question: z.string(),
    /** `waiting` to those whose running exam asks it: anything else would tell its key. */
    outcome: z.enum([...verdicts, 'waiting']),
    reason: z.nullable(z.string()),
  }),
);

export async function notifyReporters(
  tx: Transaction,
  reporters: readonly string[],
  {
    id,
    question,
    verdict,
    reason,
    now,
  }: { id: string; question: BankRow; verdict: Verdict; reason: string; now: number },
): Promise<void> {
  for (const userId of reporters) {
    const [held] = await findHeld(tx, { userId, now }, [question.id]);
    const said =
      held === undefined ? { outcome: verdict, reason } : { outcome: 'waiting' as const, reason: null };
    await recordOnce(tx, questionReportDecided, {
      userId,
      subjectId: repeatableId(questionReportDecided.name, id, userId),
      facts: { question: namedQuestion(question), ...said },
    });
  }
}
