import { getPieceText, getPosition } from '../lines/piece.ts';
import { isTicked } from '../marks/answer-mark.ts';
import type { CutOption } from '../options/option-pieces.ts';

/**
 * Finds the options that a paper marks as right: by a star, by a tick, or by bold letters at exactly one option.
 *
 * @param options of one question
 * @returns their indexes; none if nothing is marked, or everything
 */
export function findMarkedOptions(options: readonly CutOption[]): number[] {
  const ticked = getIndexes(options, hasTick);
  if (ticked.length > 0) return ticked.length < options.length ? ticked : [];

  const bold = getIndexes(options, isBold);
  const touched = getIndexes(options, hasBold);
  return bold.length === 1 && touched.length === 1 ? bold : [];
}

const getIndexes = (options: readonly CutOption[], holds: (option: CutOption) => boolean) =>
  options.flatMap((option, index) => (holds(option) ? [index] : []));

function hasTick({ mark, pieces }: CutOption): boolean {
  const last = pieces.at(-1);
  if (mark.isTicked) return true;
  return last !== undefined && isTicked(getPieceText(last));
}

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
