import { elementAt, getElements, type XmlElement } from '../xml/xml-tree.ts';
import { element } from './word-xml.ts';

/** A channel of a colour differs from the others by this much where a person would call it a colour. */
const MIN_COLOUR = 0x60;
const HEX = /^[\da-f]{6}$/i;

/**
 * Makes a run bold that its writer underlined, highlighted or coloured: that marks a term in a note, and the right option in a paper.
 * Links look the same and are left as they are.
 *
 * @param run with prefixes
 */
export function withEmphasis(run: XmlElement): XmlElement {
  const properties = elementAt(run, 'w:rPr');
  if (properties === undefined || isLink(properties) || !isMarked(properties)) return run;
  const marked = {
    ...properties,
    children: [...getElements(properties).filter(({ name }) => name !== 'w:b'), element('w:b')],
  };
  return { ...run, children: run.children.map((child) => (child === properties ? marked : child)) };
}

const getValue = (properties: XmlElement, name: string, attribute = 'w:val') =>
  elementAt(properties, name)?.attributes[attribute] ?? 'none';

function isMarked(properties: XmlElement): boolean {
  const isUnderlined = !/^(?:none|0|false)$/.test(getValue(properties, 'w:u'));
  const isHighlighted = !/^(?:none|white|black)$/i.test(getValue(properties, 'w:highlight'));
  const shading = getValue(properties, 'w:shd', 'w:fill');
  return isUnderlined || isHighlighted || isColour(shading) || isColour(getValue(properties, 'w:color'));
}

function isLink(properties: XmlElement): boolean {
  const isUnderlined = getValue(properties, 'w:u') !== 'none';
  return (
    /link/i.test(getValue(properties, 'w:rStyle')) ||
    (isUnderlined && isBlue(getValue(properties, 'w:color'))) ||
    elementAt(properties, 'w:color')?.attributes['w:themeColor'] === 'hyperlink'
  );
}

function getChannels(colour: string): number[] {
  return HEX.test(colour)
    ? [0, 2, 4].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
    : [0, 0, 0];
}

function isColour(colour: string): boolean {
  const channels = getChannels(colour);
  return Math.max(...channels) - Math.min(...channels) >= MIN_COLOUR;
}

function isBlue(colour: string): boolean {
  const [red = 0, , blue = 0] = getChannels(colour);
  return blue - red >= MIN_COLOUR;
}
