import { pictureBlock } from '../blocks/picture-run.ts';
import type { RawBlock } from '../blocks/raw-block.ts';
import { highest, lowest } from './extremes.ts';
import type { Line } from './lines.ts';
import type { PictureBox } from './picture-boxes.ts';

/** Adjacent blocks of a page, and their position. */
export interface PlacedBlocks {
  blocks: RawBlock[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** @param lines the lines that the blocks were read from */
export function placed(blocks: RawBlock[], lines: readonly Line[]): PlacedBlocks {
  return {
    blocks,
    left: lowest(lines.map(({ x }) => x)),
    right: highest(lines.map(({ right }) => right)),
    top: lowest(lines.map(({ y, size }) => y - size)),
    bottom: highest(lines.map(({ y }) => y)),
  };
}

/** Puts a mark for each picture below the block above it in the same column. */
export function withPictures(parts: readonly PlacedBlocks[], pictures: readonly PictureBox[]): RawBlock[] {
  const marksAt = parts.map((): RawBlock[] => []);
  const first: RawBlock[] = [];
  for (const picture of pictures.toSorted((a, b) => a.top - b.top)) {
    const mark = pictureBlock(picture.alternative);
    (marksAt[partBefore(parts, picture)] ?? first).push(mark);
  }

  return [...first, ...parts.flatMap(({ blocks }, index) => [...blocks, ...(marksAt[index] ?? [])])];
}

/** @returns the index of the part before the picture, -1 if there is none */
function partBefore(parts: readonly PlacedBlocks[], { left, right, top, bottom }: PictureBox): number {
  const middle = (top + bottom) / 2;
  const isInColumn = (part: PlacedBlocks) => part.left < right && part.right > left;
  const isAbove = (part: PlacedBlocks) => part.bottom <= middle;
  const above = parts.findLastIndex((part) => isInColumn(part) && isAbove(part));
  if (above !== -1) return above;

  const below = parts.findIndex(isInColumn);
  return below === -1 ? parts.findLastIndex(isAbove) : below - 1;
}
