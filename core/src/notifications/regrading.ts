import { links } from '../links/links.ts';
import { declareNotification, number, oneOf, system, text, textOrNull } from './entry.ts';

const whatHappened = oneOf(['changed', 'undone']);

/** Notification to the student whose exam has other marks now. */
export const regradingNotifications = {
  markedAgain: declareNotification({
    ...system,
    key: 'exam.marked_again',
    locked: false,
    facts: {
      exam: text,
      examId: text,
      before: number,
      after: number,
      of: number,
      reason: textOrNull,
      what: whatHappened,
    },
    text: ({ exam, before, after, of, reason, what }) => ({
      title: 'Your exam was marked again',
      message: [
        `${exam}: ${after} of ${of} marks, before ${before}.`,
        what === 'changed' ? 'The key of a question was wrong.' : 'A change of a key was taken back.',
        ...(reason === null || what === 'undone' ? [] : [`Why: ${reason}`]),
      ].join(' '),
    }),
    link: ({ examId }) => links.result(examId),
  }),
};
