import { pictureBlock } from '../blocks/picture-run.ts';
import type { RawBlock } from '../blocks/raw-block.ts';
import { inReadingOrder, type Position } from '../blocks/reading-order.ts';
import { getAlternative, isDecorative } from '../ooxml/picture-description.ts';
import { elementAt, getElements, type XmlElement } from '../xml/xml-tree.ts';
import { getPlaceholder, isTitle, type Placeholder, type SlideLayout } from './slide-layout.ts';
import { textBlocks } from './text-body.ts';

/** A shape with its position on the slide, in English Metric Units. */
interface PlacedShape extends Position {
  element: XmlElement;
  placeholder: Placeholder | null;
}

/** Shapes with closer tops than this are in one row: a third of an inch. */
const SAME_ROW = 914_400 / 3;
/** Placeholders that every slide repeats. */
const FURNITURE = new Set(['dt', 'ftr', 'hdr', 'sldNum', 'sldImg']);

export type FrameReader = (frame: XmlElement) => Promise<RawBlock[]>;

/**
 * The text of shapes in reading order: from top to bottom, and from left to right within a row. Titles are
 * omitted.
 *
 * @param tree the shapes of a slide, or of a group
 * @param readFrame reads tables, charts and diagrams
 */
export async function shapeBlocks(
  tree: XmlElement | undefined,
  layout: SlideLayout,
  readFrame: FrameReader,
): Promise<RawBlock[]> {
  const blocks: RawBlock[] = [];
  for (const { element, placeholder } of inReadingOrder(findShapes(tree, layout), SAME_ROW)) {
    if (placeholder && (FURNITURE.has(placeholder.type) || isTitle(placeholder.type))) continue;

    if (element.name === 'grpSp') blocks.push(...(await shapeBlocks(element, layout, readFrame)));
    else if (element.name === 'graphicFrame') blocks.push(...(await readFrame(element)));
    else if (element.name === 'pic') blocks.push(...pictureBlocks(element));
    else blocks.push(...textBlocks(elementAt(element, 'txBody'), getStyles(placeholder, layout)));
  }

  return blocks;
}

/** The shapes that are titles, in the order of the file. */
export function titleShapes(tree: XmlElement | undefined): XmlElement[] {
  return drawnIn(tree).filter((shape) => isTitle(getPlaceholder(shape)?.type ?? ''));
}

function getStyles(placeholder: Placeholder | null, layout: SlideLayout): (XmlElement | undefined)[] {
  if (!placeholder) return [];
  const shapes = layout.shapesFor(placeholder);

  return [...shapes.map((shape) => elementAt(shape, 'txBody', 'lstStyle')), layout.styleFor(placeholder)];
}

function findShapes(tree: XmlElement | undefined, layout: SlideLayout): PlacedShape[] {
  return drawnIn(tree).map((element) => {
    const placeholder = getPlaceholder(element);
    const inherited = placeholder ? layout.shapesFor(placeholder) : [];
    const offset = [element, ...inherited].map(getOffset).find((found) => found !== undefined);

    return {
      element,
      placeholder,
      left: Number(offset?.attributes.x) || 0,
      top: Number(offset?.attributes.y) || 0,
    };
  });
}

/** Where a shape has a form for newer programs and one for older, the newer one has the formulas. */
function drawnIn(tree: XmlElement | undefined): XmlElement[] {
  return getElements(tree).flatMap((child) => {
    if (child.name === 'AlternateContent') {
      const newer = drawnIn(elementAt(child, 'Choice'));
      return newer.length > 0 ? newer : drawnIn(elementAt(child, 'Fallback'));
    }

    return ['sp', 'grpSp', 'graphicFrame', 'cxnSp', 'pic'].includes(child.name) ? [child] : [];
  });
}

/** The sign of a sound is a picture of a loudspeaker. */
function pictureBlocks(element: XmlElement): RawBlock[] {
  const properties = elementAt(element, 'nvPicPr');
  const isSound = elementAt(properties, 'nvPr', 'audioFile') !== undefined;
  const described = elementAt(properties, 'cNvPr');

  return isSound || isDecorative(described) ? [] : [pictureBlock(getAlternative(described))];
}

function getOffset(shape: XmlElement): XmlElement | undefined {
  const properties = getElements(shape, 'spPr', 'grpSpPr')[0];

  return elementAt(properties, 'xfrm', 'off') ?? elementAt(shape, 'xfrm', 'off');
}
