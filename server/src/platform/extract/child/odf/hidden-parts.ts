import {
  aroundPagesWarning,
  commentsWarning,
  hiddenTextWarning,
  wordsAround,
} from '../compose/list-in-warning.ts';
import {
  elementAt,
  getAttribute,
  getDescendants,
  getElements,
  type XmlElement,
  xmlText,
} from '../xml/xml-tree.ts';
import type { TextStyles } from './text-styles.ts';

/**
 * Removes hidden content from the body of a file.
 *
 * @param roots with the styles of its pages
 * @returns warnings about hidden content and about content next to the text
 */
export function removeHidden(body: XmlElement, styles: TextStyles, roots: readonly XmlElement[]): string[] {
  const texts: string[] = [];
  const remove = (parent: XmlElement): void => {
    parent.children = parent.children.filter((child) => {
      if (typeof child === 'string') return true;
      const isShown = !isHidden(child, styles);
      if (isShown) remove(child);
      else texts.push(xmlText(child).trim());
      return isShown;
    });
  };
  remove(body);
  const pages = roots.flatMap((root) => getDescendants(elementAt(root, 'master-styles'), 'master-page'));
  const around = pages.flatMap((page) => getElements(page, 'header', 'footer')).map(shownAround);

  return [
    ...hiddenTextWarning(texts.filter((text) => text !== '')),
    ...aroundPagesWarning(around),
    ...commentsWarning(getDescendants(body, 'annotation').length),
  ];
}

function isHidden(element: XmlElement, styles: TextStyles): boolean {
  if (element.name === 'hidden-text') return getAttribute(element, 'is-hidden') === 'true';
  if (element.name === 'section') return getAttribute(element, 'display') === 'none';
  if (!/^(?:p|h|span)$/.test(element.name)) return false;

  const isMarked = getElements(element, 'hidden-paragraph').some(
    (mark) => getAttribute(mark, 'is-hidden') === 'true',
  );
  return isMarked || styles.get(getAttribute(element, 'style-name')).hidden === true;
}

function shownAround(element: XmlElement): string {
  const lines = getDescendants(element, 'p').map((line) =>
    xmlText({
      ...line,
      children: line.children.filter((child) => typeof child === 'string' || !child.name.startsWith('page-')),
    }),
  );

  return wordsAround(lines.join(' '));
}

/** The automatic styles that hide what has them. @param hides name and value of the property that does */
export function hiddenStyles(
  roots: readonly XmlElement[],
  properties: string,
  [name, hides]: readonly [string, string],
): Set<string> {
  const styles = roots.flatMap((root) => getElements(elementAt(root, 'automatic-styles'), 'style'));

  return new Set(
    styles
      .filter((style) => getAttribute(elementAt(style, properties), name) === hides)
      .map((style) => getAttribute(style, 'name') ?? ''),
  );
}
