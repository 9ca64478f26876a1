import { formulaGap } from '@akada/core/text/marked-gaps.ts';
import type { Archive } from '../archive/open-archive.ts';
import { getElements as elementsOfPage } from '../html/element-text.ts';
import { mathText } from '../html/math-text.ts';
import { parsePage } from '../html/parse-html.ts';
import { xmlMarkup } from '../xml/xml-markup.ts';
import { elementAt, getAttribute, getElements, readXml, type XmlElement } from '../xml/xml-tree.ts';

/**
 * Replaces frames with the content of their embedded formulas, charts and documents. An object of another
 * program stays a picture.
 *
 * @param formulas folders that the file declares as formulas; a missing one leaves a gap
 * @throws {Unreadable}
 */
export async function embedObjects(
  archive: Archive,
  parent: XmlElement,
  formulas: ReadonlySet<string>,
): Promise<void> {
  const children: XmlElement['children'] = [];
  for (const child of parent.children) {
    const object =
      typeof child !== 'string' && child.name === 'frame' ? elementAt(child, 'object') : undefined;
    const content = object ? await getContent(archive, object, formulas) : null;
    if (content === null && typeof child !== 'string') await embedObjects(archive, child, formulas);
    children.push(...(content ?? [child]));
  }
  parent.children = children;
}

/** The folder of an object, by the path that refers to it. */
export const getFolder = (path = ''): string => path.replace(/^\.\//, '').replace(/\/$/, '');

/** @returns null if no content can be read */
async function getContent(
  archive: Archive,
  object: XmlElement,
  formulas: ReadonlySet<string>,
): Promise<XmlElement['children'] | null> {
  const folder = getFolder(getAttribute(object, 'href'));
  const part = `${folder}/content.xml`;
  // In a file of one part an object is an element.
  const root =
    getElements(object)[0] ?? (archive.has(part) ? await readXml(archive.stream(part)) : undefined);
  if (!root) return formulas.has(folder) ? [formulaGap] : null;
  if (root.name === 'math') return [formulaText(root)];

  const [body] = getElements(elementAt(root, 'body'));
  const chart = elementAt(body, 'chart');
  const titles = getElements(chart, 'title', 'subtitle').flatMap((title) => getElements(title, 'p'));
  const content = chart ? [...titles, ...getElements(chart, 'table')] : getElements(body);
  return content.length > 0 ? [{ name: 'frame', attributes: {}, children: content }] : null;
}

function formulaText(math: XmlElement): string {
  const parsed = elementsOfPage(parsePage(xmlMarkup(math))).find(({ tagName }) => tagName === 'math');

  return (parsed && mathText(parsed)) || formulaGap;
}
