import type { Archive } from '../archive/open-archive.ts';
import { listItem, paragraph, type RawBlock } from '../blocks/raw-block.ts';
import { tableRow } from '../blocks/table-row.ts';
import { drawingRuns } from '../ooxml/drawing-runs.ts';
import type { Relationship } from '../ooxml/relationships.ts';
import {
  descendantsOf,
  elementAt,
  elementsOf,
  prefixedIn,
  readXml,
  type XmlElement,
} from '../xml/xml-tree.ts';
import type { FrameReader } from './slide-shapes.ts';
import { textRuns } from './text-body.ts';

/**
 * Reads what stands in a frame on a slide: tables, the titles of charts, the items of diagrams.
 *
 * @param relations of the slide
 */
export function createFrameReader(
  archive: Archive,
  relations: ReadonlyMap<string, Relationship>,
): FrameReader {
  const partBy = (id: string | undefined) => {
    const part = id === undefined ? undefined : relations.get(id)?.part;
    return part !== undefined && archive.has(part) ? part : undefined;
  };

  return async (frame) => {
    const data = elementAt(frame, 'graphic', 'graphicData');
    const table = elementAt(data, 'tbl');
    if (table) return tableBlocks(table);

    const [reference] = elementsOf(data, 'chart', 'relIds');
    if (!reference) return [];

    const isChart = reference.name === 'chart';
    const part = partBy(prefixedIn(reference.attributes, isChart ? 'id' : 'dm'));
    if (part === undefined) return [];

    const root = await readXml(archive.stream(part));

    return isChart ? chartTitle(root) : diagramItems(root);
  };
}

function tableBlocks(table: XmlElement): RawBlock[] {
  const hasHead = /^(?:1|true)$/.test(elementAt(table, 'tblPr')?.attributes.firstRow ?? '');

  return elementsOf(table, 'tr').map((row, index) =>
    tableRow(
      elementsOf(row, 'tc').map((cell) => textRuns(elementAt(cell, 'txBody'))),
      hasHead && index === 0,
    ),
  );
}

function chartTitle(root: XmlElement): RawBlock[] {
  const runs = descendantsOf(elementAt(root, 'chart', 'title'), 'p').flatMap(drawingRuns);

  return runs.length > 0 ? [paragraph(runs)] : [];
}

/** Points without a type are what the author wrote; the others are lines and the frame. */
function diagramItems(root: XmlElement): RawBlock[] {
  return elementsOf(elementAt(root, 'ptLst'), 'pt')
    .filter(({ attributes }) => (attributes.type ?? 'node') === 'node')
    .map((point) => textRuns(elementAt(point, 't')))
    .filter((runs) => runs.some(({ text }) => text.trim() !== ''))
    .map((runs) => listItem(runs));
}
