/** A part of a page's text, cut at each start and end of bold, a mark or a formula. */
import type { NotePage, PageFormula } from '@akada/contract/material/note-pages.ts';
import type { TextSpan } from '@akada/core/text/document.ts';

export type ShownText = Pick<NotePage, 'text' | 'bold' | 'formulas'>;

export interface Stretch {
  /** Offset in the page. */
  start: number;
  text: string;
  formula: PageFormula | null;
  isBold: boolean;
  isMarked: boolean;
}

/**
 * @param page that contains the part
 * @param mark the marked range on it
 * @param part the range to split
 * @returns its spans in order; a formula is a single span, and marked completely if the mark covers any of it
 */
export function getRanges(page: ShownText, mark: TextSpan | null, part: TextSpan): Stretch[] {
  const formulas = page.formulas.filter(({ start, end }) => start >= part.start && end <= part.end);
  const byStart = new Map(formulas.map((formula) => [formula.start, formula]));
  const styled = [...page.bold, ...(mark ? [mark] : [])].filter((span) => overlap(span, part));
  const borders = [part, ...styled, ...formulas]
    .flatMap(({ start, end }) => [start, end])
    .filter((border) => border >= part.start && border <= part.end)
    .filter((border) => !formulas.some(({ start, end }) => start < border && border < end));
  const sorted = [...new Set(borders)].toSorted((a, b) => a - b);

  return sorted.slice(0, -1).map((start, index) => {
    const span = { start, end: sorted[index + 1] ?? part.end };
    return {
      start,
      text: page.text.slice(span.start, span.end),
      formula: byStart.get(start) ?? null,
      isBold: page.bold.some((bold) => overlap(bold, span)),
      isMarked: mark !== null && overlap(mark, span),
    };
  });
}

function overlap(one: TextSpan, other: TextSpan): boolean {
  return one.start < other.end && one.end > other.start;
}
