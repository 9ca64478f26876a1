import { seededRandom } from '../generation/seeded-random.ts';
import { jaccard } from '../text/set-overlap.ts';
import type { CardDraft } from './card-draft.ts';
import type { CardRefusal } from './card-shortfall.ts';
import { type CardIdentity, identityOf } from './gate/card-faces.ts';
import type { CardIdea } from './sources/card-idea.ts';

/** What a further card of the same page and source costs, in worth: enough to prefer a fair one from elsewhere. */
const REPEATED_PAGE = 0.04;
const REPEATED_SOURCE = 0.02;
/** Two fronts that share more of their words ask the same, unless each has a word of its own. */
const SAME_FRONT = 0.85;
/** Less than what parts two sources: the seed decides among cards of one kind alone. */
const CHANCE = 0.02;

/** Of a book of thousands the best; each is weighed for each card. */
const MOST_LOOKED_AT = 2_000;

interface Candidate {
  idea: CardIdea;
  draft: CardDraft;
  identity: CardIdentity;
  worth: number;
  /** In the order in which the note was read. */
  index: number;
}

/** Chooses the best cards of a note, spread over its pages and sources, no two alike and none that is known. */
export class CardChooser {
  readonly #candidates: Candidate[] = [];
  readonly #known: CardIdentity[];
  readonly #knownFronts: ReadonlySet<string>;
  readonly #knownTerms: ReadonlySet<string>;
  readonly #random: () => number;

  constructor(known: readonly string[], seed: string) {
    this.#known = known.map(identityOf);
    this.#knownFronts = new Set(this.#known.map(({ front }) => front));
    this.#knownTerms = new Set(this.#known.flatMap(({ stems, gaps }) => [[...stems].join(' '), ...gaps]));
    this.#random = seededRandom(seed);
  }

  add(idea: CardIdea, draft: CardDraft): void {
    const worth = idea.worth + CHANCE * this.#random();
    this.#candidates.push({
      idea,
      draft,
      identity: identityOf(draft.front),
      worth,
      index: this.#candidates.length,
    });
  }

  /** @returns at most so many, in the order of the note */
  choose(most: number, refuse: (refusal: CardRefusal) => void): CardDraft[] {
    const sound = this.#distinct(refuse);
    return spread(sound, most)
      .sort(inOrder)
      .map(({ draft }) => draft);
  }

  /** Of all that ask the same the best one. */
  #distinct(refuse: (refusal: CardRefusal) => void): Candidate[] {
    const taken = new Set<string>();
    const sound: Candidate[] = [];
    for (const candidate of [...this.#candidates].sort((one, other) => other.worth - one.worth)) {
      const { idea, identity } = candidate;
      if (this.#isKnown(candidate)) {
        refuse('known');
        continue;
      }
      const names = [...idea.about, identity.front];
      if (names.some((name) => taken.has(name))) {
        refuse('alike');
        continue;
      }
      for (const name of names) taken.add(name);
      sound.push(candidate);
    }
    return sound;
  }

  #isKnown({ idea, identity }: Candidate): boolean {
    if (this.#knownFronts.has(identity.front)) return true;
    if (idea.about.some((name) => name.startsWith('term:') && this.#knownTerms.has(name.slice(5))))
      return true;
    return this.#known.some(({ stems }) => jaccard(stems, identity.stems) > SAME_FRONT);
  }
}

/** The best of what is left, again and again: each further card of a page or a source is worth a little less. */
function spread(candidates: readonly Candidate[], most: number): Candidate[] {
  if (candidates.length <= most) return [...candidates];

  const taken = new Map<string, number>();
  const count = (name: string) => taken.get(name) ?? 0;
  const valueNow = ({ worth, draft }: Candidate) =>
    worth - REPEATED_PAGE * count(`page ${draft.page}`) - REPEATED_SOURCE * count(draft.source);
  const left = new Set(candidates.slice(0, MOST_LOOKED_AT));
  const chosen: Candidate[] = [];
  while (chosen.length < most) {
    const [first, ...rest] = left;
    if (first === undefined) break;
    const best = rest.reduce((one, other) => (valueNow(other) > valueNow(one) ? other : one), first);
    left.delete(best);
    chosen.push(best);
    for (const name of [`page ${best.draft.page}`, best.draft.source]) taken.set(name, count(name) + 1);
  }
  return chosen;
}

function inOrder(one: Candidate, other: Candidate): number {
  const [a, b] = [one.idea.origin, other.idea.origin];
  return a.page - b.page || a.start - b.start || one.index - other.index;
}
