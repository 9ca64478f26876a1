import { formulaGap } from '@akada/core/text/marked-gaps.ts';
import type { Archive } from '../archive/open-archive.ts';
import { pictureBlock } from '../blocks/picture-run.ts';
import { paragraph, plain, type RawBlock } from '../blocks/raw-block.ts';
import { tableRow } from '../blocks/table-row.ts';
import { graphicReaders } from '../ooxml/graphic-parts.ts';
import { getAlternative } from '../ooxml/picture-description.ts';
import type { Relationship } from '../ooxml/relationships.ts';
import {
  elementAt,
  getDescendants,
  getElements,
  prefixedIn,
  readXml,
  type XmlElement,
} from '../xml/xml-tree.ts';
import type { FrameReader } from './slide-shapes.ts';
import { textRuns } from './text-body.ts';

/**
 * Reads the content of a frame on a slide: tables, charts, the items of diagrams.
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

    const objects = getDescendants(data, 'oleObj');
    if (objects.length > 0) return objectBlocks(frame, objects);

    const [reference] = getElements(data, 'chart', 'relIds');
    const readGraphic = reference && graphicReaders[reference.name];
    if (!reference || !readGraphic) return [];

    const part = partBy(prefixedIn(reference.attributes, reference.name === 'relIds' ? 'dm' : 'id'));
    return part === undefined ? [] : readGraphic(await readXml(archive.stream(part)));
  };
}

/** An object of another program is shown as a picture; one of an older formula says nothing here. */
function objectBlocks(frame: XmlElement, objects: readonly XmlElement[]): RawBlock[] {
  const isFormula = objects.some(({ attributes }) => /^(?:Equation|MathType)/i.test(attributes.progId ?? ''));
  const described = elementAt(frame, 'nvGraphicFramePr', 'cNvPr');

  return [isFormula ? paragraph([plain(formulaGap)]) : pictureBlock(getAlternative(described))];
}

function tableBlocks(table: XmlElement): RawBlock[] {
  const hasHead = /^(?:1|true)$/.test(elementAt(table, 'tblPr')?.attributes.firstRow ?? '');

  return getElements(table, 'tr').map((row, index) =>
    tableRow(
      getElements(row, 'tc').map((cell) => textRuns(elementAt(cell, 'txBody'))),
      hasHead && index === 0,
    ),
  );
}
