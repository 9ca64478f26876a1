/**
 * Estimates the mastery of a topic, as a belief about an ability on the logit scale: a mean and a variance,
 * moved by each first answer of a day to a question. It is the Bayesian extension of the Elo rating (Nižnan,
 * Pelánek and Řihák, EDM 2014), with the guessing floor that follows from the number of options.
 */
import { daysBetween } from '../time/local-day.ts';

export interface Belief {
  mean: number;
  variance: number;
  /** Answers that it follows from. */
  answers: number;
  /** The day of the last answer: YYYY-MM-DD. */
  lastDay: string;
}

/** A first answer of a day to a question, given without hints. */
export interface Evidence {
  questionId: string;
  /** Milliseconds since the epoch. */
  givenAt: number;
  localDay: string;
  correct: boolean;
  /** How many answers there are to choose from: the chance to guess is one of them. */
  possible: number;
}

/**
 * @returns the number of possible answers to a question with this many options; with several right options,
 * every selection is an answer
 */
export function possibleAnswers(isMultiple: boolean, options: number): number {
  return Math.max(2, isMultiple ? 2 ** options - 1 : options);
}

/** A share and where the true one lies in nine of ten cases. */
export interface Estimate {
  share: number;
  low: number;
  high: number;
}

/** The variance of an unknown ability; time cannot raise it any further. */
const mostVariance = 2.25;
/** The variance that an answer adds, because people learn. */
const varianceOfLearning = 0.03;
/** The variance that a day adds, because people forget. */
const varianceOfDay = 0.005;
/** The half-width of an interval with nine of ten cases, in standard deviations. */
export const deviationsOfNineTenths = 1.645;
/** While the interval is wider there is too little to say. */
const widestSaid = 0.5;

/** @param answers of one topic, in any order @returns null if there are none */
export function getMastery(answers: readonly Evidence[]): Belief | null {
  return answers.toSorted(byTimeGiven).reduce<Belief | null>(afterAnswer, null);
}

/** Two of one moment are ordered by their questions, so that the order of arrival changes nothing. */
function byTimeGiven(one: Evidence, other: Evidence): number {
  return one.givenAt - other.givenAt || (one.questionId < other.questionId ? -1 : 1);
}

function afterAnswer(previousBelief: Belief | null, { correct, possible, localDay }: Evidence): Belief {
  const { mean, answers } = previousBelief ?? { mean: 0, answers: 0 };
  const variance = previousBelief ? varianceOn(previousBelief, localDay) : mostVariance;
  const guessed = 1 / possible;
  const knownCount = sigmoid(mean);
  const expected = guessed + (1 - guessed) * knownCount;
  const slope = (1 - guessed) * knownCount * (1 - knownCount);
  const posterior = 1 / (1 / variance + slope ** 2 / (expected * (1 - expected)));
  const surprise = (correct ? 1 : 0) - expected;
  return {
    mean: mean + (posterior * surprise * slope) / (expected * (1 - expected)),
    variance: Math.min(mostVariance, posterior + varianceOfLearning),
    answers: answers + 1,
    // Who travels westwards may come back to the day before.
    lastDay: previousBelief && previousBelief.lastDay > localDay ? previousBelief.lastDay : localDay,
  };
}

/** @returns how uncertain the belief is on a later day */
function varianceOn({ variance, lastDay }: Belief, day: string): number {
  return Math.min(mostVariance, variance + varianceOfDay * Math.max(0, daysBetween(lastDay, day)));
}

/** @returns what share would be known on this day; null while there is too little to say */
export function getEstimate(belief: Belief, day: string): Estimate | null {
  const variance = varianceOn(belief, day);
  const reach = deviationsOfNineTenths * Math.sqrt(variance);
  const [low, high] = [sigmoid(belief.mean - reach), sigmoid(belief.mean + reach)];
  if (high - low > widestSaid) return null;
  return { share: sigmoid(belief.mean / Math.sqrt(1 + (Math.PI * variance) / 8)), low, high };
}

/**
 * @param topics each weighs the same, with an independent error
 * @returns null without any
 */
export function overallOf(topics: readonly Estimate[]): Estimate | null {
  if (topics.length === 0) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / topics.length;
  const share = mean(topics.map((topic) => topic.share));
  // Half of an interval is as many deviations for each, so that squares of halves add up as variances do.
  const half = (halves: readonly number[]) => Math.hypot(...halves) / topics.length;
  return {
    share,
    low: Math.max(0, share - half(topics.map((topic) => topic.share - topic.low))),
    high: Math.min(1, share + half(topics.map((topic) => topic.high - topic.share))),
  };
}

function sigmoid(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
