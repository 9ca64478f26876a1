/** Types the headline, character by character. Times are in milliseconds (specification, section 9). */
const characterMs = 80;
const deletingMs = 40;
const pauseMs = 3_000;

export interface TypingState {
  /** The index of the phrase. */
  phrase: number;
  /** The number of visible characters. */
  characters: number;
  deleting: boolean;
}

/** A page starts with its first phrase complete, which it also shows without a script. */
export function firstState(phrases: readonly string[]): TypingState {
  return { phrase: 0, characters: phrases[0]?.length ?? 0, deleting: false };
}

/** @returns the next state, and how long the present one stays before it */
export function nextState(
  phrases: readonly string[],
  { phrase, characters, deleting }: TypingState,
): { after: number; state: TypingState } {
  const length = phrases[phrase]?.length ?? 0;

  if (deleting && characters === 0) {
    return {
      after: characterMs,
      state: { phrase: (phrase + 1) % phrases.length, characters: 1, deleting: false },
    };
  }
  if (deleting) return { after: deletingMs, state: { phrase, characters: characters - 1, deleting } };
  if (characters < length)
    return { after: characterMs, state: { phrase, characters: characters + 1, deleting } };
  return { after: pauseMs, state: { phrase, characters: characters - 1, deleting: true } };
}
