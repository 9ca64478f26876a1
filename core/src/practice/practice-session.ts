/**
 * The order of a practice session: every item once, then the missed ones again until each was right. First answers
 * alone are answers, so that coming back never flatters the score.
 */

import type { HelpStep } from '../assistant/assistant-rules.ts';
import { isAnswered } from '../question-types/answered.ts';
import type { OwnMark } from '../question-types/question-body.ts';
import type { QuestionResponse } from '../question-types/type-module.ts';
import type { Certainty } from './certainty.ts';
import type { HintStep } from './hints.ts';
import { buildSkippedResponse, isNearAnswer, isRightAnswer, type PracticeItem } from './practice-item.ts';

export interface PracticeMode {
  /** The time of judgement: after each answer, or after the last one. */
  feedback: 'at_once' | 'at_end';
  /** True if each answer has a certainty. */
  asksCertainty: boolean;
}

/** The first answer to an item. */
export interface FirstAnswer {
  /** Ascending; empty for an item with a body. */
  choices: readonly number[];
  /** The answer to a body; null for a choice among options. */
  response: QuestionResponse | null;
  /** The student's verdict on a slip of one letter; null if there is none. */
  remembered: boolean | null;
  /** The last step of help that was taken, of hints or of the assistant, 0 for none. */
  hint: HintStep | 0;
  certainty: Certainty | null;
}

export interface PracticeSession {
  mode: PracticeMode;
  items: readonly PracticeItem[];
  /** Ids still to come; the first one is on the screen. */
  upcoming: readonly string[];
  /** Ids that were missed in this round and come back in the next. */
  missed: readonly string[];
  /** 1 for the first pass, then 2 and so on. */
  round: number;
  /** The selected options on the screen, ascending. */
  choices: readonly number[];
  /** The answer on the screen to an item with a body. */
  response: QuestionResponse | null;
  /** The student's verdict on the slip on the screen; null while there is none. */
  remembered: boolean | null;
  /** How sure one is of that, null until one says so: each question begins without it. */
  certainty: Certainty | null;
  /** The last step of help that was taken on the screen. */
  hint: HintStep | 0;
  /** The last step of the assistant's help with the question on the screen. */
  assisted: HintStep | 0;
  /** The model answer of an open question is on the screen, and the student has not marked the own answer yet. */
  isRevealed: boolean;
  /** The answer on the screen is given and judged. */
  isJudged: boolean;
  answers: Readonly<Record<string, FirstAnswer>>;
}

export type PracticeEvent =
  | { type: 'choose'; choice: number }
  | { type: 'respond'; response: QuestionResponse }
  /** Gives an answer that says nothing, so that the right one is shown. */
  | { type: 'skip' }
  /** Says after a slip of one letter whether the student knew the answer. */
  | { type: 'remembered'; isRemembered: boolean }
  /** Marks an open answer after its model answer was shown, and moves on. */
  | { type: 'had'; had: OwnMark }
  | { type: 'sure'; certainty: Certainty }
  | { type: 'hint' }
  /** The assistant has helped: its fourth step is the answer, which counts as the last hint. */
  | { type: 'assisted'; step: HelpStep }
  /** Gives what is chosen as the answer; of an open question, shows the model answer. */
  | { type: 'answer' }
  /** Gives the selection as the answer if it is complete, or moves on from a judged answer. */
  | { type: 'next' }
  /** Goes over what was missed, once all is answered and judged at the end. */
  | { type: 'go_over' };

/** @param items in the order in which they are asked; ids are unique */
export function startPractice(items: readonly PracticeItem[], mode: PracticeMode): PracticeSession {
  return {
    mode,
    items,
    upcoming: items.map(({ id }) => id),
    missed: [],
    round: 1,
    answers: {},
    ...freshScreen,
  };
}

const freshScreen = {
  choices: [],
  response: null,
  remembered: null,
  certainty: null,
  hint: 0,
  assisted: 0,
  isRevealed: false,
  isJudged: false,
} as const;

/** @returns the item on the screen, null when the session has ended */
export function currentItem({ items, upcoming }: PracticeSession): PracticeItem | null {
  return items.find(({ id }) => id === upcoming[0]) ?? null;
}

/** @returns whether the answer on the screen has to say how sure it is: a student who marks it already says so */
export function asksCertainty(session: PracticeSession): boolean {
  const { mode, round } = session;
  return mode.asksCertainty && round === 1 && currentItem(session)?.body?.type !== 'open';
}

/** @returns whether answers are judged as they are given: always where missed ones come back */
export function judgesAtOnce({ mode, round }: PracticeSession): boolean {
  return mode.feedback === 'at_once' || round > 1;
}

/** @returns whether choosing an option is the answer, and nothing else is needed */
export function answersByChoice(session: PracticeSession, item: PracticeItem): boolean {
  return item.body === undefined && !item.isMultiple && judgesAtOnce(session) && !asksCertainty(session);
}

/** @returns whether the selection or the text on the screen can be given as the answer */
export function isAnswerable(session: PracticeSession): boolean {
  const { choices, response } = session;
  const isGiven = choices.length > 0 || (response ? isAnswered(response) : false);
  return isGiven && (!asksCertainty(session) || session.certainty !== null);
}

/** @returns whether the student still has to say if a slip of one letter was remembered */
export function isRememberedOpen(session: PracticeSession, item: PracticeItem): boolean {
  const { isJudged, remembered = null } = session;
  return isJudged && remembered === null && isNearAnswer(item, session);
}

/** @returns the steps of help that can still be taken on the screen */
export function hintsLeft({ hint, isJudged, isRevealed }: PracticeSession, item: PracticeItem): HintStep[] {
  return isJudged || isRevealed ? [] : item.hints.filter((step) => step > hint);
}

/** @returns options that the help on the screen has taken away */
export function fallenOptions({ hint }: PracticeSession, item: PracticeItem): readonly number[] {
  return hint >= 2 ? item.falling : [];
}

/** @returns the session after the event; an event that does not fit changes nothing */
export function practise(session: PracticeSession, event: PracticeEvent): PracticeSession {
  if (event.type === 'go_over') return session.upcoming.length === 0 ? nextRound(session) : session;
  const item = currentItem(session);
  if (item === null) return session;

  if (event.type === 'next' && session.isJudged) return advance(session, item);
  if (event.type === 'remembered') return decideRemembered(session, item, event.isRemembered);
  if (event.type === 'had') return markOpen(session, item, event.had);
  // An answer stays: changing it after it was judged, or next to the model answer, would not be one.
  if (session.isJudged || session.isRevealed) return session;

  if (event.type === 'hint') return takeHint(session, item);
  if (event.type === 'assisted') return { ...session, assisted: countedStep(session, event.step) };
  if (event.type === 'answer' || event.type === 'next') return answer(session, item);
  if (event.type === 'skip') return skip(session, item);
  if (event.type === 'respond') return respond(session, item, event.response);
  if (event.type === 'sure')
    return asksCertainty(session) ? { ...session, certainty: event.certainty } : session;
  const selectedPracticeSession = choose(session, item, event.choice);
  return selectedPracticeSession !== session && answersByChoice(session, item)
    ? answer(selectedPracticeSession, item)
    : selectedPracticeSession;
}

function choose(session: PracticeSession, item: PracticeItem, choice: number): PracticeSession {
  const isThere = Number.isInteger(choice) && choice >= 0 && choice < item.options;
  if (!isThere || fallenOptions(session, item).includes(choice)) return session;
  if (!item.isMultiple) return { ...session, choices: [choice] };

  const others = session.choices.filter((other) => other !== choice);
  const choices = others.length < session.choices.length ? others : [...others, choice];
  return { ...session, choices: choices.toSorted((one, other) => one - other) };
}

function respond(
  session: PracticeSession,
  { body }: PracticeItem,
  response: QuestionResponse,
): PracticeSession {
  return body?.type === response.type ? { ...session, response } : session;
}

function skip(session: PracticeSession, item: PracticeItem): PracticeSession {
  const response = buildSkippedResponse(item);
  return response === null ? session : submit({ ...session, response }, item);
}

/** A slip earns no mark in either case; a remembered one does not come back. */
function decideRemembered(session: PracticeSession, item: PracticeItem, remembered: boolean) {
  if (!isRememberedOpen(session, item)) return session;

  const { answers, missed, round } = session;
  const first = round === 1 ? answers[item.id] : undefined;
  return {
    ...session,
    remembered,
    missed: remembered ? missed.filter((id) => id !== item.id) : missed,
    answers: first === undefined ? answers : { ...answers, [item.id]: { ...first, remembered } },
  };
}

function takeHint(session: PracticeSession, item: PracticeItem): PracticeSession {
  const [hint] = hintsLeft(session, item);
  if (hint === undefined) return session;

  const helped = { ...session, hint };
  const fallen = fallenOptions(helped, item);
  return { ...helped, choices: session.choices.filter((choice) => !fallen.includes(choice)) };
}

const countedStep = ({ assisted = 0 }: PracticeSession, step: HelpStep) =>
  Math.min(3, Math.max(assisted, step)) as HintStep;

function answer(session: PracticeSession, item: PracticeItem): PracticeSession {
  if (item.body?.type === 'open') return { ...session, isRevealed: true };
  return isAnswerable(session) ? submit(session, item) : session;
}

function markOpen(session: PracticeSession, item: PracticeItem, had: OwnMark): PracticeSession {
  if (!session.isRevealed) return session;

  const text = session.response?.type === 'open' ? session.response.text : '';
  const marked = submit({ ...session, response: { type: 'open', text, had } }, item);
  return marked.isJudged ? advance(marked, item) : marked;
}

function submit(session: PracticeSession, item: PracticeItem): PracticeSession {
  // A sitting that an earlier version stored says nothing of the assistant, and has no response.
  const { choices, response = null, hint: takenCount, assisted = 0, certainty, round, answers } = session;
  const hint = Math.max(assisted, takenCount) as HintStep | 0;
  const first: FirstAnswer = { choices, response, remembered: null, hint, certainty };
  const answeredPracticeSession: PracticeSession = {
    ...session,
    missed: isRightAnswer(item, session) ? session.missed : [...session.missed, item.id],
    answers: round === 1 ? { ...answers, [item.id]: first } : answers,
  };
  return judgesAtOnce(session)
    ? { ...answeredPracticeSession, isJudged: true }
    : advance(answeredPracticeSession, item);
}

function advance(session: PracticeSession, item: PracticeItem): PracticeSession {
  const upcoming = session.upcoming.filter((id) => id !== item.id);
  const left = { ...session, upcoming, ...freshScreen };
  return upcoming.length === 0 && judgesAtOnce(session) ? nextRound(left) : left;
}

function nextRound(session: PracticeSession): PracticeSession {
  const { missed, round } = session;
  return missed.length === 0 ? session : { ...session, upcoming: missed, missed: [], round: round + 1 };
}
