/** A student's settings for a day of reviews, and their limits. */

/** The number of buttons behind the answer of a card: known or not, or all four grades. */
export const buttonCounts = [2, 4] as const;

export interface ReviewSettings {
  newPerDay: number;
  reviewsPerDay: number;
  /** The requested probability that a card is still known when it is asked again, in per cent. */
  retention: number;
  buttons: (typeof buttonCounts)[number];
  typedAnswers: boolean;
  /** Whether intervals follow from the student's own parameters, once there are any. */
  ownMemory: boolean;
}

export const defaultSettings: ReviewSettings = {
  newPerDay: 20,
  reviewsPerDay: 200,
  retention: 90,
  buttons: 4,
  typedAnswers: false,
  ownMemory: true,
};

/**
 * Lowest and highest values. Below 70 per cent students would forget more than they repeat; above 97 the
 * intervals hardly grow.
 */
export const settingsLimits = {
  newPerDay: [0, 500],
  reviewsPerDay: [0, 5_000],
  retention: [70, 97],
} as const;

/** @returns the student's own parameters if they count; null for the defaults */
export function getUsedParameters<Parameters>(settings: {
  own_memory: boolean;
  own_parameters: Parameters | null;
}): Parameters | null {
  return settings.own_memory ? settings.own_parameters : null;
}
