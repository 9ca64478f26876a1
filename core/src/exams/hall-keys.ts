/**
 * The eight keys of the UTME hall, which has no mouse: A B C D answer, P and N go to the previous and next
 * question, S asks for confirmation, a second S submits, R goes back. No other key acts.
 */

export const hallKeys = ['a', 'b', 'c', 'd', 'p', 'n', 's', 'r'] as const;
export type HallKey = (typeof hallKeys)[number];

export interface HallState {
  /** Which question of the whole paper is on the screen, from 0: its subjects stand one after the other. */
  position: number;
  step: 'question' | 'asking' | 'handed_in';
}

/** The screen on which a key acts. */
export interface HallScreen {
  /** Number of questions in the complete paper. */
  questions: number;
  /** Number of options of the current question. */
  options: number;
}

export interface HallMove {
  state: HallState;
  /** Index of the pressed option, or null. */
  option: number | null;
}

/** @returns what a press of a key does */
export function hallAfter(state: HallState, key: HallKey, screen: HallScreen): HallMove {
  const nothing: HallMove = { state, option: null };
  if (state.step === 'handed_in') return nothing;

  if (state.step === 'asking') return { state: afterAsked(state, key), option: null };
  switch (key) {
    case 'p':
      return { state: at(state.position - 1, state, screen), option: null };
    case 'n':
      return { state: at(state.position + 1, state, screen), option: null };
    case 's':
      return { state: { ...state, step: 'asking' }, option: null };
    case 'r':
      return nothing;
    default: {
      const option = hallKeys.indexOf(key);
      return option < screen.options ? { state, option } : nothing;
    }
  }
}

function afterAsked(state: HallState, key: HallKey): HallState {
  if (key === 's') return { ...state, step: 'handed_in' };
  return key === 'r' ? { ...state, step: 'question' } : state;
}

/** The question after the last one of a subject is the first one of the next subject. */
function at(position: number, state: HallState, { questions }: HallScreen): HallState {
  return { ...state, position: Math.min(questions - 1, Math.max(0, position)) };
}
