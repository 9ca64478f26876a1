/** Everything that the product keeps of a person. A table that names people is in here, or in the list below. */
import { accountsPersonalData } from '../features/accounts/accounts-personal-data.service.ts';
import { adminPersonalData } from '../features/admin/admin-personal-data.service.ts';
import { examsPersonalData } from '../features/exams/exams-personal-data.service.ts';
import { generationPersonalData } from '../features/generation/generation-personal-data.service.ts';
import { notesPersonalData } from '../features/notes/notes-personal-data.service.ts';
import { notificationsPersonalData } from '../features/notifications/notifications-personal-data.service.ts';
import { quizPersonalData } from '../features/quiz/quiz-personal-data.service.ts';
import { tutorsPersonalData } from '../features/tutors/tutors-personal-data.service.ts';
import { usagePersonalData } from '../features/usage/usage-personal-data.service.ts';
import type { PersonalData } from '../platform/personal-data/personal-data.ts';

export const personalData: readonly PersonalData[] = [
  accountsPersonalData,
  tutorsPersonalData,
  usagePersonalData,
  notesPersonalData,
  quizPersonalData,
  generationPersonalData,
  examsPersonalData,
  notificationsPersonalData,
  adminPersonalData,
];

/** Tables that name people and are not handed out, each with why. All of them go with the account. */
export const notHandedOut: Readonly<Record<string, string>> = {
  one_time_tokens: 'hashes of links that open the account',
  recovery_codes: 'hashes of codes that open the account',
  export_tickets: 'hashes of tickets that open this very archive',
  outbox_events: 'tells for a month what other tables hold',
  mail_outbox: 'letters that their reader has; the bodies are emptied when they are sent',
  sandbox_mail: 'letters that their reader has; only on a machine that is tried out',
};
