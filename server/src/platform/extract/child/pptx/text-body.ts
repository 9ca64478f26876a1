import { writeNumber } from '../blocks/list-label.ts';
import { getText, labelledItem, listItem, paragraph, type RawBlock, type Run } from '../blocks/raw-block.ts';
import { drawingRuns } from '../ooxml/drawing-runs.ts';
import { elementAt, getElements, type XmlElement } from '../xml/xml-tree.ts';

/**
 * The paragraphs of a shape. A paragraph is a list item by its own properties or by inherited styles.
 *
 * @param body the shape's text, or undefined
 * @param styles lists of styles by level, the nearest first
 */
export function textBlocks(
  body: XmlElement | undefined,
  styles: readonly (XmlElement | undefined)[] = [],
): RawBlock[] {
  const numbers = new ListNumbers();
  const inherited = [elementAt(body, 'lstStyle'), ...styles];

  return getElements(body, 'p').flatMap((element) => {
    const runs = drawingRuns(element);
    if (getText({ runs }).trim() === '') return [];

    const depth = getDepth(element);
    const bullet = getBullet(element, depth, inherited);
    const ordinal = numbers.next(bullet, depth);
    const label = ordinal === null ? null : getLabel(bullet?.attributes.type ?? '', ordinal);
    if (label !== null) return [labelledItem(label, runs, depth)];

    return [bullet ? listItem(runs, depth, ordinal) : paragraph(runs)];
  });
}

/** All text of a shape in one row, as in titles and cells. */
export function textRuns(body: XmlElement | undefined): Run[] {
  return getElements(body, 'p').flatMap((element, index) => [
    ...(index === 0 ? [] : [{ text: ' ', bold: false }]),
    ...drawingRuns(element),
  ]);
}

const LETTERS = /^(alpha|roman)(Lc|Uc)(Period|ParenR|ParenBoth)$/;

/** @returns "(a)" for "alphaLcParenBoth"; null for digits, which a list shows itself */
function getLabel(type: string, ordinal: number): string | null {
  const [, kind, letterCase, sign] = LETTERS.exec(type) ?? [];
  if (kind === undefined) return null;
  const size = letterCase === 'Uc' ? 'upper' : 'lower';
  const numeral = writeNumber(ordinal, `${size}${kind === 'roman' ? 'Roman' : 'Letter'}`);
  if (sign === 'Period') return `${numeral}.`;
  return sign === 'ParenR' ? `${numeral})` : `(${numeral})`;
}

const MOST_LEVELS = 9;

function getDepth(element: XmlElement): number {
  const level = Number.parseInt(elementAt(element, 'pPr')?.attributes.lvl ?? '0', 10);

  return Number.isInteger(level) ? Math.min(Math.max(level, 0), MOST_LEVELS - 1) : 0;
}

/** @returns the element that says how items are marked, null for paragraphs that are none */
function getBullet(
  element: XmlElement,
  depth: number,
  styles: readonly (XmlElement | undefined)[],
): XmlElement | null {
  const levels = styles.map((style) => elementAt(style, `lvl${depth + 1}pPr`));
  for (const properties of [elementAt(element, 'pPr'), ...levels]) {
    const [bullet] = getElements(properties, 'buNone', 'buChar', 'buAutoNum', 'buBlip');
    if (bullet) return bullet.name === 'buNone' ? null : bullet;
  }

  return null;
}

/**
 * Counts the items of numbered lists: a list continues after deeper items and ends at any other block on its
 * level.
 */
class ListNumbers {
  #counts: { type: string; count: number }[] = [];

  next(bullet: XmlElement | null, depth: number): number | null {
    this.#counts.length = Math.min(this.#counts.length, depth + 1);
    if (bullet?.name !== 'buAutoNum') {
      this.#counts.length = Math.min(this.#counts.length, bullet ? depth : 0);
      return null;
    }

    const { type = '', startAt = '1' } = bullet.attributes;
    const previous = this.#counts[depth];
    const count = previous?.type === type ? previous.count + 1 : Number.parseInt(startAt, 10) || 1;
    this.#counts[depth] = { type, count };

    return count;
  }
}
