/** The formulas of a note's pages, at their places: the text of a page stays as it was read, and offsets count its units. */
import type { PageFormula } from '@akada/contract/material/note-pages.ts';
import type { MathNode } from '@akada/contract/wire/content/math-node.ts';
import type { DocumentPage, TextSpan } from '@akada/core/text/document.ts';
import { findFormulas } from '../math/find-formula.ts';
import { maxSourceLength, TreeLimits } from '../tree-limits.ts';

/** The used fields of a page. */
export type FormulaPage = Pick<DocumentPage, 'text' | 'blocks'>;

/** A book of 300 pages of mathematics has a third of both. */
const formulasOfNote = { texLength: 200_000, nodes: 300_000 };

/** Max formula nodes of one page, which a phone renders in one go. */
const maxNodesOfPage = 50_000;

/**
 * @param pages of one note
 * @returns the formulas of each page; invalid ones, and those beyond the note's limit, stay text
 */
export function formulasOfPages(pages: readonly FormulaPage[]): PageFormula[][] {
  const limits = new TreeLimits(formulasOfNote);
  return pages.map((page) => formulasOfPage(page, limits));
}

function formulasOfPage(page: FormulaPage, limits: TreeLimits): PageFormula[] {
  const formulas: PageFormula[] = [];
  let nodes = 0;
  for (const { start, end, mayDisplay } of getSpans(page)) {
    // Halves of characters are replaced one for one, and offsets stay.
    const text = page.text.slice(start, Math.min(end, start + maxSourceLength)).toWellFormed();
    const whole = wholeOf(text);
    for (const found of findFormulas(text)) {
      const fills = found.start === whole.start && found.end === whole.end;
      const displayed = mayDisplay && fills && found.isDisplayed;
      const { tex, set } = limits.formula(found.tex, displayed);
      if (set === null) continue;

      nodes += countOf(set);
      // The rest of the page stays text, and leaves to other pages what the note may have.
      if (nodes > maxNodesOfPage) return formulas;

      formulas.push({ start: start + found.start, end: start + found.end, tex, set, displayed });
    }
  }
  return formulas;
}

/** The text without white space at its ends. */
function wholeOf(text: string): TextSpan {
  const end = text.trimEnd().length;
  return { start: end - text.trim().length, end };
}

interface Stretch extends TextSpan {
  mayDisplay: boolean;
}

/** A formula must stay within one paragraph outside of code, or within one cell. */
function getSpans({ text, blocks }: FormulaPage): Stretch[] {
  if (blocks.length === 0) return getParagraphs(text).map((span) => ({ ...span, mayDisplay: false }));

  return blocks.flatMap(({ kind, start, end, cells }): Stretch[] => {
    if (kind === 'code') return [];
    if (kind === 'table_row') return (cells ?? []).map((cell) => ({ ...cell, mayDisplay: false }));
    return [{ start, end, mayDisplay: kind === 'paragraph' }];
  });
}

/** Paragraphs of a page that was read before pages had blocks. */
function getParagraphs(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  let start = 0;
  for (const { 0: gap, index } of text.matchAll(/\n[ \t]*\n/g)) {
    spans.push({ start, end: index });
    start = index + gap.length;
  }
  return [...spans, { start, end: text.length }];
}

function countOf(nodes: readonly MathNode[]): number {
  let count = nodes.length;
  for (const node of nodes) if (typeof node !== 'string' && node[0] === 'span') count += countOf(node[3]);
  return count;
}
