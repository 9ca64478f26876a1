/** Texts of the cases that wait for an administrator, with links to them. */
import type { WaitingCase, WaitingCount, WaitingKind } from '@akada/contract/observers/waiting.ts';
import { links } from '@akada/core/links/links.ts';
import { dayText } from '../../../lib/format/dates.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { counted } from '../../../lib/format/numbers.ts';

/** The part of the dashboard that shows the system's health. */
export const healthPart = 'health';

/** The parameter of the address that selects a group. */
export const waitingAddress = 'waiting';

/** Kinds that are handled in the same place form a group. */
export const waitingGroups = {
  tutors: { name: 'Tutors', of: ['tutors'] },
  courses: { name: 'Courses', of: ['courses', 'departments'] },
  reports: { name: 'Reports', of: ['reports', 'tutor_reviews', 'reported_messages', 'copyright'] },
  sessions: { name: 'Sessions', of: ['disputes'] },
  support: { name: 'Support', of: ['support'] },
  money: {
    name: 'Money',
    of: [
      'unmatched_money',
      'failed_refunds',
      'chargebacks',
      'owed_tutors',
      'failed_payouts',
      'group_invoices',
    ],
  },
  accounts: { name: 'Accounts', of: ['erasures'] },
  work: { name: 'Jobs and mail', of: ['jobs', 'emails', 'disk'] },
} as const satisfies Record<string, { name: string; of: readonly WaitingKind[] }>;

export type WaitingGroup = keyof typeof waitingGroups;

export const isOfGroup = (kind: WaitingKind, group: WaitingGroup | undefined): boolean =>
  group === undefined || (waitingGroups[group].of as readonly WaitingKind[]).includes(kind);

const groupOnDashboard = (group: WaitingGroup) => `${links.adminDashboard()}?${waitingAddress}=${group}`;

const tutorsToApprove = groupOnDashboard('tutors');
const reviewsToDecide = groupOnDashboard('reports');

const health = `${links.adminDashboard()}#${healthPart}`;

/** The name of each kind above the queue. */
export const kindNames: Readonly<Record<WaitingCase['kind'], string>> = {
  tutors: 'Tutors',
  courses: 'Courses',
  departments: 'Departments',
  reports: 'Questions',
  tutor_reviews: 'Reviews',
  reported_messages: 'Messages',
  copyright: 'Copyright',
  disputes: 'Sessions',
  support: 'Support',
  unmatched_money: 'Money without a match',
  failed_refunds: 'Failed refunds',
  chargebacks: 'Disputed payments',
  owed_tutors: 'Tutors to pay',
  failed_payouts: 'Failed payouts',
  group_invoices: 'Invoices',
  erasures: 'Erasures',
};

/** A waiting case as its row shows it. */
export interface WaitingRow {
  id: string;
  kind: WaitingKind;
  /** Null if unknown. */
  since: string | null;
  title: string;
  about: string;
  /** The label of the action. */
  act: string;
  to: string;
}

/** @returns a case in words */
export const toRow = (one: WaitingCase, timeZone: string | undefined): WaitingRow => ({
  id: one.id,
  kind: one.kind,
  since: one.since,
  ...caseWords(one, timeZone),
});

/** @returns the failures of the server that are only counted */
export const serverRows = (counts: readonly WaitingCount[]): WaitingRow[] =>
  counts.flatMap(({ kind, count, oldest_at: since }) =>
    since === null ? [{ id: kind, kind, since, ...serverWords(kind, count) }] : [],
  );

/** Isolates the direction of user text, so that right-to-left text does not reorder the line. */
const apart = (text: string) => `\u2068${text}\u2069`;

type Words = Pick<WaitingRow, 'title' | 'about' | 'act' | 'to'>;

function caseWords(one: WaitingCase, timeZone: string | undefined): Words {
  switch (one.kind) {
    case 'tutors':
      return { ...tutorWords(one), act: 'Review', to: tutorsToApprove };
    case 'courses':
      return {
        title: 'Course to approve',
        about: `${apart(one.name)}, by ${apart(one.tutor)}`,
        act: 'Review',
        to: links.adminCourses(),
      };
    case 'departments':
      return {
        title: 'Department to approve',
        about: `${apart(one.name)}, ${apart(one.school)}. ${
          one.has_course ? 'Approve it with its course' : 'No course in it is submitted yet'
        }`,
        act: 'Review',
        to: one.has_course ? links.adminCourses() : links.adminDepartments({ search: one.name }),
      };
    case 'tutor_reviews':
      return {
        title: 'Reported review',
        about: `Of ${apart(one.tutor)}, ${counted(one.reports, 'report')}`,
        act: 'Decide',
        to: reviewsToDecide,
      };
    case 'reports':
      return {
        title: 'Reported question',
        about: `“${apart(one.stem.replace(/[*_`$]+/g, ''))}”, ${counted(one.reports, 'report')}`,
        act: 'Decide',
        to: links.adminDispute(one.id),
      };
    case 'reported_messages':
      return {
        title: 'Reported message',
        about: `${apart(one.name)} reports a message`,
        act: 'Decide',
        to: links.adminSupportRequest(one.id),
      };
    case 'copyright':
      return {
        title: 'Copyright report',
        about: `“${apart(one.title)}” by ${apart(one.name || 'a deleted account')}, ${one.is_down ? 'taken down' : 'still shared'}`,
        act: 'Decide',
        to: links.adminCopyright(),
      };
    case 'disputes': {
      const held = one.price > 0 ? `, ${nairaText(one.price)} held` : '';
      return {
        title: 'Session in dispute',
        about: `${apart(one.student)} with ${apart(one.tutor)}, ${dayText(one.starts_at, timeZone)}${held}`,
        act: 'Decide',
        to: links.adminSession(one.id),
      };
    }
    case 'support':
      return {
        title: one.premium ? 'Support, premium' : 'Support',
        about: `${apart(one.name)}: “${apart(one.text)}”`,
        act: 'Answer',
        to: links.adminSupportRequest(one.id),
      };
    case 'unmatched_money':
      return {
        title: 'Money without a match',
        about: `${moneyText(one)} as ${apart(one.reference)} fits no payment`,
        act: 'Match',
        to: links.adminMoney('unmatched'),
      };
    case 'failed_refunds':
      return {
        title: 'Refund failed',
        about: `${nairaText(one.amount)} did not go back to ${apart(one.name)}`,
        act: 'Try again',
        to: links.adminPayment(one.payment_id),
      };
    case 'chargebacks': {
      const due = one.due_at === null ? '' : `, evidence by ${dayText(one.due_at, timeZone)}`;
      return {
        title: 'Payment disputed',
        about: `The bank of ${apart(one.name)} disputes ${nairaText(one.amount)}${due}`,
        act: 'Answer',
        to: links.adminPayment(one.payment_id),
      };
    }
    case 'owed_tutors':
      return {
        title: 'Tutor to pay',
        about: `Akada owes ${apart(one.name)} ${nairaText(one.amount)}`,
        act: 'Pay',
        to: links.adminMoney('tutors', { search: one.name }),
      };
    case 'failed_payouts':
      return {
        title: one.is_returned ? 'Payout came back' : 'Payout failed',
        about: `${nairaText(one.amount)} did not reach ${apart(one.name)}`,
        act: 'See the payouts',
        to: links.adminMoney('tutors', { search: one.name }),
      };
    case 'group_invoices':
      return {
        title: 'Invoice to confirm',
        about: `${nairaText(one.amount)} from ${apart(one.name)}, invoice ${one.number}`,
        act: 'Confirm',
        to: links.adminMoney('groups'),
      };
    case 'erasures':
      return {
        title: 'Erasure is overdue',
        about: `${apart(one.name)} should be erased by now`,
        act: 'See the account',
        to: links.adminUser(one.id),
      };
  }
}

function tutorWords({
  name,
  subjects,
  waits_with,
}: Extract<WaitingCase, { kind: 'tutors' }>): Pick<Words, 'title' | 'about'> {
  switch (waits_with) {
    case 'profile':
      return { title: 'Tutor to approve', about: `${apart(name)}, ${apart(subjects.join(', '))}` };
    case 'change':
      return { title: 'Change to approve', about: `${apart(name)} wants to change an approved profile` };
    case 'hidden':
      return { title: 'Tutor who is hidden', about: `${apart(name)} has missed sessions` };
  }
}

const moneyText = ({ amount, currency }: { amount: number; currency: string }) =>
  currency === 'NGN' ? nairaText(amount) : `${amount / 100} ${currency}`;

function serverWords(kind: WaitingKind, count: number): Words {
  const words = { act: 'See the place', to: health };
  if (kind === 'disk') {
    const about = 'Uploads stop when less than 256 MB is left. Add space, or remove what you do not need.';
    return { title: 'The disk is nearly full', about, ...words };
  }
  return kind === 'emails'
    ? {
        title: `${counted(count, 'email')} given up`,
        about: 'We tried for three days. The server log has the mail server’s answer.',
        ...words,
      }
    : { title: `${counted(count, 'job')} given up`, about: 'The server log says why.', ...words };
}

const minuteMs = 60_000;

/** @returns how long something waits, such as `3 days` */
export function ageText(milliseconds: number): string {
  const { count, unit } = getAge(milliseconds);
  return unit === 'days' ? counted(count, 'day') : counted(count, unit === 'h' ? 'hour' : 'minute');
}

/** @returns how long something waits, as a number and its unit */
export function getAge(milliseconds: number): { count: number; unit: 'min' | 'h' | 'days' } {
  const minutes = Math.max(1, Math.floor(milliseconds / minuteMs));
  if (minutes < 60) return { count: minutes, unit: 'min' };

  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { count: hours, unit: 'h' } : { count: Math.floor(hours / 24), unit: 'days' };
}
