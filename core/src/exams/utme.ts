/** The UTME hall: English and three other subjects, 180 questions in 120 minutes, 400 marks, nothing taken away. */

/** Everyone sits it. */
export const utmeEnglish = 'English';

/** Minutes for the complete paper; no subject has separate time. */
export const utmeMinutes = 120;

/** Number of subjects in addition to English. */
export const utmeChoices = 3;

/** An explanation of the score. */
export const utmeScaleNote = 'Raw share of 100 for each subject. JAMB may scale.';

const subjectMarks = 100;

/** One subject of the paper. */
export interface UtmePart {
  subject: string;
  /** Requested number of questions. */
  wanted: number;
}

/** @returns how many questions a subject asks */
export function utmeWanted(subject: string): number {
  return subject === utmeEnglish ? 60 : 40;
}

/**
 * @param subjects three in addition to English, in the student's order
 * @returns the parts in their order
 */
export function utmePlan(subjects: readonly string[]): UtmePart[] {
  return [utmeEnglish, ...subjects].map((subject) => ({ subject, wanted: utmeWanted(subject) }));
}

/** The right answers of one part, and how many it asked. */
export interface UtmeCount {
  correct: number;
  total: number;
}

/**
 * Each subject is rounded half up to a whole mark, and the total adds those, so that what is shown adds up.
 * @param parts a part that asked nothing gives nothing
 */
export function utmeScore(parts: readonly UtmeCount[]): { subjects: number[]; total: number; most: number } {
  const subjects = parts.map(({ correct, total }) =>
    total === 0 ? 0 : Math.floor((2 * subjectMarks * correct + total) / (2 * total)),
  );
  const total = subjects.reduce((sum, marks) => sum + marks, 0);
  return { subjects, total, most: subjectMarks * parts.length };
}
