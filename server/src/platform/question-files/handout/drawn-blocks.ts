/**
 * Blocks of the closed tree as elements of a page that people look at. HTML for other programs (`../html`) differs: there
 * formulas are sources, which those programs set, and what their readers would drop is not written.
 */
import type { Block, ContentTree, Inline } from '@akada/contract/wire/content/content-tree.ts';
import { type Drawer, drawnRow, isWide } from './drawn-row.ts';
import { element, type Piece } from './element.ts';

/** The page has one title, and sections below it: headings of a text are below these. */
const headingsBelow = 2;

/** @param tree of one text @param drawer of the page @returns its blocks */
export function drawnBlocks({ blocks, cut }: ContentTree, drawer: Drawer): Piece[] {
  const end = element('p', {}, ['The end of this text is not shown: it is too long.']);
  return [...blocks.map((block) => drawnBlock(block, drawer)), ...(cut ? [end] : [])];
}

function drawnBlock(block: Block, drawer: Drawer): Piece {
  switch (block.type) {
    case 'paragraph':
      return element(
        'p',
        { class: isWide(block.children) ? 'wide' : undefined },
        drawnRow(block.children, drawer),
      );
    case 'heading':
      return element(`h${Math.min(block.level + headingsBelow, 6)}`, {}, drawnRow(block.children, drawer));
    case 'quote':
      return element('blockquote', {}, within(block.children, drawer));
    case 'list': {
      const items = block.items.map((item) => element('li', {}, within(item, drawer)));
      return block.start === null
        ? element('ul', {}, items)
        : element('ol', { start: String(block.start) }, items);
    }
    case 'table':
      return wide('Table', drawnTable(block, drawer));
    case 'codeBlock':
      return element('pre', {}, [element('code', {}, [block.text])]);
    case 'diagram':
      return drawer.diagram(block.source);
    case 'mathBlock':
      return wide('Formula', drawer.formula(block));
    case 'rule':
      return element('hr', {}, []);
  }
}

function within(blocks: readonly Block[], drawer: Drawer): Piece[] {
  return blocks.map((block) => drawnBlock(block, drawer));
}

/** It scrolls separately on a phone, and by keyboard. */
function wide(label: string, piece: Piece): Piece {
  return element('div', { class: 'wide', role: 'group', 'aria-label': label, tabindex: '0' }, [piece]);
}

function drawnTable({ alignments, head, rows }: Extract<Block, { type: 'table' }>, drawer: Drawer): Piece {
  const row = (cells: readonly Inline[][], name: 'th' | 'td') =>
    element(
      'tr',
      {},
      cells.map((cell, column) => {
        const alignment = alignments[column] ?? null;
        const own = {
          scope: name === 'th' ? 'col' : undefined,
          style: alignment === null ? undefined : `text-align:${alignment}`,
        };
        return element(name, own, drawnRow(cell, drawer));
      }),
    );
  return element('table', {}, [
    element('thead', {}, [row(head, 'th')]),
    element(
      'tbody',
      {},
      rows.map((cells) => row(cells, 'td')),
    ),
  ]);
}
