/** Bounds of an Anki package. Sizes are counted in bytes that really come out. */
const MB = 1_000_000;

export const packageLimits = {
  packageBytes: 250 * MB,
  collectionBytes: 300 * MB,
  /** The list of media files. */
  listBytes: 10 * MB,
  /** Anki's own limit for synchronised files. */
  mediaBytes: 100 * MB,
  members: 60_000,
  notes: 100_000,
  cards: 500_000,
  reviews: 3_000_000,
  /** Max value in a row, such as the fields of one note. */
  valueBytes: 16 * MB,
  noteTypes: 1_000,
  decks: 10_000,
  fields: 200,
} as const;
