import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { promoteBoldLines } from '../blocks/bold-headings.ts';
import type { RawDocument } from '../blocks/raw-block.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { readTextFile } from '../text-file.ts';
import { getAttribute, getElements, textContent } from './element-text.ts';
import { getStyles, HiddenElements } from './hidden-elements.ts';
import { blocksOfNodes } from './html-blocks.ts';
import { parsePage } from './parse-html.ts';

/** Elements around the text of a page. */
const AROUND = new Set(['nav', 'aside', 'footer', 'form', 'dialog', 'button', 'select', 'textarea']);
/** The same by the words of older pages. */
const ROLE_AROUND = /^(?:navigation|search|contentinfo|complementary|menu|menubar|toolbar|dialog)$/;
/** Controls of an encyclopedia, which stand within its text. */
const CLASS_AROUND = /(?:^|\s)(?:catlinks|mw-portlet|mw-editsection|vector-dropdown|mw-jump-link)(?:\s|$)/;

function isAround(element: Tree.Element): boolean {
  return (
    AROUND.has(element.tagName) ||
    ROLE_AROUND.test(getAttribute(element, 'role') ?? '') ||
    CLASS_AROUND.test(getAttribute(element, 'class') ?? '')
  );
}

/** Reads a stored web page: its main text, without what is around it. Nothing that it names is fetched. */
export async function readHtml(source: FileSource): Promise<RawDocument> {
  const { text, warnings } = await readTextFile(source);
  const { title, blocks, pictures } = readPage(text);

  return {
    title,
    pages: splitSections(promoteBoldLines(blocks)),
    warnings: [...warnings, ...pictureWarning(pictures)],
  };
}

/**
 * @param styles texts of the style sheets that the page refers to
 * @throws {Unreadable} `too_deep` beyond the nesting limit
 */
export function readPage(html: string, styles: readonly string[] = []) {
  const page = getElements(parsePage(html));
  const title = page.find(({ tagName }) => tagName === 'title');
  const hidden = new HiddenElements([...styles, ...getStyles(page)]);
  const blocks = blocksOfNodes(mainOf(page)?.childNodes ?? [], hidden, isAround);

  return {
    title: title ? textContent(title) : null,
    blocks,
    pictures: blocks.flatMap(({ runs }) => runs).filter(({ picture }) => picture).length,
  };
}

/** A part that is marked as the main one, and has less of the text, is something else. */
const LEAST_OF_TEXT = 0.25;

/** The one element that its author marked as the text of the page, else all of it. */
function mainOf(page: readonly Tree.Element[]): Tree.Element | undefined {
  const body = page.find(({ tagName }) => tagName === 'body');
  const min = body ? textContent(body).length * LEAST_OF_TEXT : 0;
  const only = (fits: (element: Tree.Element) => boolean) => {
    const [first, ...others] = page.filter(fits);
    return first && others.length === 0 && textContent(first).length >= min ? first : undefined;
  };

  return (
    only((element) => element.tagName === 'main' || getAttribute(element, 'role') === 'main') ??
    only(({ tagName }) => tagName === 'article') ??
    body
  );
}

/** @param pictures how many a page shows; each left a mark */
export function pictureWarning(pictures: number): string[] {
  if (pictures === 0) return [];

  return [`${pictures === 1 ? 'One picture was' : `${pictures} pictures were`} left out.`];
}
