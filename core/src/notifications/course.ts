import { links } from '../links/links.ts';
import { declareNotification, system, text } from './entry.ts';

/** Notifications to a tutor about the decision on a course. */
export const courseNotifications = {
  approved: declareNotification({
    ...system,
    key: 'course.approved',
    locked: false,
    facts: { course: text, courseId: text },
    text: ({ course }) => ({
      title: 'Your course is in the catalog',
      message: `${course} can now be found by all students.`,
    }),
    link: ({ courseId }) => links.course(courseId),
  }),
  rejected: declareNotification({
    ...system,
    key: 'course.rejected',
    locked: false,
    causeFact: 'courseId',
    facts: { course: text, courseId: text, reason: text },
    text: ({ course, reason }) => ({
      title: 'Your course was not approved',
      message: `${course}: ${reason} Students who joined stay. Change it, then submit it to the catalog again.`,
    }),
    link: ({ courseId }) => links.course(courseId),
  }),
};
