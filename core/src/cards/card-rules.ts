/** Flashcards: their kinds, and how long their texts may be. */

/** `reversed` is asked in both directions; `cloze` is a sentence with gaps, and each gap is asked separately. */
export const cardKinds = ['basic', 'reversed', 'cloze'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Where a card stands: a draft waits for its owner's decision, an active one is asked. */
export const cardStates = ['draft', 'active'] as const;
export type CardState = (typeof cardStates)[number];

/** Decisions about a new card; `undecided` withdraws a decision. */
export const cardDecisions = ['keep', 'drop', 'undecided'] as const;
export type CardDecision = (typeof cardDecisions)[number];

/** Filters of a card list. */
export const cardStandings = ['draft', 'new', 'learning', 'review', 'suspended', 'leech'] as const;
export type CardStanding = (typeof cardStandings)[number];

/** The most characters of each text, and the most entries of each list. */
export const cardLimits = {
  side: 4_000,
  quote: 2_000,
  tag: 40,
  tags: 10,
  /** Max numbered gaps in one card. */
  gaps: 20,
  /** Decisions of one call. */
  decisions: 200,
  /** Max questions that become cards in one call. */
  questions: 200,
} as const;

/** A card should be rewritten after this many lapses. */
export const leechLapses = 8;

/** The deck of cards that belong to no course. */
export const mineDeck = 'mine';
