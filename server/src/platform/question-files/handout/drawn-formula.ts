/** A typeset formula as elements: glyphs for eyes, and its source for screen readers. */
import type { Formula } from '@akada/contract/wire/content/content-tree.ts';
import type { MathDrawing, MathNode, MathStyle } from '@akada/contract/wire/content/math-node.ts';
import { element, type Piece, svgElement } from './element.ts';

/** @param formula of a tree @returns it as it is drawn; its source where it cannot be */
export function drawnFormula({ tex, set }: Formula): Piece {
  if (set === null) return element('code', {}, [tex]);
  return element('span', { role: 'math', 'aria-label': tex }, [
    element('span', { 'aria-hidden': 'true' }, set.map(drawnNode)),
  ]);
}

/** @param nodes of a formula @param classes where the names of its classes are put @returns how many nodes it has */
export function lookThrough(nodes: readonly MathNode[], classes: Set<string>): number {
  let count = nodes.length;
  for (const node of nodes) {
    if (typeof node === 'string' || node[0] === 'svg') continue;
    for (const name of node[1].split(' ')) classes.add(name);
    count += lookThrough(node[3], classes);
  }
  return count;
}

function drawnNode(node: MathNode): Piece {
  if (typeof node === 'string') return node;
  if (node[0] === 'svg') return drawing(node[1]);

  const [, names, style, children] = node;
  return element('span', { class: names || undefined, style: styleText(style) }, children.map(drawnNode));
}

function drawing({ width, height, viewBox, aspect, style, shapes }: MathDrawing): Piece {
  const own = { width, height, viewBox: viewBox || undefined, preserveAspectRatio: aspect || undefined };
  return svgElement(
    'svg',
    { ...own, style: styleText(style) },
    shapes.map((shape) => {
      if (shape[0] === 'path') return svgElement('path', { d: shape[1] }, []);

      const [, from, to, width_] = shape;
      const [x1, y1] = from.split(',');
      const [x2, y2] = to.split(',');
      return svgElement('line', { x1, y1, x2, y2, 'stroke-width': width_ }, []);
    }),
  );
}

/** Numbers of a tree are in em. */
function styleText(style: MathStyle): string | undefined {
  const declarations = Object.entries(style).map(([name, value]) => {
    const property = name.replace(/[A-Z]/g, (initial) => `-${initial.toLowerCase()}`);
    return `${property}:${typeof value === 'number' ? `${value}em` : value}`;
  });
  return declarations.length === 0 ? undefined : declarations.join(';');
}
