import { chooseByPlan } from '../generation/plan/choose-by-plan.ts';
import type { NoteParts } from '../generation/plan/note-parts.ts';
import { seededRandom } from '../generation/seeded-random.ts';
import type { CardDraft, CardIdea } from './card-draft.ts';
import type { CardRefusal } from './card-shortfall.ts';
import { type CardIdentity, getIdentity } from './gate/card-faces.ts';

/** The cost of a further card of the same source: enough to prefer a fair card of another source. */
const REPEATED_SOURCE = 0.02;
/** A line that a lecturer marked comes before the best card of other lines of its part. */
const MARKED = 1;
/** Less than the difference of two sources, so the seed decides only among cards of one kind. */
const CHANCE = 0.02;

interface Candidate {
  idea: CardIdea;
  draft: CardDraft;
  identity: CardIdentity;
  worth: number;
  /** In the order in which the note was read. */
  index: number;
}

/** An existing card, and the reason for rejecting a draft that asks the same. */
interface EarlierCard {
  front: string;
  refusal: 'known' | 'dropped' | 'alike';
}

/** Chooses the best cards of a note, spread over its parts and sources. No card repeats another or an existing one. */
export class CardChooser {
  readonly #candidates: Candidate[] = [];
  /** The keys are fronts, their words, and the answers of their gaps. */
  readonly #earlier = new Map<string, EarlierCard>();
  readonly #random: () => number;
  readonly #parts: NoteParts;
  readonly #existingParts: readonly number[];

  /**
   * @param earlier if two cards ask the same, the first one gives the reason
   * @param plan.existingParts the parts of the cards that the note has
   */
  constructor(
    earlier: readonly EarlierCard[],
    { parts, seed, existingParts }: { parts: NoteParts; seed: string; existingParts: readonly number[] },
  ) {
    this.#parts = parts;
    this.#existingParts = existingParts;
    for (const card of earlier) {
      const { front, words, gaps } = getIdentity(card.front);
      for (const name of [front, words, ...gaps]) {
        if (name !== '' && !this.#earlier.has(name)) this.#earlier.set(name, card);
      }
    }
    this.#random = seededRandom(seed);
  }

  add(idea: CardIdea, draft: CardDraft): void {
    const worth = idea.worth + CHANCE * this.#random();
    this.#candidates.push({
      idea,
      draft,
      identity: getIdentity(draft.front),
      worth,
      index: this.#candidates.length,
    });
  }

  /** @returns at most this many, in the order of the note */
  choose(max: number, refuse: (refusal: CardRefusal) => void): CardDraft[] {
    const sound = this.#distinct(refuse);
    return this.#spread(sound, max)
      .sort(inOrder)
      .map(({ draft }) => draft);
  }

  #spread(candidates: readonly Candidate[], max: number): Candidate[] {
    const { parts, getIndex, isMarked } = this.#parts;
    return chooseByPlan(candidates, {
      weights: parts.map(({ weight }) => weight),
      count: max,
      describe: ({ idea: { origin, about }, draft, worth }) => ({
        part: getIndex(origin.page, origin.start),
        priority: worth + (isMarked(origin.page, origin.start) ? MARKED : 0),
        facts: about,
        shares: [{ name: draft.source, cost: REPEATED_SOURCE }],
      }),
      accept: () => true,
      existingParts: this.#existingParts,
    });
  }

  /** Keeps the best of all candidates that ask the same. */
  #distinct(refuse: (refusal: CardRefusal) => void): Candidate[] {
    const takenNames = new Set<string>();
    const repeatedCards = new Set<EarlierCard>();
    const sound: Candidate[] = [];
    for (const candidate of [...this.#candidates].sort((one, other) => other.worth - one.worth)) {
      const { idea, identity } = candidate;
      const earlier = this.#findEarlier(candidate);
      if (earlier !== undefined) {
        // A line gives several drafts of one card, which the student has once.
        if (!repeatedCards.has(earlier)) refuse(earlier.refusal);
        repeatedCards.add(earlier);
        continue;
      }
      const names = [...idea.about, identity.front];
      if (names.some((name) => takenNames.has(name))) {
        refuse('alike');
        continue;
      }
      for (const name of names) takenNames.add(name);
      sound.push(candidate);
    }
    return sound;
  }

  /** @returns an existing card with the same front, the same words or the same term */
  #findEarlier({ idea, identity }: Candidate): EarlierCard | undefined {
    const terms = idea.about.flatMap((name) => (name.startsWith(TERM) ? name.slice(TERM.length) : []));
    const names = [identity.front, identity.words, ...terms, ...terms.map(sorted)];
    const name = names.find((name) => this.#earlier.has(name));
    return name === undefined ? undefined : this.#earlier.get(name);
  }
}

/** The prefix of term names. */
const TERM = 'term:';
const sorted = (norm: string) => norm.split(' ').sort().join(' ');

function inOrder(one: Candidate, other: Candidate): number {
  const [a, b] = [one.idea.origin, other.idea.origin];
  return a.page - b.page || a.start - b.start || one.index - other.index;
}
