/** Limits of exam plans, for forms and for the server. */
export const planLimits = {
  /** Plans of one student, without deleted ones. */
  plans: 12,
  sources: 8,
  /** In per cent. Above 95 no number of reviews is enough for most students. */
  target: [50, 95],
  minutesPerDay: [5, 300],
  freeDays: 60,
  /** Days from now to the exam. */
  days: 400,
} as const;

/** The settings of a new plan until its student chooses others. */
export const planDefaults = {
  /** In per cent. */
  target: 80,
  minutesPerDay: 30,
  /** Sunday. */
  freeWeekdays: [7],
} as const;
