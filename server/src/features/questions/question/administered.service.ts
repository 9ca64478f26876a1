/** Records administrators' changes to questions of others in the audit log, and notifies each owner once. */
import type { AdministeredAct } from '@akada/core/notifications/questions.ts';
import * as z from 'zod/mini';
import { type AuditChange, writeAudit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import { declareEvent } from '../../../platform/outbox/event.ts';
import { recordOnce } from '../../../platform/outbox/outbox.ts';
import { namedQuestion } from './question-naming.ts';
import type { StoredQuestion } from './questions.tables.ts';

/** Editors save by themselves every few seconds: of one act on one question an owner hears once in an hour. */
export const questionAdministered = declareEvent(
  'question.administered',
  z.strictObject({
    /** The name of the first question in a sentence. */
    question: z.string(),
    questionId: z.uuid(),
    /** The number of other questions. */
    more: z.int(),
    what: z.enum(['edit', 'publish', 'draft', 'retire', 'tag', 'untag', 'move', 'undo']),
    reason: z.nullable(z.string()),
  }),
);

const hourMs = 60 * 60_000;

type Administered = Pick<StoredQuestion, 'id' | 'stem' | 'userId'> & { change: AuditChange };

interface Act {
  actorId: string;
  what: AdministeredAct;
  reason: string | null;
  /** Milliseconds since the epoch. */
  now: number;
}

/** The sample is nobody's, and what one does oneself is no news. */
export async function recordAdministered(
  tx: Transaction,
  { actorId, what, reason, now }: Act,
  questions: readonly Administered[],
): Promise<void> {
  const entries = questions.map(({ id, userId, change: { before, after } }) => ({
    actorId,
    targetId: userId ?? actorId,
    action: `question.${what}`,
    change: {
      before: { ...before, question: id },
      after: { ...after, ...(reason === null ? {} : { reason }) },
    },
  }));
  await writeAudit(tx, entries, now);

  for (const [userId, [first, ...others]] of byOwner(questions)) {
    if (first === undefined) continue;
    await publishHint(tx, userId, { topic: 'question', id: others.length === 0 ? first.id : null });
    if (userId === actorId) continue;
    const facts = { question: namedQuestion(first), questionId: first.id, more: others.length, what, reason };
    const hour = String(Math.floor(now / hourMs));
    const subjectId = repeatableId(questionAdministered.name, first.id, actorId, what, hour);
    await recordOnce(tx, questionAdministered, { userId, subjectId, facts });
  }
}

function byOwner(questions: readonly Administered[]): Map<string, Administered[]> {
  const owners = new Map<string, Administered[]>();
  for (const question of questions) {
    if (question.userId !== null)
      owners.set(question.userId, [...(owners.get(question.userId) ?? []), question]);
  }
  return owners;
}
