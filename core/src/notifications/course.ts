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
      message: `${course} is found by all students from now on.`,
    }),
    link: ({ courseId }) => links.course(courseId),
  }),
  rejected: declareNotification({
    ...system,
    key: 'course.rejected',
    locked: false,
    facts: { course: text, courseId: text, reason: text },
    text: ({ course, reason }) => ({
      title: 'Your course was not approved',
      message: `${course}: ${reason} Who joined it stays. Change it, and ask for the catalog again.`,
    }),
    link: ({ courseId }) => links.course(courseId),
  }),
};
