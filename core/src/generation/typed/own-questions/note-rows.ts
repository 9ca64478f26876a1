import type { CardNote } from '../../../cards/card-note.ts';
import { getLines, type NoteLine } from '../../../cards/sources/note-lines.ts';
import { withoutGaps } from '../../../text/marked-gaps.ts';
import { type QuestionLine, readQuestionLine } from './question-line.ts';

/** A line of a note with the question that it asks. */
export interface NoteRow extends NoteLine {
  questionLine: QuestionLine | null;
  /** False for a line with a picture or a formula that cannot be written: it has only a part of the meaning. */
  isComplete: boolean;
  hasOrdinal: boolean;
}

/**
 * Reads the lines of a note in its order.
 *
 * @param note with pages that can be read
 * @returns lines without remarks of a lecturer; tables and code are no lines
 */
export function getRows({ pages }: CardNote): NoteRow[] {
  return pages.flatMap((page) => {
    const ordinals = new Set(
      page.blocks.flatMap(({ start, ordinal }) => (ordinal === undefined ? [] : [start])),
    );
    return getLines(page).flatMap((line): NoteRow[] => {
      const hasOrdinal = ordinals.has(line.start);
      const questionLine = line.text.startsWith('|') ? null : readQuestionLine(line.text, hasOrdinal);
      if (questionLine === null && REMARK.test(line.text)) return [];
      return [{ ...line, questionLine, hasOrdinal, isComplete: withoutGaps(line.text) === line.text }];
    });
  });
}

/** The lecturer's remarks between the lines: "NB: this came out last year", "quiz Friday". */
const REMARK =
  /^(?:[([*]*\s*)?(?:n\.?b\.?:?\s*)?(?:(?:this|that|these|q\d*|no\.? ?\d+)\b.{0,30}\b(?:came out|comes?|exam|repeated|questionLine)\b|(?:quiz|test|exam|assignment|homework|tutorial|submit)\b.{0,40}\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:very )?important!*$|read (?:chapter|page|pg|up)\b|see (?:chapter|page|pg|slide)\b|always comes\b)/i;
