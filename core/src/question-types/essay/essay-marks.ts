/** The marks of an essay: points that a person gives for each criterion, with comments and a message. */
import type { EssayBody } from '../question-body.ts';

/** Points in the order of the criteria. */
export type EssayPoints = readonly number[];

/** A comment on a part of the answer, in UTF-16 units from its start. */
export interface EssayComment {
  start: number;
  /** Exclusive. */
  end: number;
  text: string;
}

/** The marks that a person gave. */
export interface EssayMarks {
  points: number[];
  comments: EssayComment[];
  message: string;
}

export const essayMarkLimits = { comments: 30, comment: 500, message: 1_000 } as const;

/**
 * Adds the maximum points of the criteria.
 *
 * @param body of the essay
 * @returns the marks that the essay can earn
 */
export function getMaxPoints({ criteria }: EssayBody): number {
  return criteria.reduce((sum, { points }) => sum + points, 0);
}

/**
 * Limits stored points to their criteria, so that no stored mistake gives more than the maximum.
 *
 * @param body of the essay
 * @param points in the order of the criteria
 * @returns a number from 0 to the maximum for each criterion
 */
export function clampPoints({ criteria }: EssayBody, points: EssayPoints): number[] {
  return criteria.map((criterion, index) => {
    const value = points[index] ?? 0;
    return value > 0 ? Math.min(value, criterion.points) : 0;
  });
}

/**
 * Checks marks before they are stored.
 *
 * @param body of the essay
 * @param text the answer
 * @param marks as a person gave them
 * @returns a sentence for `points` or `comments`; empty if nothing is wrong
 */
export function getMarkProblems(body: EssayBody, text: string, marks: EssayMarks): Record<string, string> {
  const pointsProblem = findPointsProblem(body, marks.points);
  const areInside = marks.comments.every(({ start, end }) => start >= 0 && start < end && end <= text.length);
  return {
    ...(pointsProblem !== null && { points: pointsProblem }),
    ...(!areInside && { comments: 'Select a part of the answer for each comment.' }),
  };
}

function findPointsProblem({ criteria }: EssayBody, points: EssayPoints): string | null {
  if (points.length !== criteria.length) return 'Give points for each criterion.';
  if (points.some((value) => value < 0 || !Number.isInteger(value * 2))) return 'Give whole or half points.';

  const exceeded = criteria.find((criterion, index) => (points[index] ?? 0) > criterion.points);
  return exceeded ? `“${exceeded.name}” earns at most ${exceeded.points} points.` : null;
}
