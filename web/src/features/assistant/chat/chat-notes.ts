/** The facts about notes that the assistant needs. */
export interface ChatNote {
  id: string;
  title: string;
  /** The note's cloth; null if the list does not contain the note. */
  cloth: { cloth_seed: number; cloth_colour: number } | null;
}

/** A suggested first question. */
export interface Suggestion {
  /** The text of the button. */
  text: string;
  /** The query that it sends; null if the button only chooses a note. */
  query: string | null;
  /** The note that it chooses, null for none; if absent the current note stays. */
  note?: ChatNote | null;
}
