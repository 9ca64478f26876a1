import { links } from '../../links/links.ts';
import { declareNotification, system, text } from '../entry.ts';

/** Notifications to a tutor about the decision on a proposed department. */
export const departmentNotifications = {
  approved: declareNotification({
    ...system,
    key: 'department.approved',
    locked: false,
    causeFact: 'departmentId',
    facts: { department: text, school: text, departmentId: text },
    text: ({ department, school }) => ({
      title: 'Your department is in the catalog',
      message: `${department}, ${school}. Submit your course, so that students find it too.`,
    }),
    link: () => links.courses({ relation: 'owner' }),
    action: 'See my courses',
  }),
  merged: declareNotification({
    ...system,
    key: 'department.merged',
    locked: false,
    causeFact: 'departmentId',
    facts: { department: text, into: text, school: text, departmentId: text },
    text: ({ department, into, school }) => ({
      title: `Your department is now called ${into}`,
      message: `${school} has it already, so your courses of ${department} moved there. You need not do anything.`,
    }),
    link: ({ departmentId }) => links.department(departmentId),
  }),
};
