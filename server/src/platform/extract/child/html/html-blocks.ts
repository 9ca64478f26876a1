import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { NESTING_LIMIT } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';
import { heading, listItem, paragraph, plain, type RawBlock, type Run } from '../raw-block.ts';
import { tableRow } from '../table-row.ts';

const HEADINGS = new Map(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag, index) => [tag, index + 1]));
const BOLD = new Set(['strong', 'b', 'dt']);
const SKIPPED = new Set(['script', 'style', 'template', 'noscript', 'svg', 'math', 'img', 'iframe', 'title']);
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
  bold: boolean;
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
  walker.walk(parseFragment(html).childNodes, { depth: 0, bold: false, make: paragraph });

  return walker.finish();
}

class Walker {
  #blocks: RawBlock[] = [];
  #open: RawBlock | null = null;

  walk(nodes: readonly Tree.ChildNode[], context: Context): void {
    if (context.depth > NESTING_LIMIT) throw new Unreadable('too_deep', 'markup nested beyond the limit');

    for (const node of nodes) {
      if ('value' in node) this.#add({ text: node.value, bold: context.bold }, context);
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
    else if (INLINE.has(tagName))
      this.walk(childNodes, { ...context, bold: context.bold || BOLD.has(tagName) });
    else this.#block(node, context);
  }

  #block({ tagName, childNodes }: Tree.Element, context: Context): void {
    this.#close();
    this.walk(childNodes, { ...context, bold: BOLD.has(tagName), make: blockMaker(tagName, context) });
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

function blockMaker(tagName: string, context: Context): Context['make'] {
  const level = HEADINGS.get(tagName);
  if (level !== undefined) return (runs) => heading(level, runs);
  if (tagName === 'li') return listItem;
  // A paragraph inside of an item is still the item.
  return tagName === 'p' && context.make === listItem ? listItem : paragraph;
}

/** The raised numbers that point to notes, and the arrows that point back. */
function isNoteReference({ tagName, attrs }: Tree.Element): boolean {
  const target = attrs.find(({ name }) => name === 'href')?.value ?? '';

  return tagName === 'a' && /^#(?:foot|end)note-/.test(target);
}
