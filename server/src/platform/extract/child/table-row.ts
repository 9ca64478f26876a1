import { cleanText, countWords } from './clean-text.ts';
import { paragraph, plain, type RawBlock, type Run } from './raw-block.ts';

/** Terms are short; a longer first cell is not what the second one defines. */
const TERM_WORDS = 6;

/**
 * A row of a table as one paragraph. Two cells of which the first is short are a term and what it means,
 * and are written so ("term: meaning"), because that is how the reader of the note takes them.
 *
 * @param isHead head rows name columns and define nothing
 */
export function tableRow(cells: readonly Run[][], isHead: boolean): RawBlock {
  const filled = cells.filter((cell) => textOfCell(cell) !== '');
  const [term = [], meaning = []] = filled;
  const defines = !isHead && filled.length === 2 && isTerm(term, meaning);
  const between = plain(defines ? ': ' : ' | ');

  return paragraph(filled.flatMap((cell, index) => (index === 0 ? cell : [between, ...cell])));
}

function isTerm(term: readonly Run[], meaning: readonly Run[]): boolean {
  const text = textOfCell(term);
  const short = countWords(text) <= TERM_WORDS && !/[.:;?!]$/.test(text);

  return short && countWords(textOfCell(meaning)) > countWords(text);
}

function textOfCell(cell: readonly Run[]): string {
  return cleanText(cell.map(({ text }) => text).join('')).trim();
}
