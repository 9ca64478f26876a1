import type { CardNote } from '../../../cards/card-note.ts';
import { withoutBracketedRemarks } from '../../../papers/marks/exam-remarks.ts';
import type { DocumentPage, TextBlock } from '../../../text/document.ts';
import { withoutGaps } from '../../../text/marked-gaps.ts';
import { getOrigin } from '../../facts/fact.ts';
import type { OwnPair } from './own-pair.ts';
import { withoutNumber } from './question-line.ts';

const ASKS = /^(?:questions?|q)$/i;
const ANSWERS = /^(?:answers?|a|ans|solutions?)$/i;

/**
 * Reads the tables with a column of questions and a column of answers.
 *
 * @param note with pages that can be read
 * @returns one pair for each row with both
 */
export function getTablePairs({ pages }: CardNote): OwnPair[] {
  return pages.flatMap((page) =>
    getTables(page).flatMap((rows) => {
      const texts = rows.map((row) => getCells(row, page));
      const [from, to] = getColumns(texts);
      if (from === -1 || to === -1) return [];

      return rows.flatMap((row, index) => {
        const question = withoutBracketedRemarks(withoutNumber(texts[index]?.[from] ?? ''));
        const answer = withoutBracketedRemarks(texts[index]?.[to] ?? '');
        const isHead = ANSWERS.test(answer) || withoutGaps(answer) !== answer;
        return question === '' || answer === '' || isHead ? [] : [getPair(question, answer, row, page)];
      });
    }),
  );
}

function getPair(question: string, answer: string, row: TextBlock, page: DocumentPage): OwnPair {
  return {
    question,
    answers: [answer],
    options: null,
    isList: false,
    isMarked: true,
    previous: null,
    origin: getOrigin(page, row),
  };
}

/** @returns the rows of each table of a page */
export function getTables({ blocks }: DocumentPage): TextBlock[][] {
  const tables: TextBlock[][] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'table_row') continue;
    if (blocks[index - 1]?.kind === 'table_row') tables.at(-1)?.push(block);
    else tables.push([block]);
  }
  return tables;
}

/** @returns the texts of a row, empty for an empty cell */
export function getCells({ cells = [] }: TextBlock, { text }: DocumentPage): string[] {
  const texts: string[] = [];
  for (const { column, start, end } of cells) texts[column] = text.slice(start, end).trim();
  return Array.from(texts, (cell) => cell ?? '');
}

/** The columns of the questions and of the answers; -1 for a table without them. */
function getColumns(rows: readonly string[][]): [number, number] {
  const [head = [], ...body] = rows;
  const namedColumns = [
    head.findIndex((cell) => ASKS.test(cell)),
    head.findIndex((cell) => ANSWERS.test(cell)),
  ] as const;
  if (namedColumns[0] !== -1 && namedColumns[1] !== -1) return [...namedColumns];
  const isWorksheet = body.length > 0 && body.every((cells) => cells.length === 2 && cells[0]?.endsWith('?'));
  return isWorksheet ? [0, 1] : [-1, -1];
}
