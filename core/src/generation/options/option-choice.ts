import { isPartOf } from '../gate/key-rules.ts';
import { type Aliases, areAliases } from '../terms/aliases.ts';
import { type GuessingTally, guessesWon, optionTraits, unfairness } from './option-balance.ts';

/** Something that may stand as an option. */
export interface Option {
  text: string;
  /** Its normal form. */
  norm: string;
  /** How often its words stand in the note. */
  occurrences: number;
}

/** An option that is wrong. */
export interface RankedOption extends Option {
  /** How well it suits the question, higher is better. */
  fit: number;
}

export interface OptionChoice<Distractor extends RankedOption> {
  distractors: Distractor[];
  /** For each guessing strategy, what it wins with these options. */
  won: number[];
}

const POOL = 7;
const FAIRNESS_WEIGHT = 0.8;
/** What an option loses in fit for each question that offered it before. */
const REPEATED = 0.45;

/**
 * Three of the best distractors, chosen so that no trait of the options by itself (length, frequency,
 * likeness) leads to the key more often than chance over the whole set of questions.
 *
 * @param timesUsed by normal form, how many questions of the set offered the option already.
 */
export function chooseDistractors<Distractor extends RankedOption>(
  key: Option,
  candidates: readonly Distractor[],
  aliases: Aliases,
  tally: GuessingTally,
  timesUsed: ReadonlyMap<string, number>,
): OptionChoice<Distractor> | null {
  const fresh = candidates
    .map((candidate) => ({
      ...candidate,
      fit: candidate.fit - REPEATED * (timesUsed.get(candidate.norm) ?? 0),
    }))
    .sort((left, right) => right.fit - left.fit);
  const pool = distinctPool(fresh, aliases);
  const keyTraits = traitsOf(key);
  const traits = new Map(pool.map((option) => [option, traitsOf(option)]));
  let best: OptionChoice<Distractor> | null = null;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const three of threesOf(pool)) {
    const won = guessesWon(
      keyTraits,
      three.flatMap((option) => traits.get(option) ?? []),
    );
    const fit = three.reduce((sum, distractor) => sum + distractor.fit, 0);
    const value = fit - FAIRNESS_WEIGHT * unfairness(tally, won);
    if (value <= bestValue) continue;
    bestValue = value;
    best = { distractors: three, won };
  }
  return best;
}

function traitsOf({ norm, text, occurrences }: Option) {
  return optionTraits(norm, text, occurrences);
}

function distinctPool<Distractor extends RankedOption>(
  candidates: readonly Distractor[],
  aliases: Aliases,
): Distractor[] {
  const pool: Distractor[] = [];
  for (const candidate of candidates) {
    if (pool.length === POOL) break;
    const clashes = pool.some(
      ({ norm, text }) => areAliases(aliases, norm, candidate.norm) || isPartOf(text, candidate.text),
    );
    if (!clashes) pool.push(candidate);
  }
  return pool;
}

function* threesOf<T>(pool: readonly T[]): Generator<T[]> {
  for (const [at, first] of pool.entries()) {
    for (const [next, second] of pool.slice(at + 1).entries()) {
      for (const third of pool.slice(at + next + 2)) yield [first, second, third];
    }
  }
}
