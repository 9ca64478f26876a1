import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { NESTING_LIMIT } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';
import { lowered, raised } from '../raised-text.ts';
import { code, heading, listItem, paragraph, plain, type RawBlock, type Run } from '../raw-block.ts';
import { tableRow } from '../table-row.ts';

const HEADINGS = new Map(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag, index) => [tag, index + 1]));
const BOLD = new Set(['strong', 'b', 'dt']);
const SKIPPED = new Set(['script', 'style', 'template', 'noscript', 'svg', 'math', 'img', 'iframe', 'title']);
const LISTS = new Set(['ul', 'ol', 'menu', 'dir']);
const SHIFTS = new Map([
  ['sup', raised],
  ['sub', lowered],
]);
const INLINE = new Set(
  [
    'a',
    'abbr',
    'b',
    'cite',
    'code',
    'del',
    'em',
    'i',
    'ins',
    'kbd',
    'mark',
    'q',
    's',
    'small',
    'span',
  ].concat(['strong', 'sub', 'sup', 'time', 'u', 'var']),
);

interface Context {
  depth: number;
  /** Lists around it. */
  lists: number;
  bold: boolean;
  /** Writes raised or lowered text with the characters for it. */
  shift: (text: string) => string;
  /** Makes the block of loose text at this position. */
  make: (runs: Run[]) => RawBlock;
}

/**
 * Blocks of an HTML fragment in reading order. Pictures and scripts are left out, never fetched or run.
 *
 * @throws {Unreadable} `too_deep` beyond the nesting limit
 */
export function htmlBlocks(html: string): RawBlock[] {
  const walker = new Walker();
  walker.walk(parseFragment(html).childNodes, {
    depth: 0,
    lists: 0,
    bold: false,
    shift: (text) => text,
    make: paragraph,
  });

  return walker.finish();
}

class Walker {
  #blocks: RawBlock[] = [];
  #open: RawBlock | null = null;

  walk(nodes: readonly Tree.ChildNode[], context: Context): void {
    if (context.depth > NESTING_LIMIT) throw new Unreadable('too_deep', 'markup nested beyond the limit');

    for (const node of nodes) {
      if ('value' in node) this.#add({ text: context.shift(node.value), bold: context.bold }, context);
      else if ('tagName' in node) this.#element(node, { ...context, depth: context.depth + 1 });
    }
  }

  finish(): RawBlock[] {
    this.#close();

    return this.#blocks;
  }

  #element(node: Tree.Element, context: Context): void {
    const { tagName, childNodes } = node;
    if (SKIPPED.has(tagName) || isNoteReference(node)) return;

    if (tagName === 'br') this.#add(plain(' '), context);
    else if (tagName === 'tr') this.#row(node, context);
    else if (tagName === 'pre') this.#code(node);
    else if (INLINE.has(tagName)) {
      const { bold, shift } = context;
      this.walk(childNodes, {
        ...context,
        bold: bold || BOLD.has(tagName),
        shift: SHIFTS.get(tagName) ?? shift,
      });
    } else this.#block(node, context);
  }

  #code(node: Tree.Element): void {
    this.#close();
    this.#blocks.push(code(textContent(node)));
  }

  #block(node: Tree.Element, context: Context): void {
    const { tagName, childNodes } = node;
    const lists = LISTS.has(tagName) ? context.lists + 1 : context.lists;
    this.#close();
    this.walk(childNodes, { ...context, lists, bold: BOLD.has(tagName), make: blockMaker(node, context) });
    this.#close();
  }

  #row(row: Tree.Element, context: Context): void {
    this.#close();
    const cells = row.childNodes.filter((node) => 'tagName' in node);
    const texts = cells.map(({ childNodes }) => {
      const cell = new Walker();
      cell.walk(childNodes, { ...context, bold: false });

      return cell.finish().flatMap(({ runs }, index) => (index === 0 ? runs : [plain(' '), ...runs]));
    });
    const isHead = cells.every(({ tagName }) => tagName === 'th');
    this.#blocks.push(tableRow(texts, isHead));
  }

  #add(run: Run, context: Context): void {
    if (!this.#open && run.text.trim() === '') return;

    this.#open ??= context.make([]);
    this.#open.runs.push(run);
  }

  #close(): void {
    if (this.#open) this.#blocks.push(this.#open);
    this.#open = null;
  }
}

function blockMaker(node: Tree.Element, { make, lists }: Context): Context['make'] {
  const level = HEADINGS.get(node.tagName);
  if (level !== undefined) return (runs) => heading(level, runs);
  if (node.tagName === 'li') return itemMaker(ordinalOf(node), Math.max(lists - 1, 0));
  if (LISTS.has(node.tagName)) return paragraph;
  // A paragraph inside of an item is still the item.
  return make;
}

/** Only the first block of an item carries its number. */
function itemMaker(ordinal: number | null, depth: number): Context['make'] {
  let next = ordinal;

  return (runs) => {
    const item = listItem(runs, depth, next);
    next = null;
    return item;
  };
}

/** @returns the number that a browser would show, null in lists of bullets */
function ordinalOf(item: Tree.Element): number | null {
  const list = item.parentNode;
  if (!list || !('tagName' in list) || list.tagName !== 'ol') return null;

  const items = list.childNodes.filter((node) => 'tagName' in node && node.tagName === 'li');
  const start = Number(list.attrs.find(({ name }) => name === 'start')?.value ?? 1);

  return (Number.isInteger(start) ? start : 1) + items.indexOf(item);
}

/** What an element shows as text. Iterative: the nesting of a hostile file is not bounded here. */
function textContent(root: Tree.Element): string {
  const parts: string[] = [];
  const left: Tree.ChildNode[] = root.childNodes.toReversed();
  for (let node = left.pop(); node; node = left.pop()) {
    if ('value' in node) parts.push(node.value);
    else if ('tagName' in node && node.tagName === 'br') parts.push('\n');
    else if ('childNodes' in node) left.push(...node.childNodes.toReversed());
  }

  return parts.join('');
}

/** The raised numbers that point to notes, and the arrows that point back. */
function isNoteReference({ tagName, attrs }: Tree.Element): boolean {
  const target = attrs.find(({ name }) => name === 'href')?.value ?? '';

  return tagName === 'a' && /^#(?:foot|end)note-/.test(target);
}
