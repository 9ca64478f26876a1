/** Memory from the figures of Anki's older scheduler, as FSRS converts them. */
import { wantedRetention, weights } from '../../memory/forgetting-curve.ts';
import type { Memory } from '../../memory/fsrs.ts';

const [minStability, maxStability] = [0.001, 36_500];

/**
 * @param ease 1.3 to about 3; 2.5 for a card of usual difficulty
 * @param days the present interval
 */
export function memoryFromEase(ease: number, days: number): Memory {
  const stability = clamp(days, minStability, maxStability);
  const [w8 = 0, w9 = 0, w10 = 0] = weights.slice(8, 11);
  const growth = Math.exp(w8) * stability ** -w9 * (Math.exp((1 - wantedRetention) * w10) - 1);
  return { stability, difficulty: clamp(11 - (ease - 1) / growth, 1, 10) };
}

/** @param factor thousandths of ease; smaller ones encode a difficulty @returns memory after a review */
export function memoryFromFactor(factor: number, days: number): Memory {
  const ease = factor === 0 ? 2.5 : factor / 1_000;
  const memory = memoryFromEase(ease, Math.max(days, 1));
  return ease > 1.1 ? memory : { ...memory, difficulty: clamp((ease - 0.1) * 9 + 1, 1, 10) };
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
