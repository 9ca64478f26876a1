/** Changes parsed HTML in place: readings get brackets, recordings become addresses of sounds, and descriptions are short. */
import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { getAttribute, getElements } from '../../extract/child/html/element-text.ts';
import { soundPrefix } from './prepare-html.ts';

/** Characters of the description of a picture. */
const maxDescription = 500;

const recordings = new Set(['audio', 'video', 'object', 'embed']);

/** @param nodes of a fragment */
export function adaptElements(nodes: readonly Tree.ChildNode[]): void {
  const root = defaultTreeAdapter.createDocumentFragment();
  const elements = nodes.flatMap((node) => ('tagName' in node ? [node, ...getElements(node)] : []));
  for (const element of elements) {
    if (element.parentNode === null) defaultTreeAdapter.appendChild(root, element);
    if (element.tagName === 'rp') element.childNodes.length = 0;
    else if (element.tagName === 'rt') bracket(element);
    else if (element.tagName === 'img') shortenDescription(element);
    else if (recordings.has(element.tagName)) replaceBySound(element);
  }
}

function shortenDescription({ attrs }: Tree.Element): void {
  for (const attribute of attrs)
    if (attribute.name === 'alt') attribute.value = attribute.value.slice(0, maxDescription).toWellFormed();
}

function bracket(element: Tree.Element): void {
  const [first] = element.childNodes;
  if (first === undefined) return;
  defaultTreeAdapter.insertTextBefore(element, '(', first);
  defaultTreeAdapter.insertText(element, ')');
}

/** The element becomes an image in place, so that its list of siblings stays as it is. */
function replaceBySound(element: Tree.Element): void {
  const source = getElements(element).find(({ tagName }) => tagName === 'source');
  const address =
    getAttribute(element, 'src') ?? getAttribute(element, 'data') ?? (source && getAttribute(source, 'src'));
  element.childNodes.length = 0;
  element.tagName = 'img';
  element.nodeName = 'img';
  element.namespaceURI = html.NS.HTML;
  element.attrs = [{ name: 'src', value: address ? `${soundPrefix}${address}` : '' }];
}
