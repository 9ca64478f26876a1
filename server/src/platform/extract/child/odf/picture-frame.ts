import { elementAt, getAttribute, getElements, type XmlElement, xmlText } from '../xml/xml-tree.ts';

/**
 * Returns the picture of a frame with nothing else in it. A picture next to a table, a text or an object is a
 * copy of that content for other programs.
 *
 * @returns the file's description, null for other frames and for decoration
 */
export function findPicture(frame: XmlElement): { alternative: string } | null {
  const isPicture =
    elementAt(frame, 'image') !== undefined && getElements(frame, 'table', 'text-box').length === 0;
  if (!isPicture || getAttribute(frame, 'decorative') === 'true') return null;

  const [description, title] = ['desc', 'title'].map((name) => xmlText(elementAt(frame, name)).trim());

  return { alternative: description || title || '' };
}
