import type { Distractor } from './distractors.ts';
import { isPartOf } from './gate/key-rules.ts';
import { type GuessingTally, guessesWon, optionTraits, unfairness } from './option-balance.ts';
import type { QuestionIdea } from './question-idea.ts';
import { type Aliases, areAliases } from './terms/aliases.ts';

export interface OptionChoice {
  distractors: Distractor[];
  won: number[];
}

const POOL = 9;
const FAIRNESS_WEIGHT = 1.5;
/** What an option loses in fit for each question that offered it before. */
const REPEATED = 0.45;

/**
 * Three of the best distractors, chosen so that no trait of the options by itself (length, frequency,
 * likeness) leads to the key more often than chance over the whole set of questions.
 *
 * @param timesUsed by normal form, how many questions of the set offered the term already.
 */
export function chooseDistractors(
  idea: QuestionIdea,
  candidates: readonly Distractor[],
  aliases: Aliases,
  tally: GuessingTally,
  timesUsed: ReadonlyMap<string, number>,
): OptionChoice | null {
  const fresh = candidates
    .map((candidate) => ({
      ...candidate,
      fit: candidate.fit - REPEATED * (timesUsed.get(candidate.term.norm) ?? 0),
    }))
    .sort((left, right) => right.fit - left.fit);
  const pool = distinctPool(fresh, aliases);
  const key = optionTraits(idea.term.norm, idea.key.surface, idea.term.occurrences);
  const traits = new Map(
    pool.map((option) => [
      option,
      optionTraits(option.term.norm, option.form.surface, option.term.occurrences),
    ]),
  );
  let best: OptionChoice | null = null;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const three of threesOf(pool)) {
    const won = guessesWon(
      key,
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

function distinctPool(candidates: readonly Distractor[], aliases: Aliases): Distractor[] {
  const pool: Distractor[] = [];
  for (const candidate of candidates) {
    if (pool.length === POOL) break;
    const clashes = pool.some(
      ({ term, form }) =>
        areAliases(aliases, term.norm, candidate.term.norm) || isPartOf(form.surface, candidate.form.surface),
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
