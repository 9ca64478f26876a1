/** Everything that is known of a student's day: the input of its steps. */
export interface ExamStanding {
  id: string;
  state: 'coming' | 'open';
  /** Milliseconds since the epoch. */
  opensAt: number;
  closesAt: number;
  /** The length of one attempt. */
  minutes: number;
}

/** Work that a tutor gave and that this student can do now. */
export interface DueAssignment {
  id: string;
  /** Milliseconds since the epoch. */
  dueAt: number;
}

export interface NoteStanding {
  id: string;
  status: 'uploaded' | 'extracting' | 'ready' | 'failed';
  /** True after cards were made from it. */
  hasCards: boolean;
  createdAt: number;
}

export interface Standing {
  now: number;
  zone: string;
  /** Attempts in progress, by their end. */
  runningExams: readonly { id: string }[];
  /** Exams of tutors that can still be sat, except exams that are days away. Open exams come first. */
  examsAhead: readonly ExamStanding[];
  /** The earliest due date comes first. */
  assignments: readonly DueAssignment[];
  /** The next confirmed session with a tutor; null if there is none. */
  session: { id: string; startsAt: number } | null;
  /** True if practice was started on this device and is not finished. */
  hasSitting: boolean;
  /** `today`: within the caps of a day; `fresh`: made and not looked at. */
  cards: { total: number; today: number; fresh: number };
  /** A mistake of this day is not among them: it comes back tomorrow. */
  questions: { due: number; mistakes: number };
  tomorrow: Tomorrow;
  /** Notes whose first questions and cards are being made or wait to be started, newest first. */
  firstSets: readonly { id: string }[];
  /** Newest first. */
  notes: readonly NoteStanding[];
  /** Null while there is none. */
  newestQuestion: { noteId: string | null; createdAt: number } | null;
  /** True if a set or a course has questions for this student; papers of the product do not count. */
  hasQuestions: boolean;
  /** The numbers of items finished on this day. */
  done: { exams: number; cards: number; questions: number };
  /** The last day before this one on which anything was done, YYYY-MM-DD; null if there is none. */
  studiedBefore: string | null;
}

/** The work of the person's next day. */
export interface Tomorrow {
  cards: number;
  /** Questions that are due and are no mistakes of today. */
  questions: number;
  mistakes: number;
}
