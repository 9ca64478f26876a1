import { lowered, raised } from '@akada/core/notes/raised-text.ts';
import { plain, type Run } from '../blocks/raw-block.ts';
import { LINE_BREAK } from '../blocks/typed-lines.ts';
import { getAttribute, getElements, type XmlElement, xmlText } from '../xml/xml-tree.ts';
import type { TextStyle, TextStyles } from './text-styles.ts';

/** Elements of a paragraph that are not part of its text. */
const SKIPPED =
  /^(?:annotation|annotation-end|bookmark.*|reference-mark.*|change.*|soft-page-break|page-number|page-count|note)$/;
/** Elements that a paragraph anchors and that can have text. */
export const ANCHORED =
  /^(?:frame|custom-shape|rect|ellipse|circle|line|polyline|polygon|regular-polygon|path|connector|caption|measure|g)$/;
const MOST_SPACES = 100;

/**
 * The text of a paragraph or a heading of OpenDocument, without what is anchored in it.
 *
 * @param inherited what the style around it says
 */
export function paragraphRuns(
  element: XmlElement,
  styles: TextStyles,
  inherited: TextStyle = styles.get(getAttribute(element, 'style-name')),
): Run[] {
  return element.children.flatMap((child): Run[] => {
    if (typeof child === 'string') return [runOf(child, inherited)];
    if (SKIPPED.test(child.name) || ANCHORED.test(child.name)) return [];

    switch (child.name) {
      case 's':
        return [plain(' '.repeat(Math.min(Number(getAttribute(child, 'c')) || 1, MOST_SPACES)))];
      case 'tab':
        return [plain(' ')];
      case 'line-break':
        return [LINE_BREAK];
      case 'ruby-text':
        return [plain('('), ...paragraphRuns(child, styles, inherited), plain(')')];
      case 'span': {
        const ownTextStyle = styles.get(getAttribute(child, 'style-name'));
        return paragraphRuns(child, styles, {
          bold: ownTextStyle.bold ?? inherited.bold,
          shift: ownTextStyle.shift ?? inherited.shift,
        });
      }
      default:
        return paragraphRuns(child, styles, inherited);
    }
  });
}

function runOf(text: string, { bold = false, shift = 0 }: TextStyle): Run {
  const shifted = shift > 0 ? raised(text) : shift < 0 ? lowered(text) : text;

  return { text: shifted, bold };
}

/** The footnotes and endnotes of a paragraph, each in a row. */
export function noteRuns(element: XmlElement, styles: TextStyles): Run[][] {
  return getElements(element).flatMap((child) => {
    if (child.name !== 'note') return noteRuns(child, styles);

    const paragraphs = getElements(getElements(child, 'note-body')[0], 'p');
    const runs = paragraphs.flatMap((paragraph) => [plain(' '), ...paragraphRuns(paragraph, styles)]);

    return xmlText({ ...child, children: paragraphs }).trim() === '' ? [] : [runs];
  });
}
