/** The beginning of a tree, for lists: formulas cost much, and a list shows few words. */
import type { Block, ContentTree, Inline } from '@akada/contract/wire/content/content-tree.ts';

/** Represents omitted content. */
const leftOut = '…';

/**
 * @param tree of any content
 * @param length max characters, including the source of formulas, plus one for each node
 * @returns the beginning with an ellipsis for the rest; the tree itself if it is short enough
 */
export function getBeginning(tree: ContentTree, length: number): ContentTree {
  const room: Room = { left: length, isFull: false, isMarked: false };
  const blocks = beginningOfBlocks(tree.blocks, room);
  if (!room.isFull) return tree;
  if (room.isMarked) return { ...tree, blocks };
  return { ...tree, blocks: [...blocks, { type: 'paragraph', children: [leftOut] }] };
}

interface Room {
  left: number;
  /** True after something was omitted; nothing follows it. */
  isFull: boolean;
  /** True if an ellipsis already marks the omission. */
  isMarked: boolean;
}

/** @returns the beginnings of the items that there is room for */
function whileRoom<Item>(items: readonly Item[], room: Room, begin: (item: Item) => Item): Item[] {
  const begun: Item[] = [];
  for (const item of items) {
    if (!take(room, 1)) break;
    begun.push(begin(item));
  }
  return begun;
}

function take(room: Room, length: number): boolean {
  if (room.isFull || length > room.left) room.isFull = true;
  else room.left -= length;
  return !room.isFull;
}

/** Represents content without room. */
function mark(room: Room): string {
  if (room.isMarked) return '';
  room.isMarked = true;
  return leftOut;
}

function beginningOfBlocks(blocks: readonly Block[], room: Room): Block[] {
  return whileRoom(blocks, room, (block) => beginningOfBlock(block, room));
}

function beginningOfBlock(block: Block, room: Room): Block {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, children: beginningOfRow(block.children, room) };
    case 'quote':
      return { ...block, children: beginningOfBlocks(block.children, room) };
    case 'list':
      return { ...block, items: whileRoom(block.items, room, (item) => beginningOfBlocks(item, room)) };
    case 'table': {
      const cells = (row: Inline[][]) => whileRoom(row, room, (cell) => beginningOfRow(cell, room));
      return { ...block, head: cells(block.head), rows: whileRoom(block.rows, room, cells) };
    }
    case 'codeBlock':
      return { ...block, text: beginningOfText(block.text, room) };
    case 'diagram':
      return { ...block, source: beginningOfText(block.source, room) };
    case 'mathBlock':
      return take(room, block.tex.length) ? block : { type: 'paragraph', children: [mark(room)] };
    case 'rule':
      return block;
  }
}

function beginningOfRow(row: readonly Inline[], room: Room): Inline[] {
  return whileRoom(row, room, (node) => beginningOfInline(node, room));
}

function beginningOfInline(node: Inline, room: Room): Inline {
  if (typeof node === 'string') return beginningOfText(node, room);

  switch (node.type) {
    case 'break':
    case 'blank':
      return node;
    case 'code':
      return { ...node, text: beginningOfText(node.text, room) };
    case 'image':
      return { ...node, alt: beginningOfText(node.alt, room) };
    case 'math':
      return take(room, node.tex.length) ? node : mark(room);
    default:
      return { ...node, children: beginningOfRow(node.children, room) };
  }
}

function beginningOfText(text: string, room: Room): string {
  // A cut can end in half of a character.
  const begun = room.isFull ? '' : text.slice(0, room.left);
  return take(room, text.length) ? text : begun.toWellFormed() + mark(room);
}
