import type { RawBlock } from '../blocks/raw-block.ts';
import { orderByColumns } from './columns.ts';
import { dropFurniture, type PageLines } from './furniture.ts';
import { groupLines } from './group-lines.ts';
import { createLineJoiner } from './hyphens.ts';
import { type PlacedBlocks, placed, withPictures } from './insert-pictures.ts';
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
  const bodies = dropFurniture(pages, bodySize).map((page) => ({
    ...page,
    lines: joinParts(orderByColumns(page.lines)),
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
  const toBlocks = (part: Line[][] | Table): PlacedBlocks[] =>
    'rows' in part
      ? [placed(tableBlocks(part), part.rows.flat())]
      : maker.toBlocks(part).map((block, index) => placed([block], part[index] ?? []));

  // On a page without text a mark would hide that nothing of it can be read.
  return grouped.map((page, index) =>
    withPictures(page.flatMap(toBlocks), page.length > 0 ? (bodies[index]?.pictures ?? []) : []),
  );
}
