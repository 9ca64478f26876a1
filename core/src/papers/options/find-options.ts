import type { Piece } from '../lines/piece.ts';
import type { NumberStyle } from '../marks/number-mark.ts';
import { findDigitMarks, findOptionMarks } from '../marks/option-marks.ts';
import { chooseRun, type PlacedMark } from './choose-run.ts';
import { repairRun } from './repair-run.ts';

const MAX_OPTIONS = 6;
const USUAL_OPTIONS = 4;
const LETTERS = 'ABCDEF';

/**
 * Finds the marks of the options of a question: letters, else digits in another form than its number, else the items of a list.
 *
 * @param pieces of the question
 * @param style of its number
 * @param usual number of options in the paper, which tells where the options of a scan end
 * @returns marks in the order of the text; none if there are no options
 */
export function findOptions(
  pieces: readonly Piece[],
  style: NumberStyle,
  usual = USUAL_OPTIONS,
): PlacedMark[] {
  const marks = style === 'letter' ? [] : findLettered(pieces, usual);
  if (marks.length > 0) return limitRun(marks);

  const digits = chooseRun(getMarks(pieces, findDigits)).filter(
    ({ style: form }) => !isStyleOfNumber(form, style),
  );
  return limitRun(digits.length > 0 ? digits : findItems(pieces));
}

function findLettered(pieces: readonly Piece[], usual: number): PlacedMark[] {
  const marks = getMarks(pieces, findLetters);
  const run = chooseRun(marks);
  if (run.length >= usual || pieces[0]?.line.reading !== 'ocr') return run;
  const repaired = repairRun(pieces, marks, usual) ?? [];
  return repaired.length > run.length ? repaired : run;
}

const limitRun = (marks: PlacedMark[]) => (marks.length > MAX_OPTIONS ? [] : marks);

function getMarks(
  pieces: readonly Piece[],
  find: (piece: Piece, text: string) => ReturnType<typeof findDigitMarks>,
): PlacedMark[] {
  return pieces.flatMap((piece, index) =>
    find(piece, piece.line.text.slice(0, piece.to)).map((mark) => ({ ...mark, piece: index })),
  );
}

const findLetters = ({ line, from }: Piece, text: string) =>
  findOptionMarks({ text, isCell: line.row !== null, isScan: line.reading === 'ocr' }, from);
const findDigits = ({ line, from }: Piece, text: string) =>
  line.ordinal === null ? findDigitMarks(text, from) : [];

const isStyleOfNumber = (form: string, style: NumberStyle) =>
  form === 'digit digit)' ? style === 'paren' : style === 'round';

/** A list below a question whose file counts its items itself. */
function findItems(pieces: readonly Piece[]): PlacedMark[] {
  const [first] = pieces;
  const marks: PlacedMark[] = [];
  let level: number | null = null;
  for (const [piece, { line, from }] of pieces.entries()) {
    const isItem =
      piece > 0 &&
      line.ordinal === marks.length + 1 &&
      isDeeper(line, first?.line) &&
      (level ?? line.level) === line.level;
    if (!isItem) continue;
    level = line.level;
    marks.push({
      value: marks.length,
      letter: LETTERS[marks.length] ?? '',
      style: 'item',
      start: from,
      end: from,
      isFirst: true,
      tick: 'none',
      isRepaired: false,
      piece,
    });
  }
  return marks.length < 2 ? [] : marks;
}

const isDeeper = (line: Piece['line'], question: Piece['line'] | undefined) =>
  question === undefined || question.ordinal === null || line.level > question.level;
