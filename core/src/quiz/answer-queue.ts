/**
 * Answers of an exam on their way to the server. Everything that was chosen and not yet confirmed is here,
 * is written to the device after each change, and outlives a lost network, a reload and a crash.
 *
 * The sequence of an answer is its time in the exam on the server's clock, so that of two devices the later
 * click wins, however late the network delivers it.
 */

export interface QueuedAnswer {
  /** Null takes an answer back. */
  choice: number | null;
  sequence: number;
}

export interface AnswerState extends QueuedAnswer {
  /**
   * `saved`: the server has it. `queued`: only this device has it. `expired`: it came after the deadline. `rejected`: the
   * server does not accept it, and sending it again changes nothing.
   */
  state: 'saved' | 'queued' | 'expired' | 'rejected';
}

/** By question id. A question that was never answered has no entry. */
export type Answers = Readonly<Record<string, AnswerState>>;

export type AnswerEvent =
  /** What the server has, at the start and whenever the exam is read again. */
  | { type: 'loaded'; answers: Readonly<Record<string, QueuedAnswer>> }
  /** What an earlier page of this device could not send. */
  | { type: 'restored'; answers: Readonly<Record<string, QueuedAnswer>> }
  /** @property elapsedMs since the start of the exam, by the server's clock */
  | { type: 'chosen'; questionId: string; choice: number | null; elapsedMs: number }
  /** What the server has after a save; another device may have answered later. */
  | { type: 'confirmed'; questionId: string; saved: QueuedAnswer }
  /** The server refused the answer because time was up. */
  | { type: 'refused'; questionId: string; sequence: number }
  /** The server refused the answer for what it is. */
  | { type: 'rejected'; questionId: string; sequence: number };

const largestSequence = 2_147_483_647;

/** @returns the answers after the event; an older state of a question never replaces a newer one */
export function answersAfter(answers: Answers, event: AnswerEvent): Answers {
  switch (event.type) {
    case 'loaded':
      return mergeAll(answers, event.answers, 'saved');
    case 'restored':
      return mergeAll(answers, event.answers, 'queued');
    case 'chosen':
      return choose(answers, event.questionId, event.choice, event.elapsedMs);
    case 'confirmed':
      return merge(answers, event.questionId, { ...event.saved, state: 'saved' });
    case 'refused':
      return settle(answers, event.questionId, event.sequence, 'expired');
    case 'rejected':
      return settle(answers, event.questionId, event.sequence, 'rejected');
  }
}

/** @returns what still has to be sent, by question id */
export function queuedAnswers(answers: Answers): Record<string, QueuedAnswer> {
  return answersIn(answers, ({ state }) => state === 'queued');
}

/** @returns what the device must store: what still has to be sent, and what came after the deadline */
export function unsavedAnswers(answers: Answers): Record<string, QueuedAnswer> {
  return answersIn(answers, ({ state }) => state !== 'saved');
}

/**
 * @param unconfirmed answers that were never confirmed
 * @param counted the choices that the result was made from, by question id
 * @returns how many of the unconfirmed answers did not count as they were given
 */
export function countUncounted(
  unconfirmed: Readonly<Record<string, QueuedAnswer>>,
  counted: Readonly<Record<string, number | null>>,
): number {
  return Object.entries(unconfirmed).filter(
    ([questionId, { choice }]) => questionId in counted && counted[questionId] !== choice,
  ).length;
}

function answersIn(
  answers: Answers,
  isWanted: (answer: AnswerState) => boolean,
): Record<string, QueuedAnswer> {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([, answer]) => isWanted(answer))
      .map(([questionId, { choice, sequence }]) => [questionId, { choice, sequence }]),
  );
}

function mergeAll(
  answers: Answers,
  incoming: Readonly<Record<string, QueuedAnswer>>,
  state: AnswerState['state'],
): Answers {
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

  return isNewer ? { ...answers, [questionId]: incoming } : answers;
}

function choose(answers: Answers, questionId: string, choice: number | null, elapsedMs: number): Answers {
  const known = answers[questionId];
  const isSettled = known?.state === 'expired' || known?.state === 'rejected';
  if ((known?.choice ?? null) === choice && !isSettled) return answers;

  const sequence = Math.max((known?.sequence ?? 0) + 1, Math.floor(elapsedMs));
  return {
    ...answers,
    [questionId]: { choice, sequence: Math.min(sequence, largestSequence), state: 'queued' },
  };
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
