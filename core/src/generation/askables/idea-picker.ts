import type { QuestionKind } from '../question-draft.ts';
import type { Askable } from './askable.ts';

/** What a second question from the same group costs, in worth: enough to prefer a fair one from elsewhere. */
const REPEATED_GROUP = 0.5;
const FIRST_OF_GROUP = 1.3;
/**
 * A set of several kinds asks more of a student; a kind that the set does not have is worth so much more, and up to twice as
 * much where the note offers little of it: later the questions of other kinds may stand in its way.
 */
const FIRST_OF_KIND = 1.2;
/** What a kind costs for the part of the set that it has beyond its share. */
const BEYOND_SHARE = 9;
/** What a question costs whose options may be struck out by their class. */
const POSTPONED = 5;
const FAIR_SHARE: Readonly<Record<QuestionKind, number>> = {
  term: 0.5,
  meaning: 0.3,
  member: 0.2,
  exception: 0.2,
  order: 0.2,
  value: 0.3,
  why: 0.2,
  number: 0.1,
  statement: 0.2,
  comparison: 0.2,
  // The engine states no new cases.
  application: 0,
};

/** Deals out what can be asked: the best of each group first, so that the questions cover the note, then the best of all. */
export class IdeaPicker {
  readonly #postponed = new Set<Askable>();
  readonly #takenOfGroup = new Map<number, number>();
  readonly #takenOfKind = new Map<QuestionKind, number>();
  #taken = 0;
  readonly #shares: Readonly<Record<QuestionKind, number>>;
  readonly #firstOfKind: number;
  #left: Askable[];
  readonly #offered: ReadonlyMap<QuestionKind, number>;

  /** @param isMixed whether a set of several kinds is wanted, or the best questions whatever their kinds */
  constructor(askables: readonly Askable[], isMixed = true) {
    this.#shares = isMixed ? FAIR_SHARE : { ...FAIR_SHARE, term: 1 };
    this.#firstOfKind = isMixed ? FIRST_OF_KIND : 0;
    this.#left = [...askables];
    this.#offered = sharesOfKinds(askables);
  }

  /** What to try next, or null when nothing is left. It stays on offer until it is used or refused. */
  next(): Askable | null {
    let best: Askable | null = null;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const askable of this.#left) {
      const value = this.#valueOf(askable) - (this.#postponed.has(askable) ? POSTPONED : 0);
      if (value <= bestValue) continue;
      bestValue = value;
      best = askable;
    }
    return best;
  }

  /** @returns false where it was postponed before; else it is tried again when what is left is worth less */
  postpone(askable: Askable): boolean {
    if (this.#postponed.has(askable)) return false;

    this.#postponed.add(askable);
    return true;
  }

  /** It cannot be made into a question. */
  refuse(askable: Askable): void {
    this.#left = this.#left.filter((other) => other !== askable);
  }

  /** It became a question: nothing that asks the same is asked again. */
  use({ group, kind, spends }: Askable): void {
    this.#takenOfGroup.set(group, (this.#takenOfGroup.get(group) ?? 0) + 1);
    this.#takenOfKind.set(kind, (this.#takenOfKind.get(kind) ?? 0) + 1);
    this.#taken += 1;
    const spent = new Set(spends);
    this.#left = this.#left.filter((other) => !other.spends.some((name) => spent.has(name)));
  }

  #valueOf({ worth, group, kind }: Askable): number {
    const ofGroup = this.#takenOfGroup.get(group) ?? 0;
    const ofKind = this.#takenOfKind.get(kind) ?? 0;
    const beyond = Math.max(0, ofKind - this.#shares[kind] * (this.#taken + 1));
    return (
      worth +
      (ofGroup === 0 ? FIRST_OF_GROUP : 0) +
      (ofKind === 0 ? this.#firstOfKind * (2 - (this.#offered.get(kind) ?? 0)) : 0) -
      REPEATED_GROUP * ofGroup -
      (BEYOND_SHARE * beyond) / (this.#taken + 1)
    );
  }
}

function sharesOfKinds(askables: readonly Askable[]): Map<QuestionKind, number> {
  const shares = new Map<QuestionKind, number>();
  for (const { kind } of askables) shares.set(kind, (shares.get(kind) ?? 0) + 1 / askables.length);
  return shares;
}
