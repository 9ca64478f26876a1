/** Flashcards: their kinds, and how long their texts may be. */

/** `reversed` is asked in both directions; `cloze` is a sentence with gaps, each of which is asked by itself. */
export const cardKinds = ['basic', 'reversed', 'cloze'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Where a card stands: a draft waits for its owner's decision, an active one is asked. */
export const cardStates = ['draft', 'active'] as const;
export type CardState = (typeof cardStates)[number];

/** What is decided of a card in the new stack; `undecided` takes a decision back. */
export const cardDecisions = ['keep', 'drop', 'undecided'] as const;
export type CardDecision = (typeof cardDecisions)[number];

/** What a list of cards can be narrowed to by how they stand. */
export const cardStandings = ['draft', 'new', 'learning', 'review', 'suspended', 'leech'] as const;
export type CardStanding = (typeof cardStandings)[number];

/** The most characters of each text, and the most entries of each list. */
export const cardLimits = {
  side: 4_000,
  quote: 2_000,
  tag: 40,
  tags: 10,
  /** Gaps with numbers of their own in one card. */
  gaps: 20,
  /** Decisions of one call. */
  decisions: 200,
  /** Questions of which cards are made at once. */
  questions: 200,
} as const;

/** A card that was forgotten so many times is worth being written in another way. */
export const leechLapses = 8;

/** The deck of cards that belong to no course. */
export const mineDeck = 'mine';
