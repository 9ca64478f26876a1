import type { Archive } from '../archive/open-archive.ts';
import { pictureBlock } from '../blocks/picture-run.ts';
import type { RawBlock } from '../blocks/raw-block.ts';
import { graphicReaders } from '../ooxml/graphic-parts.ts';
import { getAlternative, isDecorative } from '../ooxml/picture-description.ts';
import { getRelationships, partOfType } from '../ooxml/relationships.ts';
import { textBlocks } from '../pptx/text-body.ts';
import {
  elementAt,
  getDescendants,
  getElements,
  prefixedIn,
  readXml,
  type XmlElement,
} from '../xml/xml-tree.ts';

/** Drawings over the cells of a worksheet, or the chart of a chart sheet. */
export interface WorksheetDrawings {
  blocks: RawBlock[];
  hasComments: boolean;
}

/**
 * The text of boxes, the titles of charts, and marks for pictures. The values of a chart are in the cells.
 *
 * @param worksheet name of the part
 * @throws {Unreadable}
 */
export async function readWorksheetDrawings(archive: Archive, worksheet: string): Promise<WorksheetDrawings> {
  const relations = await getRelationships(archive, worksheet);
  const hasComments = partOfType(relations, 'comments') !== undefined;
  const drawing = partOfType(relations, 'drawing');
  if (!drawing || !archive.has(drawing)) return { blocks: [], hasComments };

  const graphics = await getRelationships(archive, drawing);
  const blocks: RawBlock[] = [];
  for (const shape of getElements(await readXml(archive.stream(drawing))).flatMap(findShapes)) {
    const reference = getDescendants(elementAt(shape, 'graphic', 'graphicData'), 'chart')[0];
    const part = graphics.get(prefixedIn(reference?.attributes ?? {}, 'id') ?? '')?.part;
    if (part !== undefined && archive.has(part)) blocks.push(...(await getTitles(archive, part)));
    blocks.push(...textBlocks(elementAt(shape, 'txBody')), ...getPicture(shape));
  }

  return { blocks, hasComments };
}

function findShapes(parent: XmlElement): XmlElement[] {
  return getElements(parent, 'sp', 'grpSp', 'graphicFrame', 'pic', 'AlternateContent', 'Choice').flatMap(
    (child) => (['sp', 'graphicFrame', 'pic'].includes(child.name) ? [child] : findShapes(child)),
  );
}

async function getTitles(archive: Archive, part: string): Promise<RawBlock[]> {
  const blocks = graphicReaders.chart?.(await readXml(archive.stream(part))) ?? [];

  return blocks.filter(({ kind }) => kind === 'paragraph');
}

function getPicture(shape: XmlElement): RawBlock[] {
  const described = elementAt(shape, 'nvPicPr', 'cNvPr');

  return shape.name === 'pic' && !isDecorative(described) ? [pictureBlock(getAlternative(described))] : [];
}
