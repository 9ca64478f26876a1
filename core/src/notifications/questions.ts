import { verdicts } from '../exams/key-change.ts';
import { links } from '../links/links.ts';
import { declareNotification, number, oneOf, system, text, textOrNull } from './entry.ts';

const acts = ['edit', 'publish', 'draft', 'retire', 'tag', 'untag', 'move', 'undo'] as const;
export type AdministeredAct = (typeof acts)[number];

const actTitles: Record<AdministeredAct, string> = {
  edit: 'An administrator edited your question',
  publish: 'An administrator published your question',
  draft: 'An administrator made your question a draft',
  retire: 'An administrator retired your question',
  tag: 'An administrator tagged your question',
  untag: 'An administrator removed a tag from your question',
  move: 'An administrator moved your question',
  undo: 'An administrator undid a change of your question',
};

/** `waiting` is for reporters whose running exam contains the question. */
const outcomes = [...verdicts, 'waiting'] as const;
export type ReportOutcome = (typeof outcomes)[number];

const outcomeTexts: Record<ReportOutcome, string> = {
  new_key: 'The key was wrong and is changed.',
  accept_several: 'More than one answer is right, and each one counts.',
  void: 'Everyone gets the mark, and the question is retired.',
  retire: 'The question is retired, and scores stay.',
  uphold: 'The question and its key stay.',
  waiting: 'Your running exam asks this question, so you will see the answer afterwards.',
};

const act = oneOf(acts);
const outcome = oneOf(outcomes);

/** Notifications to the tutor whose question an administrator changed, and to students who reported a question. */
export const questionNotifications = {
  administered: declareNotification({
    ...system,
    key: 'question.administered',
    locked: false,
    causeFact: 'questionId',
    facts: { question: text, questionId: text, more: number, what: act, reason: textOrNull },
    text: ({ question, more, what, reason }) => ({
      title: actTitles[what],
      message: [
        more === 0 ? `${question}.` : `${question} and ${more} more.`,
        ...(reason === null ? [] : [`Why: ${reason}`]),
      ].join(' '),
    }),
    severalText: ({ question, what }, times) => ({
      title: `An administrator changed your question ${times} times`,
      message: `${question}. The newest: ${actTitles[what]}.`,
    }),
    link: ({ questionId }) => links.bankQuestion(questionId),
  }),
  reportDecided: declareNotification({
    ...system,
    key: 'question.report_decided',
    locked: false,
    facts: { question: text, outcome, reason: textOrNull },
    text: ({ question, outcome, reason }) => ({
      title: 'There is a decision on your report',
      message: [`${question}. ${outcomeTexts[outcome]}`, ...(reason === null ? [] : [`Why: ${reason}`])].join(
        ' ',
      ),
    }),
    link: () => links.practiceHome(),
  }),
};
