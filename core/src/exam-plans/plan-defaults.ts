/** The settings of a new plan until its student chooses others. */
export const planDefaults = {
  /** In per cent. */
  target: 80,
  minutesPerDay: 30,
  /** Sunday. */
  freeWeekdays: [7],
} as const;
