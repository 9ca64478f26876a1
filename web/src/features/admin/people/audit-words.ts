/** The administrators' record in words: only changed fields, amounts in naira, and links instead of ids. */
import type { AuditRow } from '@akada/contract/observers/audit.ts';
import type { KeyRule, Verdict } from '@akada/core/exams/key-change.ts';
import { links } from '@akada/core/links/links.ts';
import { keyLabel } from '@akada/core/quiz/options.ts';
import { momentText } from '../../../lib/format/dates.ts';
import { nairaText } from '../../../lib/format/money.ts';

/** A line below an action. */
export interface AuditFact {
  name: string;
  text: string;
  /** The page of the action's object. */
  to?: string;
}

type Value = NonNullable<AuditRow['after']>[string];

/** Fields in kobo. */
const amounts: ReadonlySet<string> = new Set(['price', 'amount', 'given_back', 'available']);

/** Pages of objects by the name of their id; other ids mean nothing to a reader. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  session: links.adminSession,
  tutorial: links.adminTutorial,
  payment: links.adminPayment,
  question: links.adminDispute,
  request: links.adminSupportRequest,
  exam: links.adminExam,
};

const verdicts: Readonly<Record<Verdict, string>> = {
  new_key: 'Only another key counts',
  accept_several: 'Both keys count, and the question is retired',
  void: 'Everyone gets the mark, and the question is retired',
  retire: 'The question is retired, and marks stay',
  uphold: 'The question and its key stay',
};

const rules: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ['both', 'Both keys count'],
  ['new', 'Only the new key counts'],
  ['all', 'Everyone gets the mark'],
  ['leave', 'Marks stay'],
] satisfies (readonly [KeyRule, string])[]);

const refunds: Readonly<Record<string, string>> = {
  failed: 'failed',
  pending: 'ordered again',
};

const names: Readonly<Record<string, string>> = {
  given_back: 'refund',
  starts_at: 'begins',
  bank_reference: 'bank reference',
};

const idPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const momentPattern = /^\d{4}-\d\d-\d\dT/;

/** @returns the lines of an action, without fields that stayed the same */
export function describeChanges(
  { before, after }: Pick<AuditRow, 'before' | 'after'>,
  timeZone: string | undefined,
): AuditFact[] {
  return Object.entries(after ?? {}).flatMap(([field, value]) => {
    const page = pages[field];
    if (page !== undefined && typeof value === 'string') {
      return [{ name: field, text: `Open the ${field}`, to: page(value) }];
    }
    if (typeof value === 'string' && idPattern.test(value)) return [];

    const name = names[field] ?? field.replaceAll('_', ' ');
    const write = (shown: Value | undefined) => valueText(field, shown, { ...after }, timeZone);
    if (before === null || !(field in before)) return [{ name, text: write(value) }];
    if (before[field] === value) return [];
    return [{ name, text: `${write(before[field])} → ${write(value)}` }];
  });
}

function valueText(
  field: string,
  value: Value | undefined,
  { currency = 'NGN' }: Record<string, Value>,
  timeZone: string | undefined,
): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && amounts.has(field)) {
    return currency === 'NGN' ? nairaText(value) : `${(value / 100).toFixed(2)} ${currency}`;
  }
  const text = String(value);
  if (field === 'key') return keyLabel(text === '' ? [] : text.split(',').map(Number));
  if (momentPattern.test(text)) return momentText(text, timeZone);
  return codeText(field, text);
}

/** @returns a code of the product in words, any other text as it is */
function codeText(field: string, text: string): string {
  const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    verdict: verdicts,
    rule: rules,
    refund: refunds,
  };
  const isCode = /^[a-z]+(?:_[a-z]+)+$/.test(text);
  return codes[field]?.[text] ?? (isCode ? text.replaceAll('_', ' ') : text);
}
