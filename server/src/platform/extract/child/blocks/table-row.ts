import { cleanText, countWords } from './clean-text.ts';
import { plain, type RawBlock, type RawCell, type Run } from './raw-block.ts';

/** Terms are short; a longer first cell is not what the second one defines. */
const TERM_WORDS = 6;

/**
 * A row of a table. Two cells with a short first one are a term and its meaning. They are written as "term:
 * meaning", because the study engine reads that form as a definition.
 *
 * @param isHead head rows name columns and define nothing
 */
export function tableRow(cells: readonly Run[][], isHead: boolean): RawBlock {
  const filled = cells
    .map((runs, column) => ({ runs, column }))
    .filter(({ runs }) => textOfCell(runs) !== '');
  const [term, meaning] = filled;
  const defines =
    !isHead &&
    filled.length === 2 &&
    term !== undefined &&
    meaning !== undefined &&
    isTerm(term.runs, meaning.runs);
  const between = plain(defines ? ': ' : ' | ');
  const runs: Run[] = [];
  const placed: RawCell[] = [];
  for (const cell of filled) {
    if (runs.length > 0) runs.push(between);
    placed.push({ column: cell.column, from: runs.length, to: runs.length + cell.runs.length });
    runs.push(...cell.runs);
  }

  return { kind: 'table_row', level: 0, runs, cells: placed, ...(isHead ? { head: true } : {}) };
}

function isTerm(term: readonly Run[], meaning: readonly Run[]): boolean {
  const text = textOfCell(term);
  const short = countWords(text) <= TERM_WORDS && !/[.:;?!]$/.test(text);

  return short && countWords(textOfCell(meaning)) > countWords(text);
}

function textOfCell(cell: readonly Run[]): string {
  return cleanText(cell.map(({ text }) => text).join('')).trim();
}
