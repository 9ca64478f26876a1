/**
 * Markdown as this product reads it: CommonMark with tables and deletions, formulas, gaps and blanks. Raw HTML is text.
 * Only tokens are taken from the parser, never its HTML.
 */
import { isSafeLink } from '@akada/contract/wire/content/safe-link.ts';
import MarkdownIt, { type Token } from 'markdown-it';
import { readClosedSpan } from './closed-span.ts';
import { readDisplayedFormula, readFormula } from './formula-rules.ts';

/** An address of a picture of ours, by its id. Pictures from elsewhere would load by themselves. */
export const pictureAddress = /^image:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

const parser = new MarkdownIt({ html: false, linkify: false, typographer: false });

parser.validateLink = (url) => isSafeLink(url) || pictureAddress.test(url);
// Before `escape`, which would take the backslash of `\(`.
parser.inline.ruler.before('escape', 'formula', readFormula);
// This rule runs before `emphasis`, which takes underscores.
parser.inline.ruler.before('emphasis', 'blank', readBlank);
parser.inline.ruler.before('emphasis', 'closed_span', readClosedSpan);
parser.block.ruler.before('fence', 'formula', readDisplayedFormula, {
  alt: ['paragraph', 'reference', 'blockquote', 'list'],
});

/** @param markdown the text @returns the parser's flat list of tokens */
export function markdownTokens(markdown: string): Token[] {
  return parser.parse(markdown, {});
}

/**
 * @param text with backslashes and character references
 * @returns the plain text
 */
export function unescaped(text: string): string {
  return parser.utils.unescapeAll(text);
}

type InlineState = Parameters<typeof readFormula>[0];

/** Three underscores or more are a blank, unless they touch a word: then they may be emphasis. */
function readBlank(state: InlineState, silent: boolean): boolean {
  const form = /_{3,}(?![\p{L}\p{N}_])/uy;
  form.lastIndex = state.pos;
  const [run] = form.exec(state.src.slice(0, state.posMax)) ?? [];
  if (run === undefined || /[\p{L}\p{N}_]$/u.test(state.src.slice(Math.max(0, state.pos - 2), state.pos)))
    return false;

  if (!silent) state.push('blank', '', 0);
  state.pos += run.length;
  return true;
}
