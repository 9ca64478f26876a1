/** What a student chooses about a day of reviews, and between which limits. */

/** How many buttons a card shows behind its answer: known or not, or all four grades. */
export const buttonCounts = [2, 4] as const;

export interface ReviewSettings {
  newPerDay: number;
  reviewsPerDay: number;
  /** The share that is to be known when it is asked again, in per cent. */
  retention: number;
  buttons: (typeof buttonCounts)[number];
  typedAnswers: boolean;
}

export const defaultSettings: ReviewSettings = {
  newPerDay: 20,
  reviewsPerDay: 200,
  retention: 90,
  buttons: 4,
  typedAnswers: false,
};

/** Lowest and highest. Below 70 per cent more is forgotten than repeated; above 97 the intervals hardly grow. */
export const settingsLimits = {
  newPerDay: [0, 500],
  reviewsPerDay: [0, 5_000],
  retention: [70, 97],
} as const;
