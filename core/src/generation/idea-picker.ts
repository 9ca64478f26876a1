import type { QuestionIdea } from './question-idea.ts';

/** What a second question from the same group costs, in worth: enough to prefer a fair one from elsewhere. */
const REPEATED_GROUP = 1.2;
const FIRST_OF_GROUP = 3;

/** Deals out ideas: the best of each group first, so that the questions cover the note, then the best of all. */
export class IdeaPicker {
  readonly #groups: readonly number[];
  readonly #taken = new Map<number, number>();
  #ideas: QuestionIdea[];

  /** @param groups for each sentence of the note, by its index, the number of its group. */
  constructor(ideas: readonly QuestionIdea[], groups: readonly number[]) {
    this.#ideas = [...ideas];
    this.#groups = groups;
  }

  /** The idea to try next, or null when none is left. It stays on offer until it is used or refused. */
  next(): QuestionIdea | null {
    let best: QuestionIdea | null = null;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const idea of this.#ideas) {
      const value = this.#valueOf(idea);
      if (value <= bestValue) continue;
      bestValue = value;
      best = idea;
    }
    return best;
  }

  /** The idea cannot be made into a question. */
  refuse(idea: QuestionIdea): void {
    this.#ideas = this.#ideas.filter((other) => other !== idea);
  }

  /** The idea became a question: neither its term nor its sentence is asked again. */
  use(idea: QuestionIdea): void {
    const group = this.#groupOf(idea);
    this.#taken.set(group, (this.#taken.get(group) ?? 0) + 1);
    this.#ideas = this.#ideas.filter(
      (other) => other.term !== idea.term && other.mention.sentence !== idea.mention.sentence,
    );
  }

  #valueOf(idea: QuestionIdea): number {
    const taken = this.#taken.get(this.#groupOf(idea)) ?? 0;
    return idea.worth + (taken === 0 ? FIRST_OF_GROUP : 0) - REPEATED_GROUP * taken;
  }

  #groupOf(idea: QuestionIdea): number {
    return this.#groups[idea.mention.sentence.index] ?? 0;
  }
}
