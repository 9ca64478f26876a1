/** A past paper in its present state: the printed content with the changes of a person. */
import type { PaperBody } from '@akada/core/papers/paper.ts';
import type { PrintedQuestion } from '@akada/core/papers/printed-paper.ts';

/** The heading of a paper; null for unknown fields. */
export interface PaperName {
  body: PaperBody | null;
  year: string | null;
  subject: string | null;
  topic: string | null;
}

/** The content of a question without its position. */
export interface PaperQuestionContent {
  printed: PrintedQuestion;
  /** Null while it is as printed; the same for the options. */
  stem: string | null;
  options: string[] | null;
  /** Indexes of the right options, ascending; empty without a key. */
  key: number[];
  /** The answer in words of a question without options; empty if there is none. */
  answer: string;
  /** `person` also if a person took the printed key away. */
  keyGiver: 'paper' | 'person' | null;
  isExcluded: boolean;
  /** The topic in the words of a person; null without one. */
  topic: string | null;
  /** The question that was made of it, which may be deleted. */
  questionId: string | null;
}
