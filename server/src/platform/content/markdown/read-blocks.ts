/** The parser's flat list of tokens as blocks within each other. */

import { maxContentDepth } from '@akada/contract/wire/content/content-limits.ts';
import type { Alignment, Block, Inline } from '@akada/contract/wire/content/content-tree.ts';
import type { Token } from 'markdown-it';
import { cleanLines } from '../clean-text.ts';
import { getParagraphs, oneLine, type Row } from '../inline-nodes.ts';
import type { TreeLimits } from '../tree-limits.ts';
import { foundIn } from './formula-rules.ts';
import { unescaped } from './parser.ts';
import { readInline } from './read-inline.ts';

/** Half of the levels are for blocks, so that the text in the deepest still has its emphasis. */
const maxBlockDepth = maxContentDepth / 2;

/** Reads one list of tokens. */
export class BlockReader {
  readonly #tokens: readonly Token[];
  readonly #limits: TreeLimits;
  #at = 0;

  /**
   * @param tokens of a whole text
   * @param limits what its tree may have
   */
  constructor(tokens: readonly Token[], limits: TreeLimits) {
    this.#tokens = tokens;
    this.#limits = limits;
  }

  /**
   * @param depth of the container
   * @returns the blocks up to the end of the container, which is consumed too
   */
  blocks(depth = 0): Block[] {
    const blocks: Block[] = [];
    for (let token = this.#next(); token !== undefined && token.nesting !== -1; token = this.#next()) {
      if (this.#limits.takeNode()) blocks.push(...this.#block(token, depth + 1));
      else this.#skipRest();
    }
    return blocks;
  }

  #next(): Token | undefined {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    return token;
  }

  #skipRest(): void {
    this.#at = this.#tokens.length;
  }

  #block(token: Token, depth: number): Block[] {
    switch (token.type) {
      case 'paragraph_open':
        return getParagraphs(this.#row(depth), this.#limits);
      case 'heading_open':
        return this.#heading(Number(token.tag.slice(1)), depth);
      case 'blockquote_open':
        return this.#quote(depth);
      case 'bullet_list_open':
        return this.#list(null, depth);
      case 'ordered_list_open':
        return this.#list(Number(token.attrGet('start') ?? 1), depth);
      case 'table_open':
        return this.#table(depth);
      case 'fence':
      case 'code_block':
        return [getCode(token)];
      case 'formula': {
        const { tex, isDisplayed } = foundIn(token.meta);
        return [{ type: 'mathBlock', ...this.#limits.formula(tex, isDisplayed) }];
      }
      case 'hr':
        return [{ type: 'rule' }];
      default:
        return [];
    }
  }

  /** The inline content of the block that is open, and its end. */
  #row(depth: number): Row {
    const row: Row = [];
    for (let token = this.#next(); token !== undefined && token.nesting !== -1; token = this.#next()) {
      row.push(...readInline(token.children ?? [], depth, this.#limits));
    }
    return row;
  }

  #heading(level: number, depth: number): Block[] {
    const children = oneLine(this.#row(depth), this.#limits);
    return children.length === 0 ? [] : [{ type: 'heading', level, children }];
  }

  #quote(depth: number): Block[] {
    const children = this.blocks(depth);
    return children.length === 0 || depth > maxBlockDepth ? children : [{ type: 'quote', children }];
  }

  #list(start: number | null, depth: number): Block[] {
    const items: Block[][] = [];
    for (let token = this.#next(); token?.type === 'list_item_open'; token = this.#next()) {
      items.push(this.blocks(depth));
    }
    return depth > maxBlockDepth ? items.flat() : [{ type: 'list', start, items }];
  }

  #table(depth: number): Block[] {
    const rows: Inline[][][] = [];
    let alignments: Alignment[] = [];
    for (
      let token = this.#next();
      token !== undefined && token.type !== 'table_close';
      token = this.#next()
    ) {
      if (token.type === 'tr_open') rows.push([]);
      if (token.type === 'th_open') alignments = [...alignments, getAlignment(token)];
      if (token.type === 'th_open' || token.type === 'td_open')
        rows.at(-1)?.push(oneLine(this.#row(depth), this.#limits));
    }
    const [head = [], ...body] = rows;
    return [{ type: 'table', alignments, head, rows: body }];
  }
}

function getAlignment(cell: Token): Alignment {
  const [, side] = /text-align:(left|center|right)/.exec(String(cell.attrGet('style'))) ?? [];
  return (side as Alignment | undefined) ?? null;
}

function getCode({ content, info }: Token): Block {
  const [name = ''] = unescaped(info).trim().split(/\s+/);
  const text = cleanLines(content);
  if (name.toLowerCase() === 'mermaid') return { type: 'diagram', source: text };
  return { type: 'codeBlock', language: /^[\w+#.-]{1,30}$/.test(name) ? name : null, text };
}
