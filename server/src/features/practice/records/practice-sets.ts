import type { Cloth } from '@akada/contract/wire/fields.ts';

/** Sets as practice names them: their feature is not known here, so that these are given it. */
export interface PracticeSets {
  /** @returns the newest sets of this person that have questions */
  newest(userId: string, limit: number): Promise<PracticeSet[]>;
  /** @returns the sets among these that belong to this person and have questions, in no particular order */
  byIds(userId: string, ids: readonly string[]): Promise<PracticeSet[]>;
  /** @param noteId a note that the person has questions of */
  note(userId: string, noteId: string): Promise<Pick<PracticeSet, 'title' | 'cloth'>>;
}

export interface PracticeSet {
  id: string;
  title: string;
  /** The pattern of the note; null if it was deleted or there is no note. */
  cloth: Cloth | null;
  questions: number;
}
