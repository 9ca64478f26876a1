import type { Piece } from '../lines/piece.ts';
import type { PlacedMark } from './choose-run.ts';
import { findWornMarks, type WornMark } from './worn-marks.ts';

const LETTERS = 'ABCDEF';
const MIN_OPTIONS = 3;

/**
 * Completes the options of a question of a scan: where letters are missing between clear ones, the only text that may be the
 * missing mark is that mark.
 *
 * @param pieces of the question
 * @param marks clear marks of the question, in their order
 * @param usual number of options in this paper
 * @returns a run from A without a gap; null if the texts do not decide
 */
export function repairRun(
  pieces: readonly Piece[],
  marks: readonly PlacedMark[],
  usual: number,
): PlacedMark[] | null {
  const anchors = getAnchors(marks);
  const [first] = anchors;
  if (first === undefined) return null;

  const isBracketed = hasBracket(first);
  const areFirst = anchors.length > 1 && anchors.every(({ isFirst }) => isFirst);
  const worn = findWornMarks(pieces).filter(
    (mark) =>
      (mark.hasBracket === isBracketed || (mark.isRinged && !isBracketed)) && (!areFirst || mark.isFirst),
  );
  const run: PlacedMark[] = [];
  for (const anchor of [...anchors, null]) {
    const from = run.at(-1);
    const missing = getMissing(from, anchor, usual);
    const gap = worn.filter((mark) => follows(mark, from) && (anchor === null || follows(anchor, mark)));
    const filled = fillGap(pieces, gap, missing, anchors[0]?.style ?? '');
    // The last options may be lost, or the question has fewer.
    if (filled === null && anchor === null) break;
    if (filled === null) return null;
    run.push(...filled, ...(anchor === null ? [] : [anchor]));
  }
  // A single clear letter proves the others only if all of them are found.
  const minimum = anchors.length === 1 ? usual : MIN_OPTIONS;
  return run.length < minimum || !haveTexts(pieces, run) ? null : run;
}

const hasBracket = ({ style }: PlacedMark) => /[()[\]]/.test(style);

interface LinePoint {
  piece: number;
  start: number;
}

const follows = (mark: LinePoint, other: (LinePoint & { end: number }) | undefined) =>
  other === undefined || mark.piece > other.piece || (mark.piece === other.piece && mark.start >= other.end);

/** The longest rising order of clear marks in one form. */
function getAnchors(marks: readonly PlacedMark[]): PlacedMark[] {
  const forms = Map.groupBy(
    marks.filter(({ isRepaired }) => !isRepaired),
    ({ style }) => `${style.split(' ', 1)[0]} ${/[()[\]]/.test(style)}`,
  );
  let best: PlacedMark[] = [];
  for (const group of forms.values()) {
    const chains: PlacedMark[][] = [];
    for (const mark of group) {
      const shorterChain = chains
        .slice(0, mark.value)
        .reduce<PlacedMark[]>((best, chain) => (chain && chain.length >= best.length ? chain : best), []);
      const chain = [...shorterChain, mark];
      if (chain.length >= (chains[mark.value]?.length ?? 0)) chains[mark.value] = chain;
    }
    for (const chain of chains) if (chain && chain.length > best.length) best = chain;
  }
  return best;
}

function getMissing(from: PlacedMark | undefined, to: PlacedMark | null, usual: number): number[] {
  const first = from === undefined ? 0 : from.value + 1;
  const end = to === null ? usual : to.value;
  return Array.from({ length: Math.max(end - first, 0) }, (_, index) => first + index);
}

/** Exactly one text for each missing letter, in their order; a longer list at the end of a question may just stop. */
function fillGap(
  pieces: readonly Piece[],
  gap: readonly WornMark[],
  missing: readonly number[],
  style: string,
): PlacedMark[] | null {
  if (missing.length === 0) return [];
  const fitting = gap.filter(({ values }) => values.some((value) => missing.includes(value)));
  if (fitting.length !== missing.length) return null;
  const marks = missing.map((value, index) => makeMark(pieces, fitting[index], value, style));
  return marks.includes(null) ? null : marks.filter((mark) => mark !== null);
}

function makeMark(
  pieces: readonly Piece[],
  worn: WornMark | undefined,
  value: number,
  style: string,
): PlacedMark | null {
  if (worn === undefined || !worn.values.includes(value) || pieces[worn.piece] === undefined) return null;
  const letter = LETTERS[value] ?? '';
  const { piece, start, end, isFirst } = worn;
  return {
    value,
    letter: style.startsWith('small') ? letter.toLowerCase() : letter,
    style,
    start,
    end,
    isFirst,
    tick: 'none',
    isRepaired: true,
    piece,
  };
}

/** Every option has a text before the next mark. */
function haveTexts(pieces: readonly Piece[], run: readonly PlacedMark[]): boolean {
  return run.every((mark, index) => {
    const next = run[index + 1];
    if (next !== undefined && next.piece > mark.piece + 1) return true;
    const line = pieces[mark.piece];
    const isEndOfLine = next === undefined || next.piece !== mark.piece;
    const text = line?.line.text.slice(mark.end, isEndOfLine ? line.to : next.start) ?? '';
    return (
      text.trim() !== '' ||
      (next === undefined ? mark.piece < pieces.length - 1 : next.piece > mark.piece + 1)
    );
  });
}
