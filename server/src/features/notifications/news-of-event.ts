/** Which events are news, and what they say. Whatever is not here is nobody's news. */
import type { NewsFacts } from '@akada/core/notifications/texts.ts';
import type { NotificationType } from '@akada/core/notifications/types.ts';
import type { RecordedEvent } from '../../platform/outbox/dispatch.ts';

/** A type with the facts that its text is made of. */
export type News = {
  [Type in NotificationType]: { type: Type; facts: NewsFacts[Type] };
}[NotificationType] & {
  /** Concerns who can get into the account, or that it goes: nobody who got in may silence it. */
  always?: true;
};

type Facts = Readonly<Record<string, unknown>>;
type Reader = (facts: Facts, subjectId: string) => News;

const text = (facts: Facts, name: string) => String(facts[name] ?? '');
const number = (facts: Facts, name: string) => Number(facts[name] ?? 0);

const readers: Readonly<Record<string, Reader>> = {
  'accounts.created': (facts) => ({ type: 'ACCOUNT_CREATED', facts: { role: text(facts, 'role') } }),
  'accounts.verified': () => ({ type: 'EMAIL_VERIFIED', facts: {} }),
  'accounts.password_changed': () => ({ type: 'PASSWORD_CHANGED', facts: {} }),
  'accounts.session_reused': () => ({
    type: 'SYSTEM',
    always: true,
    facts: {
      title: 'A sign-in was ended',
      message:
        'It was used from two places at once. If you see a device that is not yours, change your password.',
      link: '/settings',
    },
  }),
  'accounts.second_factor_on': () => ({
    type: 'SYSTEM',
    always: true,
    facts: {
      title: 'A second step protects your sign-in',
      message:
        'From now on a code of your app is asked for. If it was not you, change your password at once.',
      link: '/settings',
    },
  }),
  'accounts.second_factor_off': () => ({
    type: 'SYSTEM',
    always: true,
    facts: {
      title: 'The second step was turned off',
      message: 'Your password alone signs you in again. If it was not you, change it at once.',
      link: '/settings',
    },
  }),
  'accounts.deletion_requested': (facts) => ({
    type: 'SYSTEM',
    always: true,
    facts: {
      title: 'Your account will be deleted',
      message: `It goes on ${text(facts, 'day')} with all that is yours. Until then you can take it back in your settings. If it was not you, do so and change your password.`,
      link: '/settings',
    },
  }),
  'accounts.deletion_cancelled': () => ({
    type: 'SYSTEM',
    always: true,
    facts: {
      title: 'Your account stays',
      message: 'It is not deleted. If it was not you who took that back, change your password.',
      link: '/settings',
    },
  }),
  'tutors.approved': () => ({
    type: 'SYSTEM',
    facts: {
      title: 'Your tutor profile is approved',
      message: 'Students will find you once booking opens.',
      link: '/tutor/dashboard',
    },
  }),
  'tutors.rejected': (facts) => ({
    type: 'SYSTEM',
    facts: {
      title: 'Your tutor profile needs a change',
      message: `${text(facts, 'reason')} Change your profile, and it is looked at again.`,
      link: '/tutor/profile',
    },
  }),
  'note.ready': (facts, fileId) => ({
    type: 'PDF_UPLOAD_SUCCESS',
    facts: { file: text(facts, 'file'), fileId },
  }),
  'note.failed': (facts) => ({
    type: 'PDF_UPLOAD_FAILED',
    facts: { file: text(facts, 'file'), reason: text(facts, 'reason') },
  }),
  'generation.ready': (facts, generationId) => ({
    type: 'MCQ_GENERATION_SUCCESS',
    facts: { made: number(facts, 'made'), requested: number(facts, 'requested'), generationId },
  }),
  'generation.failed': (facts) => ({
    type: 'MCQ_GENERATION_FAILED',
    facts: { reason: text(facts, 'reason') },
  }),
  'usage.limit_near': (facts) => ({
    type: 'USAGE_LIMIT_WARNING',
    facts: { what: countedAs(facts), used: number(facts, 'used'), limit: number(facts, 'limit') },
  }),
  'usage.limit_reached': (facts) => ({
    type: 'USAGE_LIMIT_EXCEEDED',
    facts: { what: countedAs(facts), limit: number(facts, 'limit') },
  }),
};

/** @returns null for an event that is no news */
export function newsOf({ name, facts, subjectId }: RecordedEvent): News | null {
  return readers[name]?.(facts, subjectId) ?? null;
}

function countedAs(facts: Facts): string {
  const names: Record<string, string> = {
    mcq: 'question sets',
    flashcard: 'flashcard sets',
    enhanced_note: 'note explanations',
    upload: 'uploads',
  };
  return names[text(facts, 'kind')] ?? 'units';
}
