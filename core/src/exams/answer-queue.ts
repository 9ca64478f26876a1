/**
 * Answers of an exam on their way to the server. Everything that was given and not yet confirmed is here,
 * is written to the device after each change, and outlives a lost network, a reload and a crash.
 *
 * The sequence of a choice is its time in the exam on the server's clock, so that of two devices the later
 * click wins, however late the network delivers it. Flags and time follow the state that they are added to by one: a
 * view that has not heard of another device's choice never puts its own older one over it.
 */

export interface QueuedAnswer {
  /** Indexes of options, ascending. Null: none, or taken back. */
  choices: readonly number[] | null;
  /** To come back to. */
  flagged: boolean;
  /** How long the question was on the screen until then, in all. */
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

/** By question id. A question that was never answered, flagged or looked at for long has no entry. */
export type Answers = Readonly<Record<string, AnswerState>>;

/** What a device stores, and what the server has, by question id. */
export type AnswersById = Readonly<Record<string, QueuedAnswer>>;

export type AnswerEvent =
  /** What the server has, at the start and whenever the exam is read again. */
  | { type: 'loaded'; answers: AnswersById }
  /** What an earlier page of this device could not send. */
  | { type: 'restored'; answers: AnswersById }
  /**
   * @property elapsedMs since the start of the exam, by the server's clock
   * @property spentMs on the screen since the last of these three events of the question
   */
  | {
      type: 'chosen';
      questionId: string;
      choices: readonly number[] | null;
      elapsedMs: number;
      spentMs: number;
    }
  | { type: 'flagged'; questionId: string; flagged: boolean; spentMs: number }
  | { type: 'left'; questionId: string; spentMs: number }
  /** What the server has after a save; another device may have answered later. */
  | { type: 'confirmed'; questionId: string; saved: QueuedAnswer }
  /** The server refused the answer because time was up. */
  | { type: 'refused'; questionId: string; sequence: number }
  /** The server refused the answer for what it is. */
  | { type: 'rejected'; questionId: string; sequence: number };

const largestSequence = 2_147_483_647;
const longestTookMs = 86_400_000;

/** Shorter looks at a question are not worth a message of their own: they go along with its next answer. */
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

/** @returns whether something is chosen */
export function isAnswered(answer: Pick<QueuedAnswer, 'choices'> | undefined): boolean {
  return (answer?.choices ?? null) !== null;
}

/** @returns what still has to be sent, by question id */
export function queuedAnswers(answers: Answers): Record<string, QueuedAnswer> {
  return answersIn(answers, ({ state }) => state === 'queued');
}

/** @returns what the server has, as far as this device knows, by question id */
export function confirmedAnswers(answers: Answers): Record<string, QueuedAnswer> {
  return answersIn(answers, ({ state }) => state === 'saved');
}

/**
 * @param stored what the device stores by now: another page of it may know of later answers
 * @returns what it must store: what still has to be sent, and what came after the deadline
 */
export function unsavedAnswers(answers: Answers, stored: AnswersById = {}): Record<string, QueuedAnswer> {
  const ofOtherPages = Object.entries(stored).filter(
    ([questionId, { sequence }]) => sequence > (answers[questionId]?.sequence ?? 0),
  );
  const own = answersIn(answers, ({ state }) => state !== 'saved');
  return { ...own, ...Object.fromEntries(ofOtherPages) };
}

/**
 * @param unconfirmed answers that were never confirmed
 * @param counted the choices that the result was made from, by question id
 * @returns how many of the unconfirmed answers did not count as they were given
 */
export function countUncounted(
  unconfirmed: AnswersById,
  counted: Readonly<Record<string, readonly number[] | null>>,
): number {
  return Object.entries(unconfirmed).filter(
    ([questionId, { choices }]) => questionId in counted && String(counted[questionId]) !== String(choices),
  ).length;
}

function answersIn(
  answers: Answers,
  isWanted: (answer: AnswerState) => boolean,
): Record<string, QueuedAnswer> {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([, answer]) => isWanted(answer))
      .map(([questionId, { choices, flagged, tookMs, sequence }]) => [
        questionId,
        { choices, flagged, tookMs, sequence },
      ]),
  );
}

function mergeAll(answers: Answers, incoming: AnswersById, state: AnswerState['state']): Answers {
  return Object.entries(incoming).reduce(
    (merged, [questionId, answer]) => merge(merged, questionId, { ...answer, state }),
    answers,
  );
}

/** Of the same sequence the confirmed one stays; 0 stands for "nothing was ever saved". */
function merge(answers: Answers, questionId: string, incoming: AnswerState): Answers {
  const known = answers[questionId];
  const isNewer =
    known === undefined
      ? incoming.sequence > 0
      : incoming.sequence > known.sequence ||
        (incoming.sequence === known.sequence && incoming.state === 'saved');
  if (!isNewer) return answers;

  const merged =
    hasOwnFlag(known) && known.flagged !== incoming.flagged ? flagOver(known, incoming) : incoming;
  return { ...answers, [questionId]: merged };
}

function hasOwnFlag(known: AnswerState | undefined): known is AnswerState {
  return known?.state === 'queued' && known.isFlagOwn === true;
}

/** Another device has answered meanwhile: its answer stays, and the flag that was set here is set on it. */
function flagOver({ flagged }: AnswerState, incoming: AnswerState): AnswerState {
  const sequence = Math.min(incoming.sequence + 1, largestSequence);
  return { ...incoming, flagged, sequence, state: 'queued', isFlagOwn: true };
}

function choose(
  answers: Answers,
  { questionId, choices, elapsedMs, spentMs }: AnswerEvent & { type: 'chosen' },
): Answers {
  const known = answers[questionId];
  const isSettled = known?.state === 'expired' || known?.state === 'rejected';
  // What is pressed again is sent again: another device may have answered otherwise since.
  if (choices === null && !isAnswered(known) && !isSettled) return answers;

  return add(answers, { questionId, spentMs }, { choices }, Math.floor(elapsedMs));
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
  const known = answers[questionId] ?? untouched;
  const sequence = Math.max(known.sequence + 1, time);
  const changed: AnswerState = {
    ...known,
    ...change,
    tookMs: Math.min(known.tookMs + Math.round(spentMs), longestTookMs),
    sequence: Math.min(sequence, largestSequence),
    state: 'queued',
  };
  return { ...answers, [questionId]: changed };
}

function settle(
  answers: Answers,
  questionId: string,
  sequence: number,
  state: 'expired' | 'rejected',
): Answers {
  const known = answers[questionId];
  if (known?.state !== 'queued' || known.sequence !== sequence) return answers;

  return { ...answers, [questionId]: { ...known, state } };
}
