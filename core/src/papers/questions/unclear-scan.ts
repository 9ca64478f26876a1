import { getPieceText, getPosition, type Piece } from '../lines/piece.ts';
import { findOptionMarks } from '../marks/option-marks.ts';
import type { PlacedMark } from '../options/choose-run.ts';
import type { CutOption } from '../options/option-pieces.ts';
import { findWornMarks } from '../options/worn-marks.ts';
import type { PaperProblem } from '../paper.ts';
import { describeProblem } from '../problems.ts';
import type { QuestionPieces } from './split-parts.ts';

const STARTS_NUMBER =
  /^[([]?(?:(?:Q|No|Question)\W{0,2})?(?:[\dlI|OSZ]{1,3}\s?[.,:)\]}|]\s{0,3}\S|\d{1,3}\s\p{Lu}|[.,)]\s?\p{Lu})/u;
const STARTS_SENTENCE = /^["“(]?\p{Lu}/u;

const MIN_CLEAR = 3;
/** Fewer options are not printed in columns. */
const MIN_COLUMNS = 4;

/**
 * Tells if a question of a scan may hold a part of the next one: a letter or a number in it belongs to no option.
 *
 * @param pieces of the question
 * @param options as they were cut
 */
export function isUnclear(pieces: readonly Piece[], options: readonly CutOption[]): boolean {
  const [first] = options;
  const last = options.at(-1);
  if (pieces[0]?.line.reading !== 'ocr') return false;
  if (first === undefined || last === undefined) return hasLetters(pieces);
  if (options.length < MIN_COLUMNS && options.some(({ mark }, index) => mark.value !== index)) return true;
  const used = new Set(options.map(({ letter, mark }) => getStartKey(letter, mark.start)));
  // Two letters of a scan are mostly what is left of more.
  if (options.length < MIN_CLEAR) return true;
  if (hasWornFirst(pieces, first.mark)) return true;
  const cases = new Set(options.map(({ mark }) => getCase(mark.style)));
  const others = pieces.flatMap((piece) =>
    findMarks(piece).filter(({ start }) => !used.has(getStartKey(piece, start))),
  );
  if (others.some(({ style }) => cases.has(getCase(style)))) return true;
  // Statements have letters in another case from A on; a single letter is left of other options.
  if (others.length > 0 && !(others[0]?.value === 0 && others[1]?.value === 1)) return true;
  return pieces.some((piece, index) => {
    if (index === 0 || used.has(getStartKey(piece, piece.from))) return false;
    const start = getPieceText(piece).slice(0, 16);
    const isInOptions = isBetween(piece, first.letter, last.letter);
    return STARTS_NUMBER.test(start) || (isInOptions && STARTS_SENTENCE.test(start));
  });
}

const getCase = (style: string) => style.split(' ', 1)[0];
const findMarks = ({ line, from, to }: Piece) =>
  findOptionMarks({ text: line.text.slice(0, to), isCell: false, isScan: true }, from);

/** The mark of an option A above the options: "(@) stomata". */
const hasWornFirst = (pieces: readonly Piece[], first: PlacedMark) =>
  findWornMarks(pieces.slice(0, first.piece + 1)).some(
    ({ piece, start, values, hasBracket, isFirst }) =>
      hasBracket &&
      isFirst &&
      piece > 0 &&
      values.includes(0) &&
      (piece < first.piece || start < first.start),
  );

/** Options that could not be read. */
const hasLetters = (pieces: readonly Piece[]) => pieces.flatMap(findMarks).length > 1;

const getStartKey = ({ line }: Piece, start: number) => `${line.page} ${line.start + start}`;

const isBetween = ({ line }: Piece, first: Piece, last: Piece) =>
  isBefore(first.line, line) && !isBefore(last.line, line);
const isBefore = (line: Piece['line'], other: Piece['line']) =>
  line.page < other.page || (line.page === other.page && line.start < other.start);

/**
 * Finds questions of a scan whose text or number is not sure, so that no answer can be given to them by their number.
 *
 * @param questions in their order
 * @param areUnclear for each of them true if its text is not sure
 */
export function checkScan(
  questions: readonly QuestionPieces[],
  areUnclear: readonly boolean[],
): PaperProblem[] {
  return questions.flatMap((question, index) => {
    const [piece] = question.pieces;
    if (piece?.line.reading !== 'ocr') return [];
    const isSure = isInOrder(questions, index, areUnclear[index - 1] === true) && isProved(questions, index);
    if (!areUnclear[index] && isSure) return [];
    return [describeProblem('not_clear', question.number, getPosition(piece))];
  });
}

/** A number that jumps may be worn, and the question above may have swallowed one, so that only the number below proves it. */
function isInOrder(questions: readonly QuestionPieces[], index: number, isBelowUnclear: boolean): boolean {
  const question = questions[index];
  const [before, after] = [-1, 1].map((step) => {
    const other = questions[index + step];
    return other?.section === question?.section ? other?.number : undefined;
  });
  const number = question?.number ?? 0;
  if (before === undefined) return number === 1 || after === number + 1;
  return before === number - 1 && (!isBelowUnclear || after === number + 1);
}

/** A printed number below proves the lost numbers above it: without one a question may be missing among them. */
function isProved(questions: readonly QuestionPieces[], index: number): boolean {
  const question = questions[index];
  if (question === undefined || question.label !== '') return true;
  return questions
    .slice(index + 1)
    .some(
      ({ label, section, number }) =>
        label !== '' && section === question.section && number > question.number,
    );
}
