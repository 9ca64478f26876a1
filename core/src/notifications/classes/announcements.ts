import { links } from '../../links/links.ts';
import { declareNotification, system, text } from '../entry.ts';

/** Notifications about announcements to a class. The text stays on the page of the course, where it counts as read. */
export const announcementNotifications = {
  sent: declareNotification({
    ...system,
    key: 'announcement.sent',
    locked: false,
    urgent: true,
    causeFact: 'courseId',
    facts: { course: text, courseId: text, tutor: text },
    text: ({ course, tutor }) => ({
      title: `${course}: an announcement`,
      message: `${tutor} has written to your class. Open it to read and to answer.`,
    }),
    severalText: ({ course, tutor }, count) => ({
      title: `${course}: ${count} announcements`,
      message: `${tutor} has written to your class. Open them to read and to answer.`,
    }),
    link: ({ courseId }) => links.course(courseId),
  }),
};
