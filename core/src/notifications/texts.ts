/** What each notification says and where it leads. Names of files and people stand in it as they are: it is text. */
import type { NotificationType } from './types.ts';

/** What a text of each type is made of. */
export interface NewsFacts {
  BOOKING_REQUEST: { student: string; when: string };
  BOOKING_ACCEPTED: { tutor: string; when: string };
  BOOKING_REJECTED: { tutor: string; when: string };
  BOOKING_CANCELLED: { who: string; when: string };
  /** Anything that has no type of its own. */
  SYSTEM: NotificationText;
  ACHIEVEMENT: { achievement: string };
  REMINDER: { subject: string; link: string };
  CONTENT_SHARED: { who: string; what: string; token: string };
  CONTENT_SHARE_ACCEPTED: { who: string; what: string };
  CONTENT_SHARE_REJECTED: { who: string; what: string };
  PDF_UPLOAD_SUCCESS: { file: string; fileId: string };
  PDF_UPLOAD_FAILED: { file: string; reason: string };
  MCQ_GENERATION_SUCCESS: { made: number; requested: number; generationId: string };
  MCQ_GENERATION_FAILED: { reason: string };
  FLASHCARD_GENERATION_SUCCESS: { made: number; requested: number };
  FLASHCARD_GENERATION_FAILED: { reason: string };
  SUMMARY_GENERATION_SUCCESS: { file: string };
  SUMMARY_GENERATION_FAILED: { reason: string };
  USAGE_LIMIT_WARNING: { what: string; used: number; limit: number };
  USAGE_LIMIT_EXCEEDED: { what: string; limit: number };
  USAGE_LIMIT_RESET: Record<never, never>;
  ACCOUNT_CREATED: { role: string };
  PASSWORD_CHANGED: Record<never, never>;
  EMAIL_VERIFIED: Record<never, never>;
  SUBSCRIPTION_SUCCESS: { until: string };
  SUBSCRIPTION_FAILED: Record<never, never>;
  SUBSCRIPTION_EXPIRED: Record<never, never>;
  SUBSCRIPTION_EXPIRING_SOON: { until: string };
}

export interface NotificationText {
  title: string;
  message: string;
  /** A path of the app. The page may not exist in every release: who draws it checks. */
  link: string;
}

type Writer<Facts> = (facts: Facts) => NotificationText;

const writers: { [Type in NotificationType]: Writer<NewsFacts[Type]> } = {
  BOOKING_REQUEST: ({ student, when }) => ({
    title: 'New booking request',
    message: `${student} asks for a session on ${when}. Accept or decline it.`,
    link: '/tutor/booking-requests',
  }),
  BOOKING_ACCEPTED: ({ tutor, when }) => ({
    title: 'Booking accepted',
    message: `${tutor} accepted your session on ${when}.`,
    link: '/booking-requests',
  }),
  BOOKING_REJECTED: ({ tutor, when }) => ({
    title: 'Booking declined',
    message: `${tutor} cannot take your session on ${when}. Choose another time or another tutor.`,
    link: '/booking-requests',
  }),
  BOOKING_CANCELLED: ({ who, when }) => ({
    title: 'Booking cancelled',
    message: `${who} cancelled the session on ${when}.`,
    link: '/booking-requests',
  }),
  SYSTEM: (text) => text,
  ACHIEVEMENT: ({ achievement }) => ({
    title: 'Achievement reached',
    message: achievement,
    link: '/gamification',
  }),
  REMINDER: ({ subject, link }) => ({ title: 'Reminder', message: subject, link }),
  CONTENT_SHARED: ({ who, what, token }) => ({
    title: 'Something was shared with you',
    message: `${who} shared ${what}. Open it to accept or decline.`,
    link: `/share/${token}`,
  }),
  CONTENT_SHARE_ACCEPTED: ({ who, what }) => ({
    title: 'Share accepted',
    message: `${who} accepted ${what}.`,
    link: '/my-notes',
  }),
  CONTENT_SHARE_REJECTED: ({ who, what }) => ({
    title: 'Share declined',
    message: `${who} declined ${what}.`,
    link: '/my-notes',
  }),
  PDF_UPLOAD_SUCCESS: ({ file, fileId }) => ({
    title: 'Your note is ready',
    message: `${file} was read. Make questions from it.`,
    link: `/tools/mcq?file_id=${fileId}`,
  }),
  PDF_UPLOAD_FAILED: ({ file, reason }) => ({
    title: 'Your note could not be read',
    message: `${file}: ${reason}`,
    link: '/tools/upload',
  }),
  MCQ_GENERATION_SUCCESS: ({ made, requested, generationId }) => ({
    title: 'Your questions are ready',
    message: `${madeOf(made, requested, 'question')} Start to practise.`,
    link: `/mcq/practice/generated?generation_id=${generationId}`,
  }),
  MCQ_GENERATION_FAILED: ({ reason }) => ({
    title: 'No questions were made',
    message: `${reason} Nothing was counted.`,
    link: '/tools/mcq',
  }),
  FLASHCARD_GENERATION_SUCCESS: ({ made, requested }) => ({
    title: 'Your flashcards are ready',
    message: `${madeOf(made, requested, 'card')} Start to study.`,
    link: '/flash-cards/courses',
  }),
  FLASHCARD_GENERATION_FAILED: ({ reason }) => ({
    title: 'No flashcards were made',
    message: `${reason} Nothing was counted.`,
    link: '/tools/flashcards',
  }),
  SUMMARY_GENERATION_SUCCESS: ({ file }) => ({
    title: 'Your explanation is ready',
    message: `${file} is explained step by step.`,
    link: '/tools/note-explanation',
  }),
  SUMMARY_GENERATION_FAILED: ({ reason }) => ({
    title: 'No explanation was made',
    message: `${reason} Nothing was counted.`,
    link: '/tools/note-explanation',
  }),
  USAGE_LIMIT_WARNING: ({ what, used, limit }) => ({
    title: 'Nearly at your limit',
    message: `You have used ${used} of ${limit} ${what} of this month.`,
    link: '/subscription',
  }),
  USAGE_LIMIT_EXCEEDED: ({ what, limit }) => ({
    title: 'Monthly limit reached',
    message: `You have used all ${limit} ${what} of this month. What you made stays yours to practise.`,
    link: '/subscription',
  }),
  USAGE_LIMIT_RESET: () => ({
    title: 'A new month',
    message: 'Your monthly limits start anew today.',
    link: '/tools',
  }),
  ACCOUNT_CREATED: ({ role }) => ({
    title: 'Welcome to Akada',
    ...(role === 'tutor'
      ? {
          message: 'Your account is made. Complete your tutor profile, and an administrator looks at it.',
          link: '/complete-tutor-profile',
        }
      : {
          message: 'Your account is made. Start with a note of yours and make questions from it.',
          link: '/tools/upload',
        }),
  }),
  PASSWORD_CHANGED: () => ({
    title: 'Your password was changed',
    message: 'If it was not you, set a new password at once and end the other sign-ins in your settings.',
    link: '/settings',
  }),
  EMAIL_VERIFIED: () => ({
    title: 'Your address is confirmed',
    message: 'You can use all of Akada now.',
    link: '/profile',
  }),
  SUBSCRIPTION_SUCCESS: ({ until }) => ({
    title: 'Premium is yours',
    message: `Your subscription runs until ${until}.`,
    link: '/subscription',
  }),
  SUBSCRIPTION_FAILED: () => ({
    title: 'The payment did not go through',
    message: 'Nothing was taken. Try again or choose another way to pay.',
    link: '/subscription',
  }),
  SUBSCRIPTION_EXPIRED: () => ({
    title: 'Your subscription has ended',
    message: 'Everything you made stays. Renew to go on without limits.',
    link: '/subscription',
  }),
  SUBSCRIPTION_EXPIRING_SOON: ({ until }) => ({
    title: 'Your subscription ends soon',
    message: `It runs until ${until}. Renew to go on without limits.`,
    link: '/subscription',
  }),
};

/** @returns what a person reads about one piece of news */
export function writeNotification<Type extends NotificationType>(
  type: Type,
  facts: NewsFacts[Type],
): NotificationText {
  return writers[type](facts);
}

function madeOf(made: number, requested: number, item: string): string {
  const items = `${made} ${made === 1 ? item : `${item}s`}`;
  return made < requested
    ? `The note gave ${items} of the ${requested} you asked for.`
    : `You have ${items}.`;
}
