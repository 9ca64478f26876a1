/**
 * Converts nodes of an HTML fragment into blocks of the closed tree. Unknown elements give their text, or
 * nothing.
 */
import type { Block } from '@akada/contract/wire/content/content-tree.ts';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { cleanLines } from '../../content/clean-text.ts';
import { getParagraphs, oneLine } from '../../content/inline-nodes.ts';
import { getAttribute, textContent } from '../../extract/child/html/element-text.ts';
import { InlineReader, isHidden, isInline } from './inline-reader.ts';
import { getRow, unsetFormulas } from './runs.ts';
import { getTable } from './table-of-element.ts';
import type { TextSource } from './text-source.ts';

/** Max nesting of lists and quotations; deeper ones become part of their container. */
const mostContainers = 6;

const lists = new Set(['ul', 'ol', 'menu', 'dir']);

/**
 * @param nodes of a fragment
 * @param source resolves pictures and collects warnings
 * @param containers number of lists and quotations around them
 * @returns their blocks
 */
export function getBlocks(nodes: readonly Tree.ChildNode[], source: TextSource, containers = 0): Block[] {
  const reader = new BlockBuilder(source, containers);
  reader.read(nodes);
  return reader.finish();
}

class BlockBuilder {
  readonly #source: TextSource;
  readonly #containers: number;
  readonly #blocks: Block[] = [];
  #inline: InlineReader;

  constructor(source: TextSource, containers: number) {
    this.#source = source;
    this.#containers = containers;
    this.#inline = new InlineReader(source);
  }

  read(nodes: readonly Tree.ChildNode[]): void {
    for (const node of nodes) {
      if ('tagName' in node && !isInline(node)) this.#element(node);
      else this.#inline.read(node);
    }
  }

  finish(): Block[] {
    this.#close();
    return this.#blocks;
  }

  #element(element: Tree.Element): void {
    this.#close();
    const blocks = isHidden(element) ? [] : this.#ownBlocks(element);
    if (blocks !== null) this.#blocks.push(...blocks);
    else this.#inline.within(element, () => this.read(element.childNodes));
    this.#close();
  }

  /** @returns null for an element that is nothing but its content */
  #ownBlocks(element: Tree.Element): Block[] | null {
    const { tagName, childNodes } = element;
    if (/^h[1-6]$/.test(tagName)) return this.#heading(element);
    if (tagName === 'hr') return [{ type: 'rule' }];
    if (tagName === 'pre') return codeBlocks(element);
    if (tagName === 'table') return getTable(element, this.#source);
    if (this.#containers >= mostContainers) return null;
    if (lists.has(tagName)) return this.#list(element);
    if (tagName !== 'blockquote') return null;

    const children = getBlocks(childNodes, this.#source, this.#containers + 1);
    return children.length === 0 ? [] : [{ type: 'quote', children }];
  }

  #heading(element: Tree.Element): Block[] {
    const reader = new InlineReader(this.#source);
    for (const node of element.childNodes) reader.read(node);
    const children = oneLine(getRow(reader.take()), unsetFormulas);
    return children.length === 0
      ? []
      : [{ type: 'heading', level: Number(element.tagName.slice(1)), children }];
  }

  #list(list: Tree.Element): Block[] {
    const items: Block[][] = [];
    for (const node of list.childNodes) {
      const isItem = 'tagName' in node && node.tagName === 'li';
      const blocks = getBlocks(isItem ? node.childNodes : [node], this.#source, this.#containers + 1);
      if (blocks.length === 0) continue;
      // A list that stands between items and in none belongs to the one before it.
      if (!isItem && items.length > 0) items.at(-1)?.push(...blocks);
      else items.push(blocks);
    }
    return items.length === 0
      ? []
      : [{ type: 'list', start: list.tagName === 'ol' ? startOf(list) : null, items }];
  }

  #close(): void {
    for (const runs of this.#inline.takeParagraphs())
      this.#blocks.push(...getParagraphs(getRow(runs), unsetFormulas));
  }
}

function startOf(list: Tree.Element): number {
  const start = Number(getAttribute(list, 'start') ?? 1);
  return Number.isInteger(start) && start >= 0 && start < 1_000_000 ? start : 1;
}

function codeBlocks(element: Tree.Element): Block[] {
  const text = cleanLines(textContent(element)).replace(/\s+$/, '');
  return text === '' ? [] : [{ type: 'codeBlock', language: getLanguage(element), text }];
}

function getLanguage({ childNodes }: Tree.Element): string | null {
  const code = childNodes.find((node) => 'tagName' in node);
  const [, language] =
    /(?:^|\s)language-([\w+#.-]{1,30})(?:\s|$)/.exec((code && getAttribute(code, 'class')) ?? '') ?? [];
  return language ?? null;
}
