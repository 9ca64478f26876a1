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
    about: 'Students find a tutor, or see a change, when you have approved it.',
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
    about: 'People wrote to you and have no answer yet.',
    act: 'Answer',
    to: links.adminSupport(),
  },
  unmatched_money: {
    title: (count) => `${counted(count, 'payment')} without an owner`,
    about: 'Money came that belongs to no payment. Find the one it is for.',
    act: 'Find its payment',
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
    about: 'Their earnings are available. Pay them, then write down the bank’s reference.',
    act: 'See what is owed',
    to: links.adminMoney('tutors'),
  },
  jobs: {
    title: (count) => `${counted(count, 'job')} given up`,
    about: 'The log of the server says why.',
    act: 'See the work',
    to: partOf('background'),
  },
  emails: {
    title: (count) => `${counted(count, 'email')} given up`,
    about: 'They were tried for three days. The log of the server says what the mail server answered.',
    act: 'See the mail',
    to: partOf('mail'),
  },
  disk: {
    title: () => 'The disk is nearly full',
    about: 'Uploads are refused when less than 256 MB are left. Add space, or remove what is not needed.',
    act: 'See the work',
    to: partOf('background'),
  },
};
