import { jaccard } from '../../text/set-overlap.ts';

/** What someone who sees only the options could go by. */
interface OptionTraits {
  norm: string;
  text: string;
  /** How often the option's words stand in the note. */
  occurrences: number;
  stems: ReadonlySet<string>;
  trigrams: ReadonlySet<string>;
}

/** Gathers the traits of one option. */
export function optionTraits(norm: string, text: string, occurrences: number): OptionTraits {
  return { norm, text, occurrences, stems: new Set(norm.split(' ')), trigrams: trigramsOf(text) };
}

/** For each guessing strategy, the points that it would have won so far; four options make 0.25 a question fair. */
export interface GuessingTally {
  questions: number;
  won: number[];
}

const FAIR_SHARE = 0.25;

/** A tally before the first question. */
export function emptyTally(): GuessingTally {
  return { questions: 0, won: STRATEGIES.map(() => 0) };
}

type Strategy = (option: OptionTraits, others: readonly OptionTraits[]) => number;

/** Each gives an option a height; the guesser takes the highest. */
const STRATEGIES: readonly Strategy[] = [
  (option) => option.text.length,
  (option) => -option.text.length,
  (option) => option.occurrences,
  (option) => -option.occurrences,
  (option, others) => mean(others.map((other) => jaccard(option.trigrams, other.trigrams))),
  (option, others) => mean(others.map((other) => jaccard(option.stems, other.stems))),
];

/** What each strategy would win on one question: 1 for the key alone on top, a part of it on a tie. */
export function guessesWon(key: OptionTraits, distractors: readonly OptionTraits[]): number[] {
  const options = [key, ...distractors];
  return STRATEGIES.map((strategy) => {
    const heights = options.map((option) =>
      strategy(
        option,
        options.filter((other) => other !== option),
      ),
    );
    const top = Math.max(...heights);
    const tied = heights.filter((height) => Math.abs(height - top) < 1e-9).length;
    return Math.abs((heights[0] ?? 0) - top) < 1e-9 ? 1 / tied : 0;
  });
}

/** How far the strategies would be from chance after one more question; 0 is perfectly fair. */
export function unfairness(tally: GuessingTally, won: readonly number[]): number {
  const fair = FAIR_SHARE * (tally.questions + 1);
  return won.reduce((sum, points, at) => sum + ((tally.won[at] ?? 0) + points - fair) ** 2, 0);
}

/** The tally after one more question. */
export function tallied(tally: GuessingTally, won: readonly number[]): GuessingTally {
  return { questions: tally.questions + 1, won: tally.won.map((points, at) => points + (won[at] ?? 0)) };
}

function trigramsOf(text: string): ReadonlySet<string> {
  const lower = ` ${text.toLowerCase()} `;
  return new Set(Array.from({ length: Math.max(0, lower.length - 2) }, (_, at) => lower.slice(at, at + 3)));
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
