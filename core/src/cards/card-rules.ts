/** Flashcards: their kinds, and how long their texts may be. */

/**
 * `reversed` is asked in both directions. `cloze` is a sentence with gaps, and each gap is asked separately.
 * `occlusion` is a picture with covers, and each group of covers is asked separately.
 */
export const cardKinds = ['basic', 'reversed', 'cloze', 'occlusion'] as const;
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
  /** Max covers of one picture, and max corners of one cover. */
  covers: 100,
  corners: 60,
  soundBytes: 5 * 1024 * 1024,
  /** Max size of an imported file, and of an imported text. */
  importBytes: 250_000_000,
  importTextBytes: 10_000_000,
  /** Levels of a deck path, and characters of each level. */
  deckLevels: 6,
  deckName: 100,
  /** Cards that one call changes, and characters of a search. */
  chosen: 200,
  search: 300,
  /** Decisions of one call. */
  decisions: 200,
  /** Max questions that become cards in one call. */
  questions: 200,
} as const;

/** 0 is no flag; the others are colours. */
export const maxFlag = 7;

/** A card should be rewritten after this many lapses. */
export const leechLapses = 8;

/** The deck of cards that belong to no course. */
export const mineDeck = 'mine';
