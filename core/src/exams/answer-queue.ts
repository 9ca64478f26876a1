/**
 * Answers of an exam on their way to the server. It has every answer that is not confirmed yet, is written to
 * the device after each change, and survives a lost network, a reload and a crash. The sequence of a choice
 * is its time in the exam on the server's clock, so the later click of two devices wins, however late the
 * network delivers it. A change of flag or time gets the sequence of the state that it is added to, plus one: a view that has not
 * received another device's choice never overwrites it with an older one.
 */
import { getCanonicalText } from '../question-types/forms/canonical-text.ts';
import type { QuestionResponse } from '../question-types/type-module.ts';
import { type EarningAnswer, isAnswered } from './earning-answer.ts';

export interface QueuedAnswer {
  /** Indexes of options, ascending. Null if there is no answer, or a withdrawn one. */
  choices: readonly number[] | null;
  /** The answer to a question without options, null if it was withdrawn; absent for the others. */
  response?: QuestionResponse | null;
  /** Marked for a later look. */
  flagged: boolean;
  /** Total time of the question on the screen until this answer, in milliseconds. */
  tookMs: number;
  sequence: number;
}

export interface AnswerState extends QueuedAnswer {
  /**
   * `saved`: the server has it. `queued`: only this device has it. `expired`: it came after the deadline. `rejected`: the
   * server does not accept it, and sending it again changes nothing.
   */
  state: 'saved' | 'queued' | 'expired' | 'rejected';
  /** The flag was changed here, and the server has not confirmed it. */
  isFlagOwn?: boolean;
}

/** Answers by question id. A question that was never answered, flagged or viewed for long has no entry. */
export type Answers = Readonly<Record<string, AnswerState>>;

/** Answers on a device or on the server, by question id. */
export type AnswersById = Readonly<Record<string, QueuedAnswer>>;

export type AnswerEvent =
  /** The server's answers, at the start and whenever the exam is read again. */
  | { type: 'loaded'; answers: AnswersById }
  /** Unsent answers of an earlier page of this device. */
  | { type: 'restored'; answers: AnswersById }
  /**
   * @property elapsedMs since the start of the exam, by the server's clock
   * @property spentMs on the screen since the last of these three events of the question
   */
  | {
      type: 'chosen';
      questionId: string;
      choices: readonly number[] | null;
      response?: QuestionResponse | null;
      elapsedMs: number;
      spentMs: number;
    }
  | { type: 'flagged'; questionId: string; flagged: boolean; spentMs: number }
  | { type: 'left'; questionId: string; spentMs: number }
  /** The server's answer after a save; another device can have answered later. */
  | { type: 'confirmed'; questionId: string; saved: QueuedAnswer }
  /** The server rejected the answer because the time had ended. */
  | { type: 'refused'; questionId: string; sequence: number }
  /** The server rejected the answer as invalid. */
  | { type: 'rejected'; questionId: string; sequence: number };

const largestSequence = 2_147_483_647;
const longestTookMs = 86_400_000;

/** Shorter looks at a question need no separate message: they are sent with its next answer. */
const leastWorthSendingMs = 5_000;

const untouched: QueuedAnswer = { choices: null, flagged: false, tookMs: 0, sequence: 0 };

/** @returns the answers after the event; an older state of a question never replaces a newer one */
export function answersAfter(answers: Answers, event: AnswerEvent): Answers {
  switch (event.type) {
    case 'loaded':
      return mergeAll(answers, event.answers, 'saved');
    case 'restored':
      return mergeAll(answers, event.answers, 'queued');
    case 'chosen':
      return choose(answers, event);
    case 'flagged':
      return add(answers, event, { flagged: event.flagged, isFlagOwn: true });
    case 'left':
      return addTime(answers, event);
    case 'confirmed':
      return merge(answers, event.questionId, { ...event.saved, state: 'saved' });
    case 'refused':
      return settle(answers, event.questionId, event.sequence, 'expired');
    case 'rejected':
      return settle(answers, event.questionId, event.sequence, 'rejected');
  }
}

/** @returns unsent answers, by question id */
export function queuedAnswers(answers: Answers): Record<string, QueuedAnswer> {
  return findAnswers(answers, ({ state }) => state === 'queued');
}

/** @returns what the server has, as far as this device knows, by question id */
export function confirmedAnswers(answers: Answers): Record<string, QueuedAnswer> {
  return findAnswers(answers, ({ state }) => state === 'saved');
}

/**
 * @param stored the device's storage at this moment: another page can know later answers
 * @returns the answers to store: unsent ones, and those after the deadline
 */
export function unsavedAnswers(answers: Answers, stored: AnswersById = {}): Record<string, QueuedAnswer> {
  const ofOtherPages = Object.entries(stored).filter(
    ([questionId, { sequence }]) => sequence > (answers[questionId]?.sequence ?? 0),
  );
  const own = findAnswers(answers, ({ state }) => state !== 'saved');
  return { ...own, ...Object.fromEntries(ofOtherPages) };
}

/**
 * @param unconfirmed answers that were never confirmed
 * @param counted the answers that the result was made from, by question id
 * @returns how many of the unconfirmed answers did not count as they were given
 */
export function countUncounted(
  unconfirmed: AnswersById,
  counted: Readonly<Record<string, EarningAnswer>>,
): number {
  return Object.entries(unconfirmed).filter(([questionId, answer]) => {
    const countedAnswer = counted[questionId];
    return countedAnswer !== undefined && getComparedText(countedAnswer) !== getComparedText(answer);
  }).length;
}

/** A stored answer may have its properties in another order. */
function getComparedText({ choices, response = null }: EarningAnswer): string {
  return response === null ? String(choices) : getCanonicalText(response);
}

function findAnswers(
  answers: Answers,
  isWanted: (answer: AnswerState) => boolean,
): Record<string, QueuedAnswer> {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([, answer]) => isWanted(answer))
      .map(([questionId, { choices, response, flagged, tookMs, sequence }]) => [
        questionId,
        { choices, ...(response !== undefined && { response }), flagged, tookMs, sequence },
      ]),
  );
}

function mergeAll(answers: Answers, incoming: AnswersById, state: AnswerState['state']): Answers {
  return Object.entries(incoming).reduce(
    (merged, [questionId, answer]) => merge(merged, questionId, { ...answer, state }),
    answers,
  );
}

/** With equal sequences the confirmed answer stays; 0 means that nothing was ever saved. */
function merge(answers: Answers, questionId: string, incoming: AnswerState): Answers {
  const knownAnswerState = answers[questionId];
  const isNewer =
    knownAnswerState === undefined
      ? incoming.sequence > 0
      : incoming.sequence > knownAnswerState.sequence ||
        (incoming.sequence === knownAnswerState.sequence && incoming.state === 'saved');
  if (!isNewer) return answers;

  const merged =
    hasOwnFlag(knownAnswerState) && knownAnswerState.flagged !== incoming.flagged
      ? flagOver(knownAnswerState, incoming)
      : incoming;
  return { ...answers, [questionId]: merged };
}

function hasOwnFlag(knownAnswerState: AnswerState | undefined): knownAnswerState is AnswerState {
  return knownAnswerState?.state === 'queued' && knownAnswerState.isFlagOwn === true;
}

/** Another device has answered in the meantime: its answer stays, with this device's flag. */
function flagOver({ flagged }: AnswerState, incoming: AnswerState): AnswerState {
  const sequence = Math.min(incoming.sequence + 1, largestSequence);
  return { ...incoming, flagged, sequence, state: 'queued', isFlagOwn: true };
}

function choose(
  answers: Answers,
  { questionId, choices, response, elapsedMs, spentMs }: AnswerEvent & { type: 'chosen' },
): Answers {
  const knownAnswerState = answers[questionId];
  const isSettled = knownAnswerState?.state === 'expired' || knownAnswerState?.state === 'rejected';
  // A repeated press is sent again: another device can have changed the answer.
  if (!isAnswered({ choices, response }) && !isAnswered(knownAnswerState) && !isSettled) return answers;

  const change = { choices, ...(response !== undefined && { response }) };
  return add(answers, { questionId, spentMs }, change, Math.floor(elapsedMs));
}

function addTime(answers: Answers, event: AnswerEvent & { type: 'left' }): Answers {
  const state = answers[event.questionId]?.state ?? 'saved';
  const isWorthSending = event.spentMs >= leastWorthSendingMs && (state === 'saved' || state === 'queued');
  return isWorthSending ? add(answers, event, {}) : answers;
}

/** @param time in the exam, where the change is a choice */
function add(
  answers: Answers,
  { questionId, spentMs }: { questionId: string; spentMs: number },
  change: Partial<AnswerState>,
  time = 0,
): Answers {
  const knownQueuedAnswer = answers[questionId] ?? untouched;
  const sequence = Math.max(knownQueuedAnswer.sequence + 1, time);
  const changedAnswerState: AnswerState = {
    ...knownQueuedAnswer,
    ...change,
    tookMs: Math.min(knownQueuedAnswer.tookMs + Math.round(spentMs), longestTookMs),
    sequence: Math.min(sequence, largestSequence),
    state: 'queued',
  };
  return { ...answers, [questionId]: changedAnswerState };
}

function settle(
  answers: Answers,
  questionId: string,
  sequence: number,
  state: 'expired' | 'rejected',
): Answers {
  const knownAnswerState = answers[questionId];
  if (knownAnswerState?.state !== 'queued' || knownAnswerState.sequence !== sequence) return answers;

  return { ...answers, [questionId]: { ...knownAnswerState, state } };
}
