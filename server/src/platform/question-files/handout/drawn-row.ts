/** Inline nodes of the closed tree as elements of a page. */
import type { Formula, Inline } from '@akada/contract/wire/content/content-tree.ts';
import { element, type Piece } from './element.ts';

/** Renders nodes that are more than text. */
export interface Drawer {
  formula(formula: Formula): Piece;
  /** @returns its address; null if its description replaces it */
  addressOfPicture(id: string): string | null;
  diagram(source: string): Piece;
}

/** @param row of a paragraph, a heading or a cell @param drawer of the page @returns its texts and elements */
export function drawnRow(row: readonly Inline[], drawer: Drawer): Piece[] {
  return row.map((node) => (typeof node === 'string' ? node : drawnNode(node, drawer)));
}

/** @param row as above @returns whether it may be wider than a phone, and cannot be broken */
export function isWide(row: readonly Inline[]): boolean {
  return row.some(
    (node) =>
      typeof node !== 'string' && (node.type === 'math' || ('children' in node && isWide(node.children))),
  );
}

const tags = { strong: 'strong', emphasis: 'em', deleted: 'del' } as const;

function drawnNode(node: Exclude<Inline, string>, drawer: Drawer): Piece {
  switch (node.type) {
    case 'break':
      return element('br', {}, []);
    case 'blank':
      return '_______';
    case 'strong':
    case 'emphasis':
    case 'deleted':
      return element(tags[node.type], {}, drawnRow(node.children, drawer));
    case 'code':
      return element('code', {}, [node.text]);
    case 'link':
      return element('a', { href: node.href, rel: 'noreferrer' }, drawnRow(node.children, drawer));
    case 'cloze':
      return element('span', {}, drawnRow(node.children, drawer));
    case 'math':
      return drawer.formula(node);
    case 'image': {
      const src = drawer.addressOfPicture(node.id);
      return src === null ? node.alt : element('img', { src, alt: node.alt }, []);
    }
  }
}
