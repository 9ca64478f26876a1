import type { DocumentPage, TableCell, TextBlock, TextSpan } from '@akada/core/text/document.ts';
import { cleanCode, cleanText } from '../blocks/clean-text.ts';
import type { RawBlock, RawCell, Run } from '../blocks/raw-block.ts';

const BETWEEN_BLOCKS = '\n\n';

/**
 * Joins blocks into the text of a page and records their positions. Blocks without a visible character are
 * omitted.
 *
 * @param room max characters of the text; the rest is cut off
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
  for (const { kind, level, runs, cells, ordinal, head } of rawBlocks) {
    const offset = text === '' ? 0 : text.length + BETWEEN_BLOCKS.length;
    const body = kind === 'code' ? flattenCode(runs, room - offset) : flatten(runs, room - offset);
    if (body.text === '') continue;

    text = text === '' ? body.text : text + BETWEEN_BLOCKS + body.text;
    blocks.push({
      kind,
      level,
      start: offset,
      end: text.length,
      ...(ordinal === undefined ? {} : { ordinal }),
      ...(cells ? { cells: findCells(cells, body, offset) } : {}),
      ...(head ? { head } : {}),
    });
    if (kind !== 'heading') bold.push(...body.bold.map((span) => moved(span, offset)));
  }

  return { number, section, text, blocks, bold, reading: 'text' };
}

interface FlatText {
  text: string;
  bold: TextSpan[];
  /** The position of each run, in the order of the runs. */
  runs: TextSpan[];
}

/** The text of a block and its bold spans, as `composePage` would lay it out at the start of a page. */
export function flatten(runs: readonly Run[], room = Number.POSITIVE_INFINITY): FlatText {
  let text = '';
  const placed: TextSpan[] = [];
  for (const run of runs) {
    const cleaned = cleanText(run.text);
    const start = text.length;
    text += text === '' || text.endsWith(' ') ? cleaned.trimStart() : cleaned;
    placed.push({ start, end: text.length });
  }
  const shortened = cut(text, room);
  const bold = placed.filter((_, index) => runs[index]?.bold);

  return { text: shortened, bold: tidy(bold, shortened), runs: placed };
}

function flattenCode(runs: readonly Run[], room: number): FlatText {
  return { text: cut(cleanCode(runs.map(({ text }) => text).join('')), room), bold: [], runs: [] };
}

function findCells(cells: readonly RawCell[], { text, runs }: FlatText, offset: number): TableCell[] {
  return cells.flatMap(({ column, from, to }) => {
    const start = runs[from]?.start ?? 0;
    const cell = shrink({ start, end: runs[to - 1]?.end ?? start }, text);

    return cell.start === cell.end ? [] : [{ column, ...moved(cell, offset) }];
  });
}

const moved = ({ start, end }: TextSpan, by: number): TextSpan => ({ start: start + by, end: end + by });

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
