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
