/** The steps of one card in a hands-free review. */

/** Seconds to think that a student can choose. */
export const thinkSeconds = [3, 5, 8] as const;
export type ThinkSeconds = (typeof thinkSeconds)[number];

/** Seconds to judge; a card without an answer by then was not heard. */
export const decideSeconds = 10;

export type HandsFreeStep =
  | { name: 'question' | 'answer' | 'unheard' }
  /** `left` are seconds. */
  | { name: 'think' | 'decide'; left: number };

/** The voice has reached the end of the side, or a second has passed. */
export type HandsFreeEvent = 'spoken' | 'second';

/** @returns the step after the event; the same one if the event changes nothing */
export function nextStep(step: HandsFreeStep, event: HandsFreeEvent, think: ThinkSeconds): HandsFreeStep {
  if (event === 'spoken') {
    if (step.name === 'question') return { name: 'think', left: think };
    return step.name === 'answer' ? { name: 'decide', left: decideSeconds } : step;
  }
  if (!('left' in step)) return step;
  if (step.left > 1) return { name: step.name, left: step.left - 1 };
  return { name: step.name === 'think' ? 'answer' : 'unheard' };
}
