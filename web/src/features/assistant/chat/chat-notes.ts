/** What the assistant has to know of notes. */
export interface ChatNote {
  id: string;
  title: string;
  /** Its cloth; null where it is not among the notes that are listed. */
  cloth: { cloth_seed: number; cloth_colour: number } | null;
}

/** What can be asked at the beginning. */
export interface Suggestion {
  /** What the button says. */
  text: string;
  /** What is asked by it; null where a note is chosen alone. */
  query: string | null;
  /** The note that is chosen by it, null for none; the one that is chosen stays where it is absent. */
  note?: ChatNote | null;
}
