import { getPieceText, getPosition, joinPieces, type Piece } from '../lines/piece.ts';
import { endsWithStar, isStar, isTicked } from '../marks/answer-mark.ts';
import type { CutOption } from '../options/option-pieces.ts';

/** The marks at the options of one question; a number is the place of an option in the text. */
export interface OptionTicks {
  count: number;
  isScan: boolean;
  /** Marks that belong to one option wherever the paper puts its marks. */
  sure: number[];
  /** Marks between an option and the next one. */
  between: number[];
  /** A mark before the first option, or behind the last one. */
  first: boolean;
  last: boolean;
  /** True if a sure mark stands before its option, or behind it. */
  hasLeading: boolean;
  hasTrailing: boolean;
  /** True if a star stands alone below a line of several options. */
  isUnclear: boolean;
  /** The option in bold letters if only one is. */
  bold: number[];
}

/** The pieces around the options, without lines that hold only a star. */
export interface StarLines {
  stem: Piece[];
  trailing: Piece[];
  hasFirst: boolean;
  hasLast: boolean;
}

/**
 * Takes lines with only a star away from around the options.
 *
 * @param stem pieces above the options
 * @param trailing pieces below them
 */
export function takeStars(stem: readonly Piece[], trailing: readonly Piece[]): StarLines {
  const hasFirst = stem.length > 1 && isStarPiece(stem.at(-1));
  const hasLast = isStarPiece(trailing[0]);
  return {
    stem: hasFirst ? stem.slice(0, -1) : [...stem],
    trailing: hasLast ? trailing.slice(1) : [...trailing],
    hasFirst,
    hasLast,
  };
}

const isStarPiece = (piece: Piece | undefined) => piece !== undefined && isStar(getPieceText(piece));

/**
 * Finds the marks of right options. A star with a space on both sides of it may belong to either of its neighbours.
 *
 * @param options of one question, in the order of the text
 * @param around lines with only a star around them
 */
export function findTicks(
  options: readonly CutOption[],
  { hasFirst, hasLast }: Pick<StarLines, 'hasFirst' | 'hasLast'>,
): OptionTicks {
  const ticks: OptionTicks = {
    count: options.length,
    isScan: options.some(({ letter }) => letter.line.reading === 'ocr'),
    sure: [],
    between: [],
    first: hasFirst,
    last: hasLast,
    hasLeading: false,
    hasTrailing: false,
    isUnclear: hasLast && isShared(options, options.length - 1),
    bold: findBold(options),
  };
  for (const [index, option] of options.entries()) {
    readLeadingTick(ticks, option, index);
    readTrailingTick(ticks, options, index);
  }
  return ticks;
}

function readLeadingTick(ticks: OptionTicks, { mark }: CutOption, index: number): void {
  const isSure = mark.tick === 'near' || (mark.tick === 'apart' && index === 0 && mark.isFirst);
  if (isSure) {
    ticks.sure.push(index);
    ticks.hasLeading = true;
  } else if (mark.tick === 'apart' && index === 0) ticks.first = true;
  else if (mark.tick === 'apart') ticks.between.push(index - 1);
}

function readTrailingTick(ticks: OptionTicks, options: readonly CutOption[], index: number): void {
  const option = options[index];
  const last = option?.pieces.at(-1);
  const text = joinPieces(option?.pieces ?? []);
  if (option === undefined || last === undefined || !isTicked(text)) return;
  const isAlone = isStar(getPieceText(last));
  const isInRow = isShared(options, index);
  if (isAlone && isInRow) ticks.isUnclear = true;
  else if (!isAlone && (!isInRow || !endsWithStar(text))) {
    ticks.sure.push(index);
    ticks.hasTrailing = true;
  } else if (index === options.length - 1) ticks.last = true;
  else ticks.between.push(index);
}

const isShared = (options: readonly CutOption[], index: number) =>
  options.some(({ letter }, other) => other !== index && letter.line === options[index]?.letter.line);

function findBold(options: readonly CutOption[]): number[] {
  const bold = getIndexes(options, isBold);
  const touched = getIndexes(options, hasBold);
  return bold.length === 1 && touched.length === 1 ? bold : [];
}

const getIndexes = (options: readonly CutOption[], holds: (option: CutOption) => boolean) =>
  options.flatMap((option, index) => (holds(option) ? [index] : []));

/** A line in bold letters looks like a heading to the reader of a file. */
function isBold({ pieces }: CutOption): boolean {
  return (
    pieces.length > 0 &&
    pieces.every((piece) => {
      const { start, end } = getPosition(piece);
      return (
        piece.line.kind === 'heading' ||
        piece.line.bold.some((span) => span.start <= start && span.end >= end)
      );
    })
  );
}

function hasBold({ pieces }: CutOption): boolean {
  return pieces.some((piece) => {
    const { start, end } = getPosition(piece);
    return (
      piece.line.kind === 'heading' || piece.line.bold.some((span) => span.start < end && span.end > start)
    );
  });
}
