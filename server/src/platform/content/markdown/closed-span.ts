/**
 * Spans in double braces. `{{c1::text::hint}}` is a gap of a card, `{{blank}}` an empty one. `{{strong::text}}`,
 * `{{em::text}}` and `{{del::text}}` say what asterisks cannot where they touch words or each other: every tree has a text.
 */
import type { MarkdownIt } from 'markdown-it';

type InlineState = InstanceType<MarkdownIt['inline']['State']>;

/** The parser's own token for each name. */
const styles: Readonly<Record<string, string>> = { strong: 'strong', em: 'em', del: 's' };

const opening = /\{\{(?:(blank)\}\}|c([1-9]\d?)::|(strong|em|del)::)/y;

/** @returns whether a span begins here and is closed */
export function readClosedSpan(state: InlineState, silent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== 0x7b) return false;

  opening.lastIndex = state.pos;
  const [whole, blank, number, style] = opening.exec(state.src) ?? [];
  if (whole === undefined || state.pos + whole.length > state.posMax) return false;
  if (blank !== undefined) return pushBlank(state, silent, whole.length);

  const start = state.pos + whole.length;
  const found = findEnd(state, start);
  if (found === null) return false;

  const { end, separator } = found;
  const hint = number === undefined || separator === null ? null : state.src.slice(separator + 2, end);
  if (!silent) {
    const name = style === undefined ? 'cloze' : (styles[style] ?? '');
    pushSpan(state, { name, number, hint, start, end: hint === null ? end : (separator ?? end) });
  }
  state.pos = end + 2;
  return true;
}

function pushBlank(state: InlineState, silent: boolean, length: number): boolean {
  if (!silent) state.push('blank', '', 0);
  state.pos += length;
  return true;
}

interface Span {
  name: string;
  number: string | undefined;
  hint: string | null;
  start: number;
  end: number;
}

function pushSpan(state: InlineState, { name, number, hint, start, end }: Span): void {
  const { posMax } = state;
  state.push(`${name}_open`, '', 1).meta = { number: Number(number), hint };
  state.pos = start;
  state.posMax = end;
  state.md.inline.tokenize(state);
  state.push(`${name}_close`, '', -1);
  state.posMax = posMax;
}

/**
 * Finds the end of the span, and its last `::`. Inner spans, formulas and code are skipped. The first of a run of closing
 * braces belong to braces within the span, as in the gaps of cards.
 */
function findEnd(state: InlineState, start: number): { end: number; separator: number | null } | null {
  const { pos } = state;
  // If one span has no end, none of the later ones has.
  if (state.env.unclosedSpansIn === state.src) return null;

  let end: number | null = null;
  let separator: number | null = null;
  let braces = 0;
  state.pos = start;
  while (state.pos < state.posMax - 1 && end === null) {
    const run = countClosing(state.src, state.pos, braces + 2);
    if (run >= 2 && run > braces) end = state.pos + Math.min(braces, run - 2);
    else if (run > 0) {
      braces = Math.max(0, braces - run);
      state.pos += run;
    } else {
      if (state.src.startsWith('::', state.pos)) separator = state.pos;
      const index = state.pos;
      state.md.inline.skipToken(state);
      if (state.src[index] === '{' && state.pos === index + 1) braces += 1;
    }
  }
  if (end === null && state.posMax === state.src.length) state.env.unclosedSpansIn = state.src;
  state.pos = pos;
  return end === null ? null : { end, separator };
}

function countClosing(text: string, index: number, max: number): number {
  let count = 0;
  while (count < max && text[index + count] === '}') count += 1;
  return count;
}
