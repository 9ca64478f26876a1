/** The one way from text to what is shown: a closed tree, made when the text is saved. */

import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import type { Block, ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { cleanText } from './clean-text.ts';
import { getParagraphs, type Row } from './inline-nodes.ts';
import { markdownTokens } from './markdown/parser.ts';
import { BlockReader } from './markdown/read-blocks.ts';
import { endTypedLines } from './markdown/typed-lines.ts';
import { findFormulas } from './math/find-formula.ts';
import { type FormulaLimits, TreeLimits } from './tree-limits.ts';

/** The parser reads no deeper than this and drops what lies there. */
const parserDepth = 100;

/** How a text in Markdown is read. */
export interface MarkdownForm {
  /** Lines of notes stay apart where their writer ended them. */
  separatesTypedLines: boolean;
}

/**
 * @param source Markdown with formulas, from any author
 * @param formulas budget of the formulas; defaults to that budget of a tree
 * @param form syntax of its lines; defaults to Markdown
 * @returns its tree, in bounded time for any text; `cut` says that the end is missing
 */
export function renderMarkdown(source: string, formulas?: FormulaLimits, form?: MarkdownForm): ContentTree {
  const limits = new TreeLimits(formulas);
  const tokens = markdownTokens(limits.take(source));
  if (form?.separatesTypedLines) endTypedLines(tokens);
  if (tokens.some(({ level }) => level >= parserDepth - 1)) limits.isCut = true;
  return getTree(new BlockReader(tokens, limits).blocks(), limits);
}

/**
 * @param source text without Markdown: asterisks, underscores and hashes stay as they are
 * @param formulas budget of the formulas; defaults to the budget of a tree
 * @returns its tree: paragraphs, line breaks and formulas
 */
export function renderPlainText(source: string, formulas?: FormulaLimits): ContentTree {
  const limits = new TreeLimits(formulas);
  const paragraphs = limits
    .take(source)
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n\s*/);
  return getTree(
    paragraphs.flatMap((paragraph) => getParagraphs(readPlain(paragraph, limits), limits)),
    limits,
  );
}

function getTree(blocks: Block[], { isCut }: TreeLimits): ContentTree {
  return { version: contentVersion, blocks, cut: isCut };
}

function readPlain(text: string, limits: TreeLimits): Row {
  const row: Row = [];
  let from = 0;
  for (const { start, tex, isDisplayed, end } of findFormulas(text)) {
    row.push(...plainLines(text.slice(from, start), limits));
    row.push(isDisplayed ? { type: 'displayed', tex } : { type: 'math', ...limits.formula(tex, false) });
    from = end;
  }
  return [...row, ...plainLines(text.slice(from), limits)];
}

function plainLines(text: string, limits: TreeLimits): Row {
  const lines = text.split('\n').filter(() => limits.takeNode());
  return lines.flatMap(
    (line, index): Row => (index === 0 ? [cleanText(line)] : [{ type: 'break' }, cleanText(line)]),
  );
}
