/**
 * Texts with gaps: "Water moves by {{c1::osmosis::a process}}." Each number is a separate card, in which the
 * gaps of that number are closed. A backslash removes the meaning of a sign, as in Markdown, so `\{{` opens
 * no gap.
 */
export interface ClozeGap {
  /** 1 to 99. */
  number: number;
  answer: string;
  /** Null if there is no hint. */
  hint: string | null;
}

/** Text between the gaps, and gaps, as they are written. */
export type ClozePart = string | ClozeGap;

/** An escaped character, the opening of a gap, its divider, an opening brace, or closing ones. */
const TOKEN = /\\[\s\S]|\{\{c([1-9]\d?)::|::|\{|\}+/g;

/** Gaps within gaps; of deeper ones only the innermost count. */
const MAX_DEPTH = 4;

interface OpenGap {
  number: number;
  /** Where the gap, its answer and its hint begin. */
  start: number;
  answer: number;
  hint: number | null;
  /** Braces within it that are open, as in `\frac{1}{2}` and in code. */
  braces: number;
}

interface PlacedGap extends ClozeGap {
  start: number;
  end: number;
}

/**
 * Reads every closed gap; the answer of a gap may hold others, as they are written. Its own braces do not end a gap. It is
 * linear in the length of the text, and writing the parts gives the text again.
 */
export function parseCloze(text: string): ClozePart[] {
  const parts: ClozePart[] = [];
  let written = 0;
  const outermost = findGaps(text).sort((one, other) => one.start - other.start);
  for (const { start, end, number, answer, hint } of outermost) {
    if (start < written) continue;
    if (start > written) parts.push(text.slice(written, start));
    parts.push({ number, answer, hint });
    written = end;
  }
  if (written < text.length) parts.push(text.slice(written));
  return parts;
}

/** @returns all closed gaps, also those within another */
function findGaps(text: string): PlacedGap[] {
  const gaps: PlacedGap[] = [];
  const open: OpenGap[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [token, number] = match;
    const end = match.index + token.length;
    const current = open.at(-1);
    if (number !== undefined) {
      open.push({ number: Number(number), start: match.index, answer: end, hint: null, braces: 0 });
      if (open.length > MAX_DEPTH) open.shift();
    } else if (current === undefined) continue;
    // Colons in double braces within the gap belong to those, as in `{{strong::…}}`.
    else if (token === '::') current.hint ??= current.braces < 2 ? end : null;
    else if (token === '{') current.braces += 1;
    else if (token.startsWith('}')) gaps.push(...closedGaps(text, open, match.index, token.length));
  }
  return gaps;
}

/** Closes as many gaps as a run of braces ends. The first braces of a run belong to those within the gap. */
function closedGaps(text: string, open: OpenGap[], from: number, length: number): PlacedGap[] {
  const closed: PlacedGap[] = [];
  let [index, left] = [from, length];
  for (let gap = open.at(-1); gap !== undefined && left > 0; gap = open.at(-1)) {
    const isInner = left < 2 || gap.braces >= left;
    const inner = Math.min(gap.braces, isInner ? left : left - 2);
    gap.braces -= inner;
    if (isInner) break;

    index += inner + 2;
    left -= inner + 2;
    closed.push(placedGap(text, gap, index));
    open.pop();
  }
  return closed;
}

function placedGap(text: string, { number, start, answer, hint }: OpenGap, end: number): PlacedGap {
  const inside = end - 2;
  if (hint === null) return { number, answer: text.slice(answer, inside), hint, start, end };
  return { number, answer: text.slice(answer, hint - 2), hint: text.slice(hint, inside), start, end };
}

/** @returns the text from which `parseCloze` makes these parts */
export function writeCloze(parts: readonly ClozePart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : writtenGap(part))).join('');
}

function writtenGap({ number, answer, hint }: ClozeGap): string {
  return `{{c${number}::${answer}${hint === null ? '' : `::${hint}`}}}`;
}

const isGap = (part: ClozePart): part is ClozeGap => typeof part !== 'string';

/** @returns the numbers of the cards that a text gives, in order; none for one without a gap that has an answer */
export function clozeNumbers(text: string): number[] {
  const filled = findGaps(text).filter(({ answer }) => answer.trim() !== '');
  return [...new Set(filled.map(({ number }) => number))].sort((one, other) => one - other);
}

/** @returns the answers of one card, in the order of its text */
export function clozeAnswers(text: string, number: number): string[] {
  return findGaps(text)
    .sort((one, other) => one.start - other.start)
    .flatMap((gap) => (gap.number === number ? withoutMarks(gap.answer) : []));
}

/** @returns the front of a card in Markdown: a gap or its hint in brackets, and the answers of all other cards */
export function withGap(text: string, number: number): string {
  return shown(text, ({ number: ownCount, answer, hint }) => {
    if (ownCount !== number) return withGap(answer, number);
    return hint === null || hint.trim() === '' ? '**\\[…\\]**' : `**\\[${hint}\\]**`;
  });
}

/** @returns the back of a card in Markdown: the whole text, its answers in bold */
export function withAnswer(text: string, number: number): string {
  return shown(text, ({ number: ownCount, answer }) => {
    if (ownCount !== number || answer.trim() === '') return withAnswer(answer, number);
    return `**${withoutMarks(answer).trim()}**`;
  });
}

/** @returns the text with the answers of all its gaps, without their braces */
export function withoutMarks(text: string): string {
  return shown(text, ({ answer }) => withoutMarks(answer));
}

/**
 * The source of a formula or code in which a gap is closed.
 *
 * @param number of the closed gap; null closes none
 * @returns the source with an ellipsis for the closed gap, and with the answers of all other gaps
 */
export function withEllipsis(text: string, number: number | null): string {
  return shown(text, (gap) => (gap.number === number ? '…' : withEllipsis(gap.answer, number)));
}

function shown(text: string, write: (gap: ClozeGap) => string): string {
  return parseCloze(text)
    .map((part) => (isGap(part) ? write(part) : part))
    .join('');
}
