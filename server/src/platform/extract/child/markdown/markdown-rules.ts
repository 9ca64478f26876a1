import type { MarkdownIt, StateBlock } from 'markdown-it';
import { addVaultRules } from './vault-rules.ts';

/** Longer than any formula; a dollar sign without its other one must not take the rest of the text. */
const LONGEST_MATH = 5_000;
const SIGNS = [
  { open: '$$', close: '$$' },
  { open: '\\[', close: '\\]' },
  { open: '\\(', close: '\\)' },
  { open: '$', close: '$' },
] as const;
const FOOTNOTE_REFERENCE = /^\[\^[^\]\s]{1,60}\]/;
const FOOTNOTE = /^\[\^[^\]\s]{1,60}\]:[ \t]*/;

/** Teaches the parser what notes have beyond CommonMark: formulas, which stay as they are typed, and footnotes. */
export function addNoteRules(parser: MarkdownIt): void {
  parser.inline.ruler.before('escape', 'math', (state, silent) => {
    const end = endOfMath(state.src, state.pos);
    if (end === null) return false;
    if (!silent) state.push('math', '', 0).content = state.src.slice(state.pos, end);
    state.pos = end;
    return true;
  });
  parser.inline.ruler.before('link', 'footnote_reference', (state, silent) => {
    if (state.src[state.pos + 1] !== '^') return false;
    const reference = FOOTNOTE_REFERENCE.exec(state.src.slice(state.pos, state.pos + 64))?.[0];
    if (!reference) return false;
    if (!silent) state.push('footnote_reference', '', 0);
    state.pos += reference.length;
    return true;
  });
  addVaultRules(parser);
  addBlockRules(parser);
}

function addBlockRules(parser: MarkdownIt): void {
  const lineAt = (state: StateBlock, line: number): string =>
    state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line] ?? 0);

  // Signs at the starts of its lines would make lists and headings of a formula.
  parser.block.ruler.before('fence', 'math_block', (state, start, end, silent) => {
    const open = SIGNS.slice(0, 2).find((sign) => lineAt(state, start).startsWith(sign.open));
    if (!open) return false;
    const last = lastLineOfMath(start, end, open, (line) => lineAt(state, line));
    if (last === null) return false;
    if (!silent) {
      const lines = Array.from({ length: last - start + 1 }, (_, index) => lineAt(state, start + index));
      state.push('math_block', '', 0).content = lines.join('\n');
    }
    state.line = last + 1;
    return true;
  });
  // A note of one word reads like the address of a link.
  parser.block.ruler.before('reference', 'footnote', (state, start, _end, silent) => {
    const line = lineAt(state, start);
    const mark = FOOTNOTE.exec(line)?.[0];
    if (!mark) return false;
    if (!silent) {
      state.push('paragraph_open', 'p', 1);
      const inline = state.push('inline', '', 0);
      inline.content = line.slice(mark.length);
      inline.children = [];
      state.push('paragraph_close', 'p', -1);
    }
    state.line = start + 1;
    return true;
  });
}

/** @returns null if other text follows the formula in its block, or if the formula has no end */
function lastLineOfMath(
  start: number,
  end: number,
  { open, close }: { open: string; close: string },
  lineAt: (line: number) => string,
): number | null {
  let length = 0;
  for (let line = start; line < end && length <= LONGEST_MATH; line += 1) {
    const text = line === start ? lineAt(line).slice(open.length) : lineAt(line);
    const index = text.indexOf(close);
    if (index >= 0) return text.slice(index + close.length).trim() === '' ? line : null;
    length += text.length + 1;
  }

  return null;
}

/** @returns where a formula that begins here ends; a price is none: "from $5 to $9" */
function endOfMath(source: string, start: number): number | null {
  const first = source[start];
  if (first !== '$' && first !== '\\') return null;
  const sign = SIGNS.find(({ open }) => source.startsWith(open, start));
  if (!sign) return null;

  const from = start + sign.open.length;
  const within = source.slice(from, from + LONGEST_MATH);
  const index = indexOfClose(within, sign.close);
  if (index <= 0) return null;
  const isPrice =
    sign.open === '$' && (/^\s|\s$/.test(within.slice(0, index)) || /^\d/.test(within.slice(index + 1)));

  return isPrice ? null : from + index + sign.close.length;
}

function indexOfClose(text: string, close: string): number {
  let index = text.indexOf(close);
  while (index > 0 && close.startsWith('$') && text[index - 1] === '\\')
    index = text.indexOf(close, index + 1);

  return index;
}
