import { fullText } from '../../bookings/when-text.ts';
import { links } from '../../links/links.ts';
import { declareNotification, number, reminderLabel, system, text } from '../entry.ts';

const facts = { id: text, title: text, name: text };

/** Fields that the entries for students share. */
const study = {
  id: 'REMINDER',
  category: 'study',
  locked: false,
  mailed: false,
  label: reminderLabel,
} as const;

/** Notifications about work that a tutor gives. */
export const assignmentNotifications = {
  given: declareNotification({
    ...study,
    urgent: true,
    key: 'assignment.given',
    causeFact: 'giver',
    facts: { ...facts, giver: text, dueAt: text, zone: text },
    text: ({ title, name, dueAt, zone }) => ({
      title: `${name} gave you “${title}”`,
      message: `Due ${fullText(dueAt, zone)}.`,
    }),
    severalText: ({ title, name, dueAt, zone }, times) => ({
      title: `${name} gave you ${times} assignments`,
      message: `The newest is “${title}”, due ${fullText(dueAt, zone)}.`,
    }),
    link: ({ id }) => links.assignment(id),
  }),
  reminded: declareNotification({
    ...study,
    urgent: true,
    key: 'assignment.reminded',
    causeFact: 'id',
    facts: { ...facts, dueAt: text, zone: text },
    text: ({ title, name, dueAt, zone }) => ({
      title: `${name} reminds you of “${title}”`,
      message: `Due ${fullText(dueAt, zone)}. Open it and start.`,
    }),
    link: ({ id }) => links.assignment(id),
  }),
  extended: declareNotification({
    ...study,
    key: 'assignment.extended',
    causeFact: 'id',
    facts: { ...facts, until: text, reason: text, zone: text },
    text: ({ title, until, reason, zone }) => ({
      title: `You have more time for “${title}”`,
      message: `Now due ${fullText(until, zone)}. Reason: ${reason}`,
    }),
    severalText: ({ title, until, reason, zone }) => ({
      title: `You have more time for “${title}”`,
      message: `Now due ${fullText(until, zone)}. Reason: ${reason}`,
    }),
    link: ({ id }) => links.assignment(id),
  }),
  marked: declareNotification({
    ...study,
    key: 'assignment.marked',
    causeFact: 'id',
    facts: { ...facts, points: number, max: number },
    text: ({ title, name, points, max }) => ({
      title: `“${title}” is marked`,
      message: `${name} gave you ${points} of ${max} points.`,
    }),
    severalText: ({ title, name, points, max }) => ({
      title: `“${title}” is marked again`,
      message: `${name} gave you ${points} of ${max} points.`,
    }),
    link: ({ id }) => links.assignment(id),
  }),
  handedIn: declareNotification({
    ...system,
    mailed: false,
    locked: false,
    key: 'assignment.handed_in',
    causeFact: 'hour',
    facts: { ...facts, hour: text },
    text: ({ title, name }) => ({ title: `${name} handed in “${title}”`, message: 'See how it went.' }),
    severalText: ({ title, name }, times) => ({
      title: `${times} students handed in “${title}”`,
      message: `${name} was the last one.`,
    }),
    link: ({ id }) => links.tutorAssignment(id),
  }),
};
