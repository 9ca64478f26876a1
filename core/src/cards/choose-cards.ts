import { seededRandom } from '../generation/seeded-random.ts';
import type { CardDraft, CardIdea } from './card-draft.ts';
import type { CardRefusal } from './card-shortfall.ts';
import { type CardIdentity, identityOf } from './gate/card-faces.ts';

/** What a further card of the same page and source costs, in worth: enough to prefer a fair one from elsewhere. */
const REPEATED_PAGE = 0.04;
const REPEATED_SOURCE = 0.02;
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
  /** Fronts, their words, and what stands in their gaps. */
  readonly #known: ReadonlySet<string>;
  readonly #random: () => number;

  constructor(known: readonly string[], seed: string) {
    this.#known = new Set(known.map(identityOf).flatMap(({ front, words, gaps }) => [front, words, ...gaps]));
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

  /** The same front, the same words, or a term that a known front asks for or of. */
  #isKnown({ idea, identity }: Candidate): boolean {
    const terms = idea.about.flatMap((name) => (name.startsWith(TERM) ? name.slice(TERM.length) : []));
    const names = [identity.front, identity.words, ...terms, ...terms.map(sorted)];
    return names.some((name) => name !== '' && this.#known.has(name));
  }
}

/** What the names of terms begin with. */
const TERM = 'term:';
const sorted = (norm: string) => norm.split(' ').sort().join(' ');

/** Takes the best remaining card until there are enough. Each further card of one page or source counts a little less. */
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
