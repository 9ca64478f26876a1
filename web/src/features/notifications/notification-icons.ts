/** A picture for each type of notification, as the specification names them. */
import {
  type Icon,
  IconAlertTriangle,
  IconBell,
  IconCalendarEvent,
  IconCards,
  IconClock,
  IconCreditCard,
  IconFileAlert,
  IconFileCheck,
  IconFileText,
  IconGauge,
  IconListCheck,
  IconLock,
  IconMailCheck,
  IconShare,
  IconTrophy,
  IconUser,
} from '@tabler/icons-react';

/** Types with the same prefix have the same subject; the first match counts. */
const byBeginning: readonly (readonly [beginning: string, picture: Icon])[] = [
  ['PDF_UPLOAD_FAILED', IconFileAlert],
  ['PDF_UPLOAD_', IconFileCheck],
  ['MCQ_GENERATION_FAILED', IconAlertTriangle],
  ['MCQ_GENERATION_', IconListCheck],
  ['FLASHCARD_GENERATION_FAILED', IconAlertTriangle],
  ['FLASHCARD_GENERATION_', IconCards],
  ['SUMMARY_GENERATION_FAILED', IconAlertTriangle],
  ['SUMMARY_GENERATION_', IconFileText],
  ['USAGE_LIMIT_', IconGauge],
  ['SUBSCRIPTION_', IconCreditCard],
  ['BOOKING_', IconCalendarEvent],
  ['CONTENT_SHARE', IconShare],
  ['ACCOUNT_CREATED', IconUser],
  ['PASSWORD_CHANGED', IconLock],
  ['EMAIL_VERIFIED', IconMailCheck],
  ['ACHIEVEMENT', IconTrophy],
  ['REMINDER', IconClock],
];

/** @returns a bell for messages of Akada, and for a type that this release does not know */
export function notificationIcon(type: string): Icon {
  return byBeginning.find(([beginning]) => type.startsWith(beginning))?.[1] ?? IconBell;
}
