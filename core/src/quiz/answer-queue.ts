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
  /** `saved`: the server has it. `queued`: only this device has it. `late`: it came after the deadline. */
  state: 'saved' | 'queued' | 'late';
}

/** By question id. A question that was never answered has no entry. */
export type AnswerSheet = Readonly<Record<string, AnswerState>>;

export type AnswerEvent =
  /** What the server has, at the start and whenever the exam is read again. */
  | { type: 'loaded'; answers: Readonly<Record<string, QueuedAnswer>> }
  /** What an earlier page of this device could not send. */
  | { type: 'restored'; answers: Readonly<Record<string, QueuedAnswer>> }
  /** @property elapsedMs since the start of the exam, by the server's clock */
  | { type: 'chosen'; questionId: string; choice: number | null; elapsedMs: number }
  /** What the server keeps after a save; another device may have been later. */
  | { type: 'confirmed'; questionId: string; kept: QueuedAnswer }
  /** The server refused the answer because time was up. */
  | { type: 'refused'; questionId: string; sequence: number };

const largestSequence = 2_147_483_647;

/** @returns the sheet after the event; an older word about a question never replaces a newer one */
export function answerSheet(sheet: AnswerSheet, event: AnswerEvent): AnswerSheet {
  switch (event.type) {
    case 'loaded':
      return mergeAll(sheet, event.answers, 'saved');
    case 'restored':
      return mergeAll(sheet, event.answers, 'queued');
    case 'chosen':
      return choose(sheet, event.questionId, event.choice, event.elapsedMs);
    case 'confirmed':
      return merge(sheet, event.questionId, { ...event.kept, state: 'saved' });
    case 'refused':
      return refuse(sheet, event.questionId, event.sequence);
  }
}

/** @returns what still has to be sent, by question id */
export function queuedAnswers(sheet: AnswerSheet): Record<string, QueuedAnswer> {
  return answersIn(sheet, ({ state }) => state === 'queued');
}

/** @returns what the device must keep: what still has to be sent, and what came too late */
export function unsavedAnswers(sheet: AnswerSheet): Record<string, QueuedAnswer> {
  return answersIn(sheet, ({ state }) => state !== 'saved');
}

/**
 * @param kept answers that were never confirmed
 * @param counted the choices that the result was made from, by question id
 * @returns how many of the kept answers did not count as they were given
 */
export function countUncounted(
  kept: Readonly<Record<string, QueuedAnswer>>,
  counted: Readonly<Record<string, number | null>>,
): number {
  return Object.entries(kept).filter(
    ([questionId, { choice }]) => questionId in counted && counted[questionId] !== choice,
  ).length;
}

function answersIn(
  sheet: AnswerSheet,
  isWanted: (answer: AnswerState) => boolean,
): Record<string, QueuedAnswer> {
  return Object.fromEntries(
    Object.entries(sheet)
      .filter(([, answer]) => isWanted(answer))
      .map(([questionId, { choice, sequence }]) => [questionId, { choice, sequence }]),
  );
}

function mergeAll(
  sheet: AnswerSheet,
  answers: Readonly<Record<string, QueuedAnswer>>,
  state: AnswerState['state'],
): AnswerSheet {
  return Object.entries(answers).reduce(
    (merged, [questionId, answer]) => merge(merged, questionId, { ...answer, state }),
    sheet,
  );
}

/** Of the same sequence the confirmed one stays; 0 stands for "nothing was ever saved". */
function merge(sheet: AnswerSheet, questionId: string, incoming: AnswerState): AnswerSheet {
  const known = sheet[questionId];
  const isNews =
    known === undefined
      ? incoming.sequence > 0
      : incoming.sequence > known.sequence ||
        (incoming.sequence === known.sequence && incoming.state === 'saved');

  return isNews ? { ...sheet, [questionId]: incoming } : sheet;
}

function choose(
  sheet: AnswerSheet,
  questionId: string,
  choice: number | null,
  elapsedMs: number,
): AnswerSheet {
  const known = sheet[questionId];
  if ((known?.choice ?? null) === choice && known?.state !== 'late') return sheet;

  const sequence = Math.max((known?.sequence ?? 0) + 1, Math.floor(elapsedMs));
  return {
    ...sheet,
    [questionId]: { choice, sequence: Math.min(sequence, largestSequence), state: 'queued' },
  };
}

function refuse(sheet: AnswerSheet, questionId: string, sequence: number): AnswerSheet {
  const known = sheet[questionId];
  if (known?.state !== 'queued' || known.sequence !== sequence) return sheet;

  return { ...sheet, [questionId]: { ...known, state: 'late' } };
}
