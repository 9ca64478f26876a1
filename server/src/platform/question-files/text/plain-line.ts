/** Markdown as one plain line, for formats that hold nothing else. */
import { getMarkdown } from '../../content/written/markdown-text.ts';
import { getPlainText } from '../../content/written/plain-text.ts';
import { plainToMarkdown } from '../html/html-to-markdown.ts';
import { withBlankMarks, withBlanks } from './blanks.ts';
import { getTree, replacedIn } from './markdown-tree.ts';

export interface PlainLine {
  text: string;
  /** True if it contains everything that the Markdown has. */
  isWhole: boolean;
}

/** @param markdown of a text @returns its words and formulas in one line */
export function getPlainLine(markdown: string): PlainLine {
  const tree = getTree(markdown);
  const text = getPlainText(replacedIn(tree, (node) => (node.type === 'math' ? formulaText(node.tex) : node)))
    .replace(/\s+/g, ' ')
    .trim();
  return { text, isWhole: getMarkdown(getTree(plainLineToMarkdown(text))) === getMarkdown(tree) };
}

function formulaText(tex: string): string {
  return tex.includes('\\)') ? `$${tex}$` : `\\(${tex}\\)`;
}

/** @param line of plain text, or several @returns Markdown that shows it as it is, with its gaps and formulas */
export function plainLineToMarkdown(line: string): string {
  return withBlanks(plainToMarkdown(withBlankMarks(line))).trim();
}
