import type { RawBlock } from '../blocks/raw-block.ts';
import { orderByColumns } from './columns.ts';
import { dropFurniture, type PageLines } from './furniture.ts';
import { groupLines } from './group-lines.ts';
import { createLineJoiner } from './hyphens.ts';
import { measureLayout } from './layout.ts';
import { joinParts, type Line } from './lines.ts';
import { findTables, type Table, tableBlocks } from './table-lines.ts';
import { createBlockMaker } from './to-blocks.ts';

/**
 * Where characters stand is all that a PDF or a scan knows: columns, paragraphs, headings and lists are found from that,
 * by comparison with the rest of the document.
 *
 * @returns the blocks of each page
 */
export function blocksOfPages(pages: readonly PageLines[]): RawBlock[][] {
  const { bodySize } = measureLayout(pages);
  // Before columns are looked for: a running head that spans them would hide them.
  const bodies = dropFurniture(pages, bodySize).map(({ lines, height }) => ({
    lines: joinParts(orderByColumns(lines)),
    height,
  }));
  const layout = measureLayout(bodies);
  const stretches = bodies.map(({ lines }) => findTables(lines));
  const grouped = stretches.map((page) =>
    page.map((stretch) => ('lines' in stretch ? groupLines(stretch.lines, layout) : stretch.table)),
  );
  const joint = createLineJoiner(bodies.flatMap(({ lines }) => lines.map(({ text }) => text)));
  const maker = createBlockMaker(
    grouped.flat().flatMap((part) => ('rows' in part ? [] : part)),
    layout,
    joint,
  );
  const toBlocks = (part: Line[][] | Table) => ('rows' in part ? tableBlocks(part) : maker.toBlocks(part));

  return grouped.map((page) => page.flatMap(toBlocks));
}
