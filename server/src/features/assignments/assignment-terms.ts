/** Checks the times and rules that a tutor sends. */
import type { AssignmentTerms } from '@akada/contract/work/classes/assignment-form.ts';
import { assignmentLimits } from '@akada/core/assignments/assignment-rules.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { invalidField } from '../../platform/fault/fault.ts';
import type { AssignmentRow } from './assignments.tables.ts';

type SentTerms = Pick<
  AssignmentTerms,
  'opens_at' | 'due_at' | 'zone' | 'late_rule' | 'late_until' | 'attempts'
>;
type StoredTerms = Pick<AssignmentRow, 'opensAt' | 'dueAt' | 'zone' | 'lateRule' | 'lateUntil' | 'attempts'>;

const dayMs = 24 * 60 * 60_000;

/** @throws Fault `validation_failed` */
export function getFirstTerms(
  { content: { kind }, ...form }: SentTerms & { content: Pick<AssignmentRow, 'kind'> },
  now: number,
): StoredTerms {
  const opensAt = form.opens_at === null ? now : Math.max(Date.parse(form.opens_at), now);
  const terms = getTerms(kind, form, opensAt, now);
  if (terms.dueAt !== null && Date.parse(terms.dueAt) <= now)
    throw invalidField('due_at', 'Choose a due date that is still to come.');
  return terms;
}

/**
 * Work that has opened stays open, because students may have started.
 *
 * @throws Fault `validation_failed`
 */
export function getChangedTerms(row: AssignmentRow, form: SentTerms, now: number): StoredTerms {
  const hasOpened = row.opensAt !== null && Date.parse(row.opensAt) <= now;
  const first = row.opensAt === null ? now : Date.parse(row.opensAt);
  const opensAt = hasOpened || form.opens_at === null ? first : Math.max(Date.parse(form.opens_at), now);
  return getTerms(row.kind, form, opensAt, now);
}

function getTerms(kind: AssignmentRow['kind'], form: SentTerms, opensAt: number, now: number): StoredTerms {
  const { zone, attempts } = form;
  if (kind === 'exam') {
    return { opensAt: null, dueAt: null, zone, lateRule: 'none', lateUntil: null, attempts: 1 };
  }
  if (form.due_at === null) throw invalidField('due_at', 'Choose when the work is due.');
  const dueAt = Date.parse(form.due_at);
  if (dueAt <= opensAt) throw invalidField('due_at', 'Choose a due date after the opening.');
  if (dueAt - now > assignmentLimits.days * dayMs)
    throw invalidField('due_at', `Choose a day within the next ${assignmentLimits.days} days.`);
  const isUntil = form.late_rule === 'until';
  const lateUntil = isUntil && form.late_until !== null ? Date.parse(form.late_until) : null;
  if (isUntil && (lateUntil === null || lateUntil <= dueAt))
    throw invalidField('late_until', 'Choose a last moment after the due date.');
  return {
    opensAt: getInstant(opensAt),
    dueAt: getInstant(dueAt),
    zone,
    lateRule: form.late_rule,
    lateUntil: lateUntil === null ? null : getInstant(lateUntil),
    // Only a set can be answered again.
    attempts: kind === 'set' ? attempts : 1,
  };
}
