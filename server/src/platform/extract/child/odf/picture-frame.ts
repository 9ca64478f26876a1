import { attributeOf, elementAt, elementsOf, type XmlElement, xmlText } from '../xml/xml-tree.ts';

/**
 * The picture that a frame holds alone. One beside a table or a text is a copy of it for programs that show none, one
 * beside an object shows what is in that.
 *
 * @returns what the file says that it shows, null for other frames and for decoration
 */
export function pictureIn(frame: XmlElement): { alternative: string } | null {
  const isPicture =
    elementAt(frame, 'image') !== undefined && elementsOf(frame, 'table', 'text-box').length === 0;
  if (!isPicture || attributeOf(frame, 'decorative') === 'true') return null;

  const [description, title] = ['desc', 'title'].map((name) => xmlText(elementAt(frame, name)).trim());

  return { alternative: description || title || '' };
}
