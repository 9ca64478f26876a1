import { fullText } from '../bookings/when-text.ts';
import { links } from '../links/links.ts';
import { declareNotification, number, oneOf, reminderLabel, text } from './entry.ts';

const common = {
  id: 'REMINDER',
  category: 'study',
  locked: false,
  causeFact: 'planId',
  label: reminderLabel,
} as const;

/** The evening before the exam, or its morning. */
const when = oneOf(['eve', 'morning']);

const link = ({ planId }: { planId: string }) => links.examPlan(planId);

/** Notifications to a student about exam plans. */
export const examPlanNotifications = {
  studyDue: declareNotification({
    ...common,
    key: 'exam_plan.study_due',
    mailed: false,
    // The work of today is no news tomorrow morning.
    urgent: true,
    facts: { exam: text, planId: text, minutes: number, days: number, others: number, otherMinutes: number },
    text: ({ exam, minutes, days, others, otherMinutes }) => ({
      title: `${minutes} min for ${exam} today`,
      message: [
        days === 1 ? 'Your exam is tomorrow.' : `Your exam is in ${days} days.`,
        ...(others === 0 ? [] : [describeOthers(others, otherMinutes)]),
      ].join(' '),
    }),
    severalText: ({ exam, minutes, days }) => ({
      title: `${minutes} min for ${exam} today`,
      message: days === 1 ? 'Your exam is tomorrow.' : `Your exam is in ${days} days.`,
    }),
    link,
  }),
  examNear: declareNotification({
    ...common,
    key: 'exam_plan.exam_near',
    mailed: true,
    urgent: true,
    facts: { exam: text, planId: text, startsAt: text, zone: text, when },
    text: ({ exam, startsAt, zone, when }) => ({
      title: when === 'eve' ? 'Your exam is tomorrow' : 'Your exam is today',
      message: `${exam}: ${fullText(startsAt, zone)}. ${
        when === 'eve' ? 'Pack what you need, and rest tonight.' : 'You are ready. Be there early.'
      }`,
    }),
    severalText: ({ exam, startsAt, zone, when }) => ({
      title: when === 'eve' ? 'Your exam is tomorrow' : 'Your exam is today',
      message: `${exam}: ${fullText(startsAt, zone)}.`,
    }),
    link,
  }),
  ended: declareNotification({
    ...common,
    key: 'exam_plan.ended',
    mailed: true,
    facts: { exam: text, planId: text },
    text: ({ exam }) => ({
      title: 'How did it go?',
      message: `${exam} is over. Tell us how it went, if you like.`,
    }),
    link,
  }),
};

function describeOthers(count: number, minutes: number): string {
  return count === 1
    ? `Another exam needs ${minutes} min.`
    : `${count} other exams need ${minutes} min together.`;
}
