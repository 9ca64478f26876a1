/** The look of an HTML element's text, by its name, its style and its address. */
import { isSafeLink } from '@akada/contract/wire/content/safe-link.ts';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { getAttribute } from '../../extract/child/html/element-text.ts';
import type { Look } from './runs.ts';

const strongNames = new Set(['b', 'strong', 'dt']);
/** Underlined too: "the underlined word" has to stand out, and Markdown knows no lines under words. */
const emphasisNames = new Set(['i', 'em', 'u', 'ins', 'cite', 'dfn', 'var', 'mark']);
const deletedNames = new Set(['s', 'del', 'strike']);

/**
 * @param element any
 * @param around how the text around it looks
 * @returns how its own text looks
 */
export function lookOfElement(element: Tree.Element, around: Look): Look {
  const { tagName } = element;
  const style = (getAttribute(element, 'style') ?? '').slice(0, 2_000).toLowerCase();
  return {
    href: tagName === 'a' ? (getAddress(element) ?? around.href) : around.href,
    strong: around.strong || strongNames.has(tagName) || /font-weight:\s*(?:bold|[6-9]00)/.test(style),
    emphasis:
      around.emphasis ||
      emphasisNames.has(tagName) ||
      /font-style:\s*(?:italic|oblique)|text-decoration(?:-line)?:\s*underline/.test(style),
    deleted:
      around.deleted || deletedNames.has(tagName) || /text-decoration(?:-line)?:\s*line-through/.test(style),
  };
}

function getAddress(element: Tree.Element): string | null {
  const href = getAttribute(element, 'href')?.trim() ?? '';
  return isSafeLink(href) ? href : null;
}
