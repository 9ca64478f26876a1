import type { DocumentPage, TextBlock, TextSpan } from '@akada/core/text/document.ts';
import { cleanText } from './clean-text.ts';
import type { RawBlock, Run } from './raw-block.ts';

const BETWEEN_BLOCKS = '\n\n';

/**
 * Joins blocks into a page's text and says where each came to lie. Blocks without a visible character
 * are left out.
 *
 * @param room characters that the text may have at most; what goes over is cut off
 */
export function composePage(
  number: number,
  section: string | null,
  rawBlocks: readonly RawBlock[],
  room: number,
): DocumentPage {
  const blocks: TextBlock[] = [];
  const bold: TextSpan[] = [];
  let text = '';
  for (const { kind, level, runs } of rawBlocks) {
    const offset = text === '' ? 0 : text.length + BETWEEN_BLOCKS.length;
    const body = flatten(runs, room - offset);
    if (body.text === '') continue;

    text = text === '' ? body.text : text + BETWEEN_BLOCKS + body.text;
    blocks.push({ kind, level, start: offset, end: text.length });
    if (kind !== 'heading')
      for (const span of body.bold) bold.push({ start: span.start + offset, end: span.end + offset });
  }

  return { number, section, text, blocks, bold };
}

/** The text of a block and its bold spans, as `composePage` would lay it out at the start of a page. */
export function flatten(
  runs: readonly Run[],
  room = Number.POSITIVE_INFINITY,
): { text: string; bold: TextSpan[] } {
  let text = '';
  const bold: TextSpan[] = [];
  for (const run of runs) {
    const cleaned = cleanText(run.text);
    const start = text.length;
    text += text === '' || text.endsWith(' ') ? cleaned.trimStart() : cleaned;
    if (run.bold) bold.push({ start, end: text.length });
  }
  const shortened = cut(text, room);

  return { text: shortened, bold: tidy(bold, shortened) };
}

/** Never cuts a surrogate pair in two. */
function cut(text: string, room: number): string {
  if (text.length <= room) return text.trimEnd();

  return text
    .slice(0, Math.max(room, 0))
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/** Joins spans that only white space parts, shrinks them to their visible text, drops bold punctuation. */
function tidy(spans: readonly TextSpan[], text: string): TextSpan[] {
  const joined: TextSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && text.slice(last.end, span.start).trim() === '') last.end = span.end;
    else joined.push({ ...span });
  }

  return joined
    .map((span) => shrink(span, text))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

function shrink({ start, end }: TextSpan, text: string): TextSpan {
  const within = text.slice(start, end);
  const leading = within.length - within.trimStart().length;

  return { start: start + leading, end: start + leading + within.trim().length };
}
