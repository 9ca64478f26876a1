import { DOCUMENT_LIMITS } from '../../limits.ts';
import { getText, heading, paragraph, plain, type RawBlock, type RawDocument } from '../blocks/raw-block.ts';
import { inReadingOrder, type Position } from '../blocks/reading-order.ts';
import { inLines } from '../blocks/typed-lines.ts';
import { hiddenSlidesWarning } from '../compose/list-in-warning.ts';
import type { FileSource } from '../file-source.ts';
import { elementAt, getAttribute, getElements, type XmlElement } from '../xml/xml-tree.ts';
import { hiddenStyles } from './hidden-parts.ts';
import { OdfBlocks } from './odf-blocks.ts';
import { openOdf } from './open-odf.ts';
import { ANCHORED } from './paragraph-runs.ts';

/** Centimetres; a third of an inch. */
const SAME_ROW = 0.85;
/** Elements that every slide repeats. */
const FURNITURE = new Set(['date-time', 'footer', 'header', 'page-number']);

/** Reads an OpenDocument presentation: a page for each slide, with its notes below it. */
export async function readOdp(source: FileSource): Promise<RawDocument> {
  const { body, styles, title, roots, warnings } = await openOdf(source, 'presentation');
  const reader = new OdfBlocks(styles);
  const slides = getElements(body, 'page').slice(0, DOCUMENT_LIMITS.pages);
  const invisible = hiddenStyles(roots, 'drawing-page-properties', ['visibility', 'hidden']);
  const hidden = slides.flatMap((slide, index) =>
    invisible.has(getAttribute(slide, 'style-name') ?? '') ? [index + 1] : [],
  );

  return {
    title,
    pages: slides.map((slide, index) => slideBlocks(slide, reader, index === 0 ? 1 : 2)),
    paged: true,
    warnings: [...hiddenSlidesWarning(hidden), ...warnings],
  };
}

function slideBlocks(slide: XmlElement, reader: OdfBlocks, titleLevel: number): RawBlock[] {
  const shapes = inReadingOrder(
    getElements(slide)
      .filter(({ name }) => ANCHORED.test(name))
      .map(placed),
    SAME_ROW,
  );
  const titles = shapes.filter(({ role }) => role === 'title');
  const rest = shapes.filter(({ role }) => role !== 'title' && !FURNITURE.has(role));
  const notes = getElements(elementAt(slide, 'notes'), 'frame')
    .filter((frame) => placed(frame).role === 'notes')
    .flatMap((frame) => reader.within(frame))
    .filter((block) => getText(block).trim() !== '');

  return inLines([
    ...titles.map(({ element }) => heading(titleLevel, joined(reader.within(element)))),
    ...rest.flatMap(({ element }) => reader.of(element)),
    ...(notes.length > 0 ? [paragraph([plain('Speaker notes:')]), ...notes] : []),
  ]);
}

const joined = (blocks: readonly RawBlock[]) => blocks.flatMap(({ runs }) => [...runs, plain(' ')]);

function placed(element: XmlElement): Position & { element: XmlElement; role: string } {
  return {
    element,
    role: getAttribute(element, 'class') ?? '',
    left: centimetres(getAttribute(element, 'x')),
    top: centimetres(getAttribute(element, 'y')),
  };
}

const UNITS: Readonly<Record<string, number>> = { cm: 1, mm: 0.1, in: 2.54, pt: 2.54 / 72 };

function centimetres(length = ''): number {
  const [, number = '0', unit = ''] = /^(-?[\d.]+)(\w+)$/.exec(length) ?? [];

  return (Number(number) || 0) * (UNITS[unit] ?? 1);
}
