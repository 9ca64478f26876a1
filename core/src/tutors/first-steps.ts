/** The five steps of a new tutor before the first booking. Each one is true by stored facts, never by a click. */
import type { MissingPart } from './profile-completeness.ts';

/** All steps, in the order in which a tutor takes them. */
export const firstStepIds = ['profile', 'picture', 'price', 'hours', 'course'] as const;

/** Key of a step. */
export type FirstStepId = (typeof firstStepIds)[number];

/** A step, and whether the facts say that it is done. */
export interface FirstStep {
  id: FirstStepId;
  is_done: boolean;
}

/** The stored facts of a tutor. */
export interface FirstStepFacts {
  /** Null before there is a profile. */
  profile: { state: 'pending' | 'approved' | 'rejected'; missing: readonly MissingPart[] } | null;
  /** Hours are open in the weeks ahead. */
  hasHours: boolean;
  /** The tutor has a course that is not deleted. */
  hasCourse: boolean;
}

/** @returns all five steps; a free tutor has a price too, because the profile asks for it */
export function listFirstSteps({ profile, hasHours, hasCourse }: FirstStepFacts): FirstStep[] {
  const isMissing = (part: MissingPart) => profile === null || profile.missing.includes(part);
  const isDone: Record<FirstStepId, boolean> = {
    profile: !isMissing('biography') && !isMissing('qualifications') && profile?.state !== 'rejected',
    picture: !isMissing('picture'),
    price: profile !== null,
    hours: hasHours,
    course: hasCourse,
  };
  return firstStepIds.map((id) => ({ id, is_done: isDone[id] }));
}
