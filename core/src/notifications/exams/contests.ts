import { links } from '../../links/links.ts';
import { declareNotification, number, oneOf, system, text, textOrNull } from '../entry.ts';

/** `waiting` is for a student to whom another exam with the question is open. */
const outcomes = ['accepted', 'partly', 'rejected', 'waiting'] as const;
export type ContestOutcome = (typeof outcomes)[number];

const outcome = oneOf(outcomes);

const outcomeTexts: Record<ContestOutcome, string> = {
  accepted: 'Your answer counts now.',
  partly: 'A part of your answer counts now, and the rest does not.',
  rejected: 'Your answer does not count.',
  waiting: 'Another open exam has this question, so you will see the decision afterwards.',
};

/** Notifications to the author of a question with contested answers, and to students whose contest was decided. */
export const contestNotifications = {
  answersContested: declareNotification({
    ...system,
    key: 'question.answers_contested',
    locked: false,
    causeFact: 'questionId',
    facts: { question: text, questionId: text, students: number },
    text: ({ question, students }) => ({
      title: students === 1 ? 'A student contests an answer' : `${students} students contest answers`,
      message: `${question}. Accept or reject each answer for everybody who gave it.`,
    }),
    link: ({ questionId }) => links.bankQuestion(questionId, { show: 'answers' }),
  }),
  decided: declareNotification({
    ...system,
    key: 'exam.contest_decided',
    locked: false,
    causeFact: 'examId',
    facts: { exam: text, examId: text, question: text, outcome, reason: textOrNull },
    text: ({ exam, question, outcome, reason }) => ({
      title: 'Your tutor decided about your answer',
      message: [
        `${exam}, ${question}: ${outcomeTexts[outcome]}`,
        ...(reason === null ? [] : [`Why: ${reason}`]),
      ].join(' '),
    }),
    severalText: ({ exam, question, outcome }, times) => ({
      title: `Your tutor decided about ${times} of your answers`,
      message: `${exam}. The newest, ${question}: ${outcomeTexts[outcome]}`,
    }),
    link: ({ examId }) => links.result(examId),
  }),
};
