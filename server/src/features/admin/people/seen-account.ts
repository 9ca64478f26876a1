/** Two administrators on one account: what one of them has not seen is not decided. */
import { raisedDaysLimit, type SeenAccount } from '@akada/contract/observers/people.ts';
import type { AuditChange } from '../../../platform/audit/audit.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import { Fault, invalidField } from '../../../platform/fault/fault.ts';

const changes: { [Field in keyof SeenAccount]: (now: SeenAccount[Field]) => string } = {
  full_name: (name) => `the name is ${name}`,
  role: (role) => `the role is ${role}`,
  deactivated: (is) => (is ? 'it is deactivated' : 'it is active'),
  deletion_due_at: (due) => (due === null ? 'it stays' : `it is erased on ${due.slice(0, 10)}`),
  premium_until: (until) =>
    until === null ? 'there is no premium' : `premium ends on ${until.slice(0, 10)}`,
};

const fields = Object.keys(changes) as (keyof SeenAccount)[];

/** @throws Fault `conflict` that says what of it is different now */
export function assertSeen(account: SeenAccount, seen: SeenAccount): void {
  const different = fields.filter((field) => account[field] !== seen[field]);
  if (different.length === 0) return;

  const sentence = different.map((field) => getWords(field, account)).join(', ');
  throw new Fault('conflict', `This account has changed: ${sentence}. Look at it, then decide again.`);
}

const getWords = <Field extends keyof SeenAccount>(field: Field, account: SeenAccount) =>
  changes[field](account[field]);

type State = NonNullable<AuditChange['before']>;

/** @returns only what is another now */
export function differing(before: State, after: State): AuditChange {
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const of = (state: State) => Object.fromEntries(names.map((name) => [name, state[name] ?? null]));
  return { before: of(before), after: of(after) };
}

const dayMs = 24 * 60 * 60_000;

/** @param now milliseconds since the epoch @returns the moment as it is stored @throws Fault `validation_failed` */
export function aheadOf(until: string, now: number): string {
  const days = (Date.parse(until) - now) / dayMs;
  if (days <= 0) throw invalidField('until', 'Choose a day in the future.');
  if (days > raisedDaysLimit) throw invalidField('until', `Choose a day within ${raisedDaysLimit} days.`);
  return getInstant(Date.parse(until));
}
