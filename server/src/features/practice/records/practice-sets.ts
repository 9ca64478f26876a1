import type { Cloth } from '@akada/contract/wire/fields.ts';

/** Sets as practice names them: their feature is not known here, so that these are given it. */
export interface PracticeSets {
  /** @returns the newest sets of this person that have questions */
  newest(userId: string, limit: number): Promise<PracticeSet[]>;
  /** @returns those of these sets that are this person's and have questions, in no particular order */
  byIds(userId: string, ids: readonly string[]): Promise<PracticeSet[]>;
  /** @param noteId of a note of which the person has questions */
  note(userId: string, noteId: string): Promise<Pick<PracticeSet, 'title' | 'cloth'>>;
}

export interface PracticeSet {
  id: string;
  title: string;
  /** Of the note; null where it was deleted or there is none. */
  cloth: Cloth | null;
  questions: number;
}
