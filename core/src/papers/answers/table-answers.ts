import type { PaperLine } from '../lines/paper-lines.ts';
import { type AnswerPair, readAnswerPairs } from './read-pairs.ts';

interface PlacedPair {
  pair: AnswerPair;
  line: PaperLine;
}

const NUMBER = /^\(?(\d{1,3})[.)]?$/;
const LETTER = /^[([]?[A-Ha-h][)\]]?\.?$|^(?:true|false|vrai|faux)$/i;
const HEAD = /^(?:questions?|no|n[°º]|s\/n|q|number|answers?|ans|keys?|letter|réponses?)\.?$/i;

/**
 * Reads the answers of a table: numbers above letters, or number and answer next to one another, also several times in a row.
 *
 * @param cells of the table
 * @returns answers with the cell of each, and cells that gave none
 */
export function readAnswerRows(cells: readonly PaperLine[]): { pairs: PlacedPair[]; omitted: PaperLine[] } {
  const rows = [...Map.groupBy(cells, ({ row }) => row).values()];
  const pairs: PlacedPair[] = [];
  const omitted: PaperLine[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = (rows[index] ?? []).filter(({ text }) => !HEAD.test(text));
    const below = (rows[index + 1] ?? []).filter(({ text }) => !HEAD.test(text));
    if (row.length === 0) continue;
    if (row.every(isNumber) && row.length === below.length && below.every(isLetter)) {
      pairs.push(...row.flatMap((cell, column) => makePair(cell, below[column])));
      index += 1;
      continue;
    }
    const found = readRow(row);
    pairs.push(...found);
    if (found.length === 0) omitted.push(...row);
  }
  return { pairs, omitted };
}

function readRow(row: readonly PaperLine[]): PlacedPair[] {
  const found: PlacedPair[] = [];
  for (const [column, cell] of row.entries()) {
    const inside = readAnswerPairs(cell.text, 1);
    if (inside !== null) found.push(...inside.map((pair) => ({ pair, line: cell })));
    else if (isNumber(cell)) found.push(...makePair(cell, row[column + 1]));
  }
  return found;
}

function makePair(cell: PaperLine, answer: PaperLine | undefined): PlacedPair[] {
  const number = NUMBER.exec(cell.text)?.[1];
  if (number === undefined || answer === undefined || isNumber(answer)) return [];
  return [
    { pair: { number: Number(number), text: answer.text, start: 0, end: answer.text.length }, line: answer },
  ];
}

const isNumber = ({ text }: PaperLine) => NUMBER.test(text);
const isLetter = ({ text }: PaperLine) => LETTER.test(text);
