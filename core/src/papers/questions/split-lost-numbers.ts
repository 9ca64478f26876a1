import { getPieceText, type Piece } from '../lines/piece.ts';
import { findOptionMarks } from '../marks/option-marks.ts';
import type { QuestionPieces, SplitPaper } from './split-parts.ts';

const MIN_LETTERS = 3;
const STARTS_QUESTION =
  /^[^\p{L}\p{N}]{0,3}(?:[\dlI|iOSZ]{1,3}\s?[.),:\]}]{0,2}\s{0,3})?["“(]?\p{Lu}[\p{L}'’]*[\s,]/u;
/** The rest of a worn number. */
const NUMBER_RESTS = /^(?:[([]?[\dlI|iOSZ]{1,3}\s?[.),:\]}]{1,2}|[.,:)]|\d{1,3}(?=\s\p{Lu}))\s{0,3}/u;
/** A number inside a line, or the only capital word behind small letters. */
const NUMBER_INSIDE = /(?<=\s)[\dlI|iOSZ]{1,3}\s?[.),:]\s{0,3}(?=["“(]?\p{Lu})/gu;
const CAPITAL_WORD = /(?<=[\p{Ll}\d][.!?]?\s)["“(]?\p{Lu}[\p{Ll}\p{Lu}]*(?=\s\p{Ll})/gu;

interface Mark {
  piece: number;
  start: number;
  end: number;
  value: number;
}

/**
 * Splits questions of a scan where the text has two sets of options: the second question has lost its number. It gets the number
 * that is missing between its neighbours.
 *
 * @param paper that was split at its numbers
 */
export function splitLostNumbers(paper: SplitPaper): SplitPaper {
  let isFilled = false;
  const questions = paper.questions.flatMap((question, index): QuestionPieces[] => {
    const parts = splitPieces(question);
    const expected = isFilled ? null : question.expected;
    const next = paper.questions[index + 1];
    isFilled =
      parts.length > 1 &&
      next?.section === question.section &&
      next.number === question.number + parts.length;
    if (!isFilled) return [{ ...question, expected }];
    return parts.map((pieces, offset) => ({
      ...question,
      number: question.number + offset,
      label: offset === 0 ? question.label : '',
      expected: offset === 0 ? expected : null,
      pieces,
    }));
  });
  return { ...paper, questions };
}

function splitPieces({ pieces, style }: QuestionPieces): Piece[][] {
  if (style === 'letter' || pieces[0]?.line.reading !== 'ocr') return [[...pieces]];
  const sets = getSets(pieces);
  const parts: Piece[][] = [];
  let from: LinePoint = { piece: 0, position: pieces[0].from };
  for (const [index, set] of sets.entries()) {
    const next = sets[index + 1];
    const last = set.at(-1);
    const boundary =
      next?.[0] === undefined || last === undefined ? null : findBoundary(pieces, last, next[0]);
    if (next !== undefined && boundary === null) continue;
    parts.push(slice(pieces, from, boundary));
    if (boundary !== null) from = withoutNumber(pieces, boundary);
  }
  return parts.length === 0 ? [[...pieces]] : parts;
}

/** Sets of letters that rise; a set of fewer than three is a part of the set before it. */
function getSets(pieces: readonly Piece[]): Mark[][] {
  const sets: Mark[][] = [];
  for (const [piece, { line, from, to }] of pieces.entries())
    for (const { value, start, end } of findOptionMarks(
      { text: line.text.slice(0, to), isCell: false, isScan: true },
      from,
    )) {
      const set = sets.at(-1);
      const last = set?.at(-1);
      if (set !== undefined && last !== undefined && value > last.value)
        set.push({ piece, start, end, value });
      else sets.push([{ piece, start, end, value }]);
    }
  const large = sets.filter((set) => set.length >= MIN_LETTERS);
  return large.length > 1 && large.length === sets.length ? large : [];
}

interface LinePoint {
  piece: number;
  position: number;
}

/** Finds the start of the next question behind the last option: a line, a number, or the only capital word. */
function findBoundary(pieces: readonly Piece[], last: Mark, next: Mark): LinePoint | null {
  for (let piece = last.piece + 1; piece <= next.piece; piece += 1) {
    const line = pieces[piece];
    if (line === undefined || (piece === next.piece && line.from === next.start)) continue;
    if (STARTS_QUESTION.test(getPieceText(line).slice(0, 24))) return { piece, position: line.from };
  }
  if (last.piece !== next.piece) return null;
  const line = pieces[last.piece]?.line.text.slice(last.end, next.start) ?? '';
  for (const form of [NUMBER_INSIDE, CAPITAL_WORD]) {
    const found = [...line.matchAll(form)];
    const [only] = found;
    if (found.length === 1 && only !== undefined && only.index > 0)
      return { piece: last.piece, position: last.end + only.index };
  }
  return null;
}

function withoutNumber(pieces: readonly Piece[], { piece, position }: LinePoint): LinePoint {
  const text = pieces[piece]?.line.text.slice(position, position + 8) ?? '';
  return { piece, position: position + (NUMBER_RESTS.exec(text)?.[0].length ?? 0) };
}

function slice(pieces: readonly Piece[], from: LinePoint, to: LinePoint | null): Piece[] {
  return pieces
    .map((piece, index) => ({
      line: piece.line,
      from: index === from.piece ? from.position : piece.from,
      to: index === to?.piece ? to.position : piece.to,
    }))
    .filter(
      (piece, index) =>
        index >= from.piece && (to === null || index <= to.piece) && getPieceText(piece) !== '',
    );
}
