/** The mails to parents. */

import type { SeenWeek } from '@akada/contract/identity/parents.ts';
import { describeDays, describeWeek } from '@akada/core/parents/week-words.ts';
import type { EmailContent } from '../../platform/mail/email-content.ts';

interface ParentMail {
  /** The parent's. */
  name: string;
  /** The first name of the student. */
  studentName: string;
  url: string;
  stopUrl: string;
}

/** The last line of each. */
const choice = (stopUrl: string) => ({ label: 'Stop these mails', href: stopUrl });

export function invitationEmail({ name, studentName, url, stopUrl }: ParentMail): EmailContent {
  return {
    subject: `You can see how ${studentName} studies`,
    name,
    paragraphs: [
      `This page shows how ${studentName} does in Akada: days and minutes of study, right answers, results of exams, and sessions with tutors. You do not need an account.`,
      { label: `See how ${studentName} does`, href: url },
      'Whoever has this address can open the page, so please do not pass it on. A short mail comes every Sunday.',
      choice(stopUrl),
    ],
  };
}

export function weekEmail({ name, studentName, url, stopUrl }: ParentMail, week: SeenWeek): EmailContent {
  return {
    subject: `${studentName}: ${describeDays(week.days)} this week`,
    name,
    paragraphs: [
      describeWeek(studentName, week),
      { label: `See how ${studentName} does`, href: url },
      choice(stopUrl),
    ],
  };
}
