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

/** An escaped character, the opening of a gap, its divider or its end. */
const TOKEN = /\\[\s\S]|\{\{c([1-9]\d?)::|::|\}\}/g;

interface OpenGap {
  number: number;
  /** Where the gap, its answer and its hint begin. */
  start: number;
  answer: number;
  hint: number | null;
}

/**
 * Reads every closed gap; a gap inside of another replaces it. It is linear in the length of the text,
 * and writing the parts gives the text again.
 */
export function parseCloze(text: string): ClozePart[] {
  const parts: ClozePart[] = [];
  let written = 0;
  let open: OpenGap | null = null;
  for (const match of text.matchAll(TOKEN)) {
    const [token, number] = match;
    const end = match.index + token.length;
    if (number !== undefined) open = { number: Number(number), start: match.index, answer: end, hint: null };
    else if (token === '::' && open !== null) open.hint ??= end;
    else if (token === '}}' && open !== null) {
      if (open.start > written) parts.push(text.slice(written, open.start));
      parts.push(findGap(text, open, match.index));
      [written, open] = [end, null];
    }
  }
  if (written < text.length) parts.push(text.slice(written));
  return parts;
}

function findGap(text: string, { number, answer, hint }: OpenGap, end: number): ClozeGap {
  if (hint === null) return { number, answer: text.slice(answer, end), hint };
  return { number, answer: text.slice(answer, hint - '::'.length), hint: text.slice(hint, end) };
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
  const filled = parseCloze(text)
    .filter(isGap)
    .filter(({ answer }) => answer.trim() !== '');
  return [...new Set(filled.map(({ number }) => number))].sort((one, other) => one - other);
}

/** @returns the answers of one card, in the order of its text */
export function clozeAnswers(text: string, number: number): string[] {
  return parseCloze(text)
    .filter(isGap)
    .flatMap((gap) => (gap.number === number ? gap.answer : []));
}

/** @returns the front of a card in Markdown: a gap or its hint in brackets, and the answers of all other cards */
export function withGap(text: string, number: number): string {
  return shown(text, ({ number: ownCount, answer, hint }) => {
    if (ownCount !== number) return answer;
    return hint === null || hint.trim() === '' ? '**\\[…\\]**' : `**\\[${hint}\\]**`;
  });
}

/** @returns the back of a card in Markdown: the whole text, its answers in bold */
export function withAnswer(text: string, number: number): string {
  return shown(text, ({ number: ownCount, answer }) =>
    ownCount === number && answer.trim() !== '' ? `**${answer.trim()}**` : answer,
  );
}

function shown(text: string, write: (gap: ClozeGap) => string): string {
  return parseCloze(text)
    .map((part) => (isGap(part) ? write(part) : part))
    .join('');
}
