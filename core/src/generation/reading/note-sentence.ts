import type { TextSpan } from '../../text/document.ts';
import type { TaggedWord } from '../../text/part-of-speech.ts';
import type { Word } from '../../text/words.ts';

/** One sentence of a note with its position. Spans of words refer to `text`. */
export interface NoteSentence {
  /** Running number over the whole note. */
  index: number;
  /** 1-based number of the page. */
  page: number;
  section: string | null;
  /** Running number of the block: sentences of one paragraph share it. */
  block: number;
  /** Running number of the section that a heading (written or inferred) opened. */
  part: number;
  /** Position of `text` in its page. */
  span: TextSpan;
  text: string;
  words: Word[];
  /** Parts of speech, for sentences that can carry a question; null for the rest. */
  tagged: TaggedWord[] | null;
  /** Bold runs inside the sentence. */
  bold: TextSpan[];
  isHeading: boolean;
  /** 1-6 for headings that the file marks as such, 0 for the rest, inferred headings included. */
  headingLevel: number;
  /** True in a summary or review, in which a book repeats its main points. */
  isSummary: boolean;
}
