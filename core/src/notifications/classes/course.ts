import { links } from '../../links/links.ts';
import { declareNotification, system, text, textIfStored } from '../entry.ts';

/** Notifications to a tutor about a course: who joins it, and the decision on it. */
export const courseNotifications = {
  memberJoined: declareNotification({
    ...system,
    key: 'course.member_joined',
    locked: false,
    causeFact: 'group',
    facts: { course: text, courseId: text, name: text, group: text },
    text: ({ name, course }) => ({
      title: `${name} joined ${course}`,
      message: 'You now see this student in your class.',
    }),
    severalText: ({ name, course }, times) => ({
      title: `${times} students joined ${course}`,
      message: `The newest is ${name}.`,
    }),
    link: ({ courseId }) => links.course(courseId),
    action: 'See the class',
  }),
  approved: declareNotification({
    ...system,
    key: 'course.approved',
    locked: false,
    facts: { course: text, courseId: text, newDepartment: textIfStored },
    text: ({ course, newDepartment }) => ({
      title: 'Your course is in the catalog',
      message: [
        `${course} can now be found by all students.`,
        newDepartment === undefined ? '' : `So can your department, ${newDepartment}.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
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
    action: 'Change the course',
  }),
};
