/** What waits for an administrator, in words, and where it is dealt with. */
import type { AdminOverview } from '@akada/contract/observers/admin.ts';
import { links } from '@akada/core/links/links.ts';
import { counted } from '../../lib/format/numbers.ts';

export type Waiting = AdminOverview['waiting'][number];

/** Where each part of the dashboard stands in its page. */
export const parts = { tutors: 'tutors', background: 'background', mail: 'mail' } as const;

interface Words {
  /** @returns `3 tutors to approve` */
  title: (count: number) => string;
  /** What is to be done about it. */
  about: string;
  /** On the button that leads there. */
  act: string;
  to: string;
}

const partOf = (part: keyof typeof parts) => `${links.adminDashboard()}#${parts[part]}`;

export const waitingWords: Record<Waiting['kind'], Words> = {
  tutors: {
    title: (count) => `${counted(count, 'tutor')} to approve`,
    about: 'Students see a new tutor, or a change, after you approve it.',
    act: 'Read and decide',
    to: partOf('tutors'),
  },
  reports: {
    title: (count) => `${counted(count, 'report')} of questions`,
    about: 'Students say that something is wrong. Look at the question, then decide.',
    act: 'See the questions',
    to: `${links.adminQuestions()}?reported=true`,
  },
  disputes: {
    title: (count) => `${counted(count, 'session')} in dispute`,
    about: 'Tutor and student disagree about what happened. The money waits for your decision.',
    act: 'Decide',
    to: links.adminSessions({ state: 'disputed' }),
  },
  support: {
    title: (count) => `${counted(count, 'request')} for support`,
    about: 'People wrote to you and are waiting for an answer.',
    act: 'Answer',
    to: links.adminSupport(),
  },
  unmatched_money: {
    title: (count) => `${counted(count, 'payment')} to match`,
    about: 'Money arrived that matches no payment. Find the payment it is for.',
    act: 'Match the money',
    to: links.adminMoney('unmatched'),
  },
  failed_refunds: {
    title: (count) => `${counted(count, 'refund')} failed`,
    about: 'The payment provider did not send the money back. Try it again.',
    act: 'See the refunds',
    to: `${links.adminMoney()}?state=refund_failed`,
  },
  owed_tutors: {
    title: (count) => `${counted(count, 'tutor')} to pay`,
    about: 'Pay what they have earned, then enter the bank’s reference.',
    act: 'See what is owed',
    to: links.adminMoney('tutors'),
  },
  jobs: {
    title: (count) => `${counted(count, 'job')} given up`,
    about: 'The server log says why.',
    act: 'See the work',
    to: partOf('background'),
  },
  emails: {
    title: (count) => `${counted(count, 'email')} given up`,
    about: 'We tried for three days. The server log has the mail server’s answer.',
    act: 'See the mail',
    to: partOf('mail'),
  },
  disk: {
    title: () => 'The disk is nearly full',
    about: 'Uploads stop when less than 256 MB is left. Add space, or remove what you do not need.',
    act: 'See the work',
    to: partOf('background'),
  },
};
