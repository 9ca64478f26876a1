/**
 * The picture of a page that a device stores until its next visit: elements without behaviour, as data. The content
 * policy lets no text become markup, so the page is built from this element by element.
 */
import { readInForm } from '../../lib/device/device-storage.ts';

/** A text, or a tag with its attributes and children. */
export type StoredNode = string | [tag: string, attributes: Record<string, string>, children: StoredNode[]];

export interface StoredPage {
  /** The time of the visit, in milliseconds since the epoch. */
  visitedAt: number;
  /** True if the screen was wide enough for the side menu: a narrow one is laid out of other elements. */
  isWide: boolean;
  /** The style sheets of the build that it needs. */
  styles: string[];
  nodes: StoredNode[];
}

export const storedPageForm = 1;

/** @param path null for the frame around all pages */
export const storedPageKey = (userId: string, path: string | null) =>
  `akada.last-visit.${userId}${path ?? ''}`;

export const isWide = () => matchMedia('(min-width: 62em)').matches;

/** An older picture says nothing about today. */
const maxAgeMs = 3 * 24 * 60 * 60 * 1_000;

/** @returns the picture of the page, null without one for this screen */
export function readStoredPage(userId: string, path: string | null, now: number): StoredPage | null {
  const picture = readInForm<StoredPage>(storedPageKey(userId, path), storedPageForm);
  if (picture === null || picture.isWide !== isWide() || now - picture.visitedAt > maxAgeMs) return null;
  return picture;
}

const svg = 'http://www.w3.org/2000/svg';

/** @returns the node as an element or a text of the document */
export function drawNode(node: StoredNode, isInSvg = false): Node {
  if (typeof node === 'string') return document.createTextNode(node);

  const [tag, attributes, children] = node;
  const isSvg = isInSvg || tag === 'svg';
  const element = isSvg ? document.createElementNS(svg, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map((child) => drawNode(child, isSvg)));
  return element;
}
