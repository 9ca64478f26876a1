/** The rule that says how much of an assignment a student sees after the class, the tutor or the student has changed. */

export interface Ties {
  isDeleted: boolean;
  /** The tutor is approved, and the student is in the class now, or a student of this tutor. */
  isStudent: boolean;
  hasClassEnded: boolean;
  hasSubmitted: boolean;
}

/** `work`: everything. `read`: sees it with mark and comment, and changes nothing. `none`: it does not exist. */
export type Reach = 'work' | 'read' | 'none';

/** @returns the reach: submitted work stays readable until the tutor deletes the assignment */
export function getReach({ isDeleted, isStudent, hasClassEnded, hasSubmitted }: Ties): Reach {
  if (isDeleted) return 'none';
  if (isStudent) return hasClassEnded ? 'read' : 'work';
  return hasSubmitted ? 'read' : 'none';
}
