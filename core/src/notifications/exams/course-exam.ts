import { links } from '../../links/links.ts';
import { declareNotification, reminderLabel, text } from '../entry.ts';

const facts = { exam: text, course: text, courseId: text };

/** Fields that the entries here share: they come from a tutor. */
const reminder = {
  id: 'REMINDER',
  category: 'study',
  locked: false,
  mailed: false,
  label: reminderLabel,
} as const;

/** Notifications to students about exams that a tutor set. */
export const courseExamNotifications = {
  published: declareNotification({
    ...reminder,
    urgent: true,
    key: 'course_exam.published',
    facts,
    text: ({ exam, course }) => ({
      title: 'Your tutor has set an exam',
      message: `${exam} in ${course}. See when it opens and how long it takes.`,
    }),
    link: ({ courseId }) => links.course(courseId),
  }),
  resultsShown: declareNotification({
    ...reminder,
    key: 'course_exam.results_shown',
    facts,
    text: ({ exam, course }) => ({
      title: 'Your exam results are ready',
      message: `${exam} in ${course} has closed. See how you did.`,
    }),
    link: ({ courseId }) => links.course(courseId),
  }),
};
