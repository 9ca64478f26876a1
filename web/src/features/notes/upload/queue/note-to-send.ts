/** The choices for files that are sent together. */
export interface SentWith {
  courseName: string;
  /** The number of items to create automatically from each note after it was read. */
  wanted: { questions: number; cards: number };
}

export interface NoteToSend extends SentWith {
  file: File;
  /** It is also the id of the upload, here and on the device. */
  idempotencyKey: string;
  /** True if it is sent even though the note exists: a person requested it, or a first try may have arrived. */
  isWanted: boolean;
}
