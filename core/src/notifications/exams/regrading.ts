import type { KeyRule } from '../../exams/key-change.ts';
import { links } from '../../links/links.ts';
import { declareNotification, number, oneOf, oneOfIfStored, system, text, textOrNull } from '../entry.ts';

const whatHappened = oneOf(['changed', 'undone']);
const whatWasDone = oneOf(['changed', 'applied', 'undone']);
const keyRule = oneOfIfStored<KeyRule>(['both', 'new', 'all', 'leave']);

/** Notifications to the student whose exam has other marks now, and to the tutor whose question has another key. */
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
        what === 'changed' ? 'The key of a question was wrong.' : 'A change of the key was undone.',
        ...(reason === null || what === 'undone' ? [] : [`Why: ${reason}`]),
      ].join(' '),
    }),
    link: ({ examId }) => links.result(examId),
  }),
  keyChanged: declareNotification({
    ...system,
    key: 'question.key_changed',
    locked: false,
    facts: {
      question: text,
      questionId: text,
      before: text,
      after: text,
      reason: text,
      what: whatWasDone,
      rule: keyRule,
    },
    text: ({ question, before, after, reason, what, rule }) => {
      const change = describeKeyChange(before, after, rule);
      return {
        changed: {
          title: 'An administrator changed the key of your question',
          message: `${question}: ${change}. Why: ${reason}`,
        },
        applied: {
          title: 'An administrator marked more exams with a changed key',
          message: `${question}: “${change}” counts in exams that ended since, too. Why it was changed: ${reason}`,
        },
        undone: {
          title: 'An administrator undid a change of a key',
          message: `${question}: it is no longer “${change}”. Why it was changed: ${reason}`,
        },
      }[what];
    },
    link: ({ questionId }) => links.bankQuestion(questionId),
  }),
};

/** Keys that rows of earlier versions name without a rule read as a replacement. */
function describeKeyChange(previous: string, after: string, rule: KeyRule | undefined): string {
  if (rule === 'both' && previous !== after) return `${after} is accepted as well as ${previous}`;
  const change = previous === after ? `${after} stays` : `${after} instead of ${previous}`;
  return rule === 'all' ? `${change}, and it counts for everyone` : change;
}
