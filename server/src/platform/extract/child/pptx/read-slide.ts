import type { Archive } from '../archive/open-archive.ts';
import { heading, paragraph, plain, type RawBlock } from '../blocks/raw-block.ts';
import { inLines } from '../blocks/typed-lines.ts';
import { getRelationships, partOfType } from '../ooxml/relationships.ts';
import { elementAt, getDescendants, readXml } from '../xml/xml-tree.ts';
import { createFrameReader } from './graphic-frame.ts';
import { getPlaceholder, type SlideLayouts } from './slide-layout.ts';
import { shapeBlocks, titleShapes } from './slide-shapes.ts';
import { textBlocks, textRuns } from './text-body.ts';

export interface Slide {
  blocks: RawBlock[];
  hidden: boolean;
  /** True if a person commented on the slide. */
  hasComments: boolean;
}

/**
 * Reads one slide: its title, its text, then its notes.
 *
 * @param options.isFirst the title of the first slide is the title of the presentation
 * @throws {Unreadable}
 */
export async function readSlide(
  archive: Archive,
  part: string,
  { layouts, isFirst }: { layouts: SlideLayouts; isFirst: boolean },
): Promise<Slide> {
  const root = await readXml(archive.stream(part));
  const relations = await getRelationships(archive, part);
  const tree = elementAt(root, 'cSld', 'spTree');
  const layout = await layouts.get(partOfType(relations, 'slideLayout'));
  const titles = titleShapes(tree).map((shape) =>
    heading(isFirst ? 1 : 2, textRuns(elementAt(shape, 'txBody'))),
  );
  const body = await shapeBlocks(tree, layout, createFrameReader(archive, relations));
  const notes = await notesBlocks(archive, partOfType(relations, 'notesSlide'));

  return {
    blocks: inLines([...titles, ...body, ...notes]),
    hidden: /^(?:0|false)$/.test(root.attributes.show ?? ''),
    hasComments: partOfType(relations, 'comments') !== undefined,
  };
}

async function notesBlocks(archive: Archive, part: string | undefined): Promise<RawBlock[]> {
  if (!part || !archive.has(part)) return [];

  const shapes = getDescendants(await readXml(archive.stream(part)), 'sp');
  const notes = shapes
    .filter((shape) => getPlaceholder(shape)?.type === 'body')
    .flatMap((shape) => textBlocks(elementAt(shape, 'txBody')));

  return notes.length > 0 ? [paragraph([plain('Speaker notes:')]), ...notes] : [];
}
