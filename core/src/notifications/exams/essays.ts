import { links } from '../../links/links.ts';
import { declareNotification, number, numberOrNull, system, text } from '../entry.ts';

/** Notifications to students whose essays a tutor marked. */
export const essayNotifications = {
  marked: declareNotification({
    ...system,
    key: 'exam.essays_marked',
    locked: false,
    facts: { exam: text, examId: text, score: number, of: number, before: numberOrNull },
    text: ({ exam, score, of, before }) => ({
      title: before === null ? 'Your essay is marked' : 'Your essay has new marks',
      message: `${exam}: ${score} of ${of} marks${before === null ? '' : `, before ${before}`}. Read what your tutor says.`,
    }),
    link: ({ examId }) => links.result(examId),
  }),
};
