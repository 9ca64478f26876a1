/** The typing of the headline, letter by letter. Times in milliseconds (specification, section 9). */
const letterMs = 80;
const deletingMs = 40;
const pauseMs = 3_000;

export interface TypingState {
  /** Which phrase is shown. */
  phrase: number;
  /** How many of its letters. */
  letters: number;
  deleting: boolean;
}

/** A page begins with its first phrase written out, as it stands without a script. */
export function firstState(phrases: readonly string[]): TypingState {
  return { phrase: 0, letters: phrases[0]?.length ?? 0, deleting: false };
}

/** @returns what comes after a state, and how long that state stays before it */
export function nextState(
  phrases: readonly string[],
  { phrase, letters, deleting }: TypingState,
): { after: number; state: TypingState } {
  const length = phrases[phrase]?.length ?? 0;

  if (deleting && letters === 0) {
    return { after: letterMs, state: { phrase: (phrase + 1) % phrases.length, letters: 1, deleting: false } };
  }
  if (deleting) return { after: deletingMs, state: { phrase, letters: letters - 1, deleting } };
  if (letters < length) return { after: letterMs, state: { phrase, letters: letters + 1, deleting } };
  return { after: pauseMs, state: { phrase, letters: letters - 1, deleting: true } };
}
