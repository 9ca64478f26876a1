/** Kinds of work that a tutor gives, and their limits. */

export const assignmentKinds = ['set', 'exam', 'cards', 'reading', 'essay'] as const;
export type AssignmentKind = (typeof assignmentKinds)[number];

/** `mark`: late work is taken and marked as late. `until`: the same until a date. `none`: nothing late is taken. */
export const lateRules = ['mark', 'until', 'none'] as const;
export type LateRule = (typeof lateRules)[number];

export const assignmentLimits = {
  title: 120,
  instruction: 4_000,
  /** Questions of a set. */
  questions: 100,
  cards: 100,
  /** Characters on one side of a card. */
  cardSide: 500,
  /** Characters of a text to read. */
  reading: 20_000,
  criteria: 10,
  criterionName: 120,
  /** Points of one criterion. */
  points: 100,
  /** Characters of an essay. */
  essay: 40_000,
  comment: 1_000,
  reason: 300,
  /** Named students of one assignment. */
  students: 50,
  attempts: 10,
  /** Assignments of one tutor that were not deleted. */
  assignments: 2_000,
  /** Days from now until the latest possible due date. */
  days: 400,
} as const;
