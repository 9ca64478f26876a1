/** Inline tokens of the Markdown parser as nodes. */

import { maxContentDepth } from '@akada/contract/wire/content/content-limits.ts';
import type { Inline } from '@akada/contract/wire/content/content-tree.ts';
import { isSafeLink } from '@akada/contract/wire/content/safe-link.ts';
import type { Token } from 'markdown-it';
import { cleanText } from '../clean-text.ts';
import { inlineRow, type Row, tidyRow } from '../inline-nodes.ts';
import type { TreeLimits } from '../tree-limits.ts';
import { foundIn } from './formula-rules.ts';
import { pictureAddress, unescaped } from './parser.ts';

/** An open span and its content so far. */
interface Span {
  token: Token | null;
  row: Row;
}

/**
 * @param tokens the children of an inline token
 * @param depth of their block
 * @param limits the tree's remaining budget
 * @returns their nodes, with texts not yet joined
 */
export function readInline(tokens: readonly Token[], depth: number, limits: TreeLimits): Row {
  const open: Span[] = [{ token: null, row: [] }];
  const append = (row: Row) => open.at(-1)?.row.push(...row);

  for (const token of tokens) {
    if (!limits.takeNode()) break;
    if (token.nesting === 1) open.push({ token, row: [] });
    else if (token.nesting === 0) append(getLeaf(token, limits));
    else append(closed(open.pop(), open, depth, limits));
  }
  // A span that was cut off keeps its content.
  while (open.length > 1) append(closed(open.pop(), open, depth, limits));
  return open[0]?.row ?? [];
}

/** @returns the span as a node; only its content if it is empty, too deep, or has no valid target */
function closed(span: Span | undefined, around: readonly Span[], depth: number, limits: TreeLimits): Row {
  if (span?.token == null) return [];

  const row = inlineRow(span.row, limits);
  const children = tidyRow(row);
  const isInLink = around.some(({ token }) => token?.type === 'link_open');
  const isTooDeep = depth + around.length > maxContentDepth;
  const node = children.length === 0 || isTooDeep ? null : getSpan(span.token, children, isInLink);
  return node === null ? row : [...getSpace(row.at(0), /^ /), node, ...getSpace(row.at(-1), / $/)];
}

/** White space at the ends of a span belongs to the surrounding text. */
function getSpace(node: Inline | undefined, form: RegExp): Row {
  return typeof node === 'string' && form.test(node) ? [' '] : [];
}

function getSpan(token: Token, children: Inline[], isInLink: boolean): Inline | null {
  switch (token.type) {
    case 'strong_open':
      return { type: 'strong', children };
    case 'em_open':
      return { type: 'emphasis', children };
    case 's_open':
      return { type: 'deleted', children };
    case 'cloze_open':
      return { type: 'cloze', number: Number(token.meta?.number), hint: getHint(token.meta?.hint), children };
    case 'link_open': {
      const href = String(token.attrGet('href'));
      return isSafeLink(href) && !isInLink ? { type: 'link', href, children } : null;
    }
    default:
      return null;
  }
}

function getHint(source: unknown): string | null {
  const hint = typeof source === 'string' ? cleanText(unescaped(source)).trim() : '';
  return hint === '' ? null : hint;
}

function getLeaf(token: Token, limits: TreeLimits): Row {
  switch (token.type) {
    case 'softbreak':
      return [' '];
    case 'hardbreak':
      return [{ type: 'break' }];
    case 'blank':
      return [{ type: 'blank' }];
    case 'code_inline': {
      const text = cleanText(token.content);
      return text === '' ? [] : [{ type: 'code', text }];
    }
    case 'formula': {
      const { tex, isDisplayed } = foundIn(token.meta);
      return [isDisplayed ? { type: 'displayed', tex } : { type: 'math', ...limits.formula(tex, false) }];
    }
    case 'image':
      return [getPicture(token)];
    default:
      return [cleanText(token.content)];
  }
}

/** A picture from elsewhere is its description: loading it would tell its owner who reads. */
function getPicture(token: Token): Inline {
  const alt = cleanText(getText(token.children ?? [])).trim();
  const [, id] = pictureAddress.exec(String(token.attrGet('src'))) ?? [];
  return id === undefined ? alt : { type: 'image', id: id.toLowerCase(), alt };
}

function getText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
      if (token.type === 'formula') return foundIn(token.meta).tex;
      return token.children === null ? token.content : getText(token.children);
    })
    .join('');
}
