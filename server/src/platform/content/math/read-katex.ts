/** Converts KaTeX's HTML into nodes of the tree, and rejects anything unknown. */
import type {
  MathColour,
  MathDrawing,
  MathNode,
  MathShape,
  MathStyle,
} from '@akada/contract/wire/content/math-node.ts';
import { mathColours, mathWords, maxMathDepth } from '@akada/contract/wire/content/math-words.ts';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { styledClasses } from './katex-classes.ts';

/** The formula says something that the tree has no words for. */
class UnreadableFormula extends Error {}

/**
 * @param html what KaTeX has written for one formula
 * @param maxNodes how many elements and texts it may have
 * @returns its nodes and their number
 * @throws Error for a tag, an attribute or a property that is not KaTeX's, and beyond the limits
 */
export function readKatex(html: string, maxNodes: number): { nodes: MathNode[]; count: number } {
  const reader = new Reader(maxNodes);
  const nodes = reader.children(parseFragment(html).childNodes, 0);
  return { nodes, count: reader.count };
}

class Reader {
  count = 0;
  readonly #maxNodes: number;

  constructor(maxNodes: number) {
    this.#maxNodes = maxNodes;
  }

  children(nodes: readonly Tree.ChildNode[], depth: number): MathNode[] {
    this.count += nodes.length;
    if (depth > maxMathDepth || this.count > this.#maxNodes) throw new UnreadableFormula('too large');

    return nodes.map((node) => {
      if ('value' in node) return node.value;
      if (!('tagName' in node)) throw new UnreadableFormula(node.nodeName);

      return this.#element(node, depth);
    });
  }

  #element(element: Tree.Element, depth: number): MathNode {
    if (element.tagName === 'svg') return ['svg', getDrawing(element)];
    if (element.tagName !== 'span') throw new UnreadableFormula(element.tagName);

    const { class: classes = '', style = '', ...others } = getAttributes(element);
    delete others['aria-hidden'];
    refuseOthers(others);
    const styled = classes.split(' ').filter((name) => styledClasses.has(name) || isGapClass(name));
    return ['span', styled.join(' '), getStyle(style), this.children(element.childNodes, depth + 1)];
  }
}

/** The gaps of cards have no rules; the page hides them. */
const isGapClass = (name: string): boolean => /^gap-\d{1,2}$/.test(name);

function getAttributes({ attrs }: Tree.Element): Record<string, string> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

function refuseOthers(attributes: Record<string, string>): void {
  const [name] = Object.keys(attributes);
  if (name !== undefined) throw new UnreadableFormula(name);
}

function getDrawing(svg: Tree.Element): MathDrawing {
  const attributes = getAttributes(svg);
  const {
    width = '',
    height = '',
    viewBox = '',
    preserveAspectRatio: aspect = '',
    style = '',
    ...others
  } = attributes;
  delete others.xmlns;
  refuseOthers(others);
  const shapes = svg.childNodes.map((node) => {
    if (!('tagName' in node)) throw new UnreadableFormula(node.nodeName);
    return getShape(node);
  });
  return {
    width: width || '100%',
    height: height || '100%',
    viewBox,
    aspect,
    style: getStyle(style),
    shapes,
  };
}

function getShape(element: Tree.Element): MathShape {
  const { d, x1, y1, x2, y2, 'stroke-width': width, ...others } = getAttributes(element);
  refuseOthers(others);
  if (element.tagName === 'path' && d !== undefined) return ['path', d];
  if (element.tagName === 'line' && width !== undefined) return ['line', `${x1},${y1}`, `${x2},${y2}`, width];
  throw new UnreadableFormula(element.tagName);
}

function getStyle(text: string): MathStyle {
  const declarations = text.split(';').filter((declaration) => declaration !== '');
  const style: Record<string, number | string> = {};
  for (const declaration of declarations) {
    const colon = declaration.indexOf(':');
    const name = declaration
      .slice(0, colon)
      .replace(/-([a-z])/g, (_, initial: string) => initial.toUpperCase());
    const value = declaration.slice(colon + 1);
    if (name === 'margin') Object.assign(style, getSides(value));
    else style[name] = styleValueOf(name, value);
  }
  return style as MathStyle;
}

/** KaTeX writes a margin only of the two sides, as `0 -0.02em`. */
function getSides(margin: string): MathStyle {
  const side = getLength(margin.replace(/^0 /, ''));
  return { marginLeft: side, marginRight: side };
}

function styleValueOf(name: string, value: string): number | string {
  if (mathColours.includes(name as MathColour)) return value;

  const words: Readonly<Record<string, readonly string[]>> = mathWords;
  if (words[name]?.includes(value)) return value;
  return getLength(value);
}

function getLength(value: string): number {
  const [, number] = /^(-?[\d.]+(?:e-\d+)?)(?:em)?$/.exec(value) ?? [];
  if (number === undefined || !Number.isFinite(Number(number))) throw new UnreadableFormula(value);

  return Number(number);
}
