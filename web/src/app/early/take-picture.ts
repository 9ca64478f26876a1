import type { StoredNode } from './stored-page.ts';

/** Elements without a picture, and parts that lie over the page. */
const omitted =
  'script, style, template, dialog, iframe, video, audio, canvas, [popover], [hidden], .skip-link';

/** Nothing that acts, leads somewhere or is referred to; a picture also needs no name. */
const storedAttribute =
  /^(class|style|width|height|viewBox|preserveAspectRatio|fill|stroke|stroke-\w+|opacity|transform|shape-rendering|d|r|x|y|rx|ry|cx|cy|x1|x2|y1|y2|points|data-.*|aria-current|type|placeholder|rows)$/;

/** The app's icon, which the service worker stores. */
const icon = '/favicon.svg';

const withFloat = ':has([data-float]), [data-float], [data-float] *';

interface PictureOptions {
  /** True for only the frame, in which no entry is current. */
  withoutPage?: boolean;
}

/**
 * @param root the element that holds the frame and its page
 * @returns what the first screen shows: no scripts, no typed texts, nothing below the fold
 */
export function takePicture(root: Element, { withoutPage = false }: PictureOptions = {}): StoredNode[] {
  const bottom = innerHeight;

  const takeAll = (parent: Element, isInPage: boolean): StoredNode[] =>
    [...parent.childNodes].flatMap((node) => takeOne(node, isInPage));

  const takeOne = (node: Node, isInPage: boolean): StoredNode[] => {
    if (node instanceof Text) return node.data === '' ? [] : [node.data];
    if (!(node instanceof Element) || node.matches(omitted) || !isVisible(node, isInPage ? bottom : null))
      return [];
    const isMain = node.localName === 'main';
    const isEmpty = (isMain && withoutPage) || node.matches('textarea, select');
    const children = isEmpty ? [] : takeAll(node, isInPage || isMain);
    return [[node.localName, getAttributes(node, withoutPage), children]];
  };

  return takeAll(root, false);
}

/** @param bottom the lower edge of the first screen, null for parts of the frame, which do not scroll */
function isVisible(element: Element, bottom: number | null): boolean {
  // Elements within a drawing have the place of the drawing.
  if (element instanceof SVGElement && element.localName !== 'svg') return true;
  const [box] = element.getClientRects();
  // A box may have no size of its own around what it shows.
  if (box === undefined) return getComputedStyle(element).display === 'contents';
  // A float lies on the first screen, wherever its parents are.
  return bottom === null || box.top + scrollY < bottom || element.matches(withFloat);
}

function getAttributes(element: Element, withoutCurrent: boolean): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    if (storedAttribute.test(name) && !(withoutCurrent && name === 'aria-current')) attributes[name] = value;
  }
  // Pictures of other people come with a key for a while, which is not stored.
  if (element instanceof HTMLImageElement && element.getAttribute('src') === icon) attributes.src = icon;
  return attributes;
}
