/** The speed of forgetting of a student, relative to the default parameters, by the reviews so far. */
import { recall } from '../memory/forgetting-curve.ts';
import type { RecallEvidence } from './exam-plan.ts';

/** A belief about the logarithm of the speed: 0 is as fast as the parameters say, above 0 faster. */
export interface ForgettingSpeed {
  mean: number;
  deviation: number;
}

/** Students differ this much before anything is known of one. */
const priorDeviation = 0.6;
/**
 * The model itself is wrong by this much, however many reviews there are. With other laws of
 * memory nine of ten students end in the range only if it is as wide as this (see the simulation).
 */
const modelDeviation = 0.5;
/** Speeds from a seventh to twenty times. */
const grid = Array.from({ length: 51 }, (_, index) => -2 + index * 0.1);
const maxEvidence = 600;
/** One review never rules out a speed: an answer may be a slip. */
const slip = 0.03;

/** @param evidence of this student, the newest last */
export function getForgettingSpeed(evidence: readonly RecallEvidence[]): ForgettingSpeed {
  const used = evidence.slice(-maxEvidence);
  const logs = grid.map((speed) => {
    const prior = -(speed ** 2) / (2 * priorDeviation ** 2);
    return used.reduce((sum, review) => sum + Math.log(getLikelihood(review, Math.exp(speed))), prior);
  });
  const highest = Math.max(...logs);
  const shares = logs.map((log) => Math.exp(log - highest));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const mean = sumProducts(shares, grid) / total;
  const variance =
    sumProducts(
      shares,
      grid.map((speed) => (speed - mean) ** 2),
    ) / total;
  return { mean, deviation: Math.hypot(Math.sqrt(variance), modelDeviation) };
}

function getLikelihood({ days, stability, right, guess, parameters }: RecallEvidence, speed: number): number {
  const knownShare = slip + (1 - 2 * slip) * recall(days * speed, stability, parameters);
  const rightShare = guess + (1 - guess) * knownShare;
  return right ? rightShare : 1 - rightShare;
}

function sumProducts(first: readonly number[], second: readonly number[]): number {
  return first.reduce((sum, value, index) => sum + value * (second[index] ?? 0), 0);
}
