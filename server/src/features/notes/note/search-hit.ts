/** A hit of a search with the text around it, in which formulas are whole or not there. */
import type { PageFormula, searchFile } from '@akada/contract/material/note-pages.ts';
import type { TextSpan } from '@akada/core/text/document.ts';
import type * as z from 'zod/mini';
import type { PageText, PageWindow } from './note-pages.repo.ts';

export type SearchAnswer = z.output<(typeof searchFile.responses)[200]>;
export type Hit = SearchAnswer['items'][number];

/** Characters that are shown around a hit. */
const aroundHit = 60;
/** Formulas on each side of a hit: a rendered formula is a hundred times as long as its source. */
const formulasAround = 4;
/** Characters around a hit in which a formula may begin or end that the hit is a part of. */
const longestFormula = 500;

/** Where a text was found, and as much of its page as may be shown of it. */
export interface FoundText extends PageWindow {
  section: string | null;
  hit: TextSpan;
  /** The text of the window. */
  text: string;
}

/** @param hit the first of the page */
export function foundText({ number, section, text }: PageText, hit: TextSpan): FoundText {
  const start = Math.max(hit.start - longestFormula, 0);
  const end = Math.min(hit.end + longestFormula, text.length);

  return { number, section, hit, start, end, text: text.slice(start, end) };
}

/** @param formulas of the page that overlap the window */
export function presentHit(found: FoundText, formulas: readonly PageFormula[]): Hit {
  const whole = formulas.filter(({ start, end }) => start >= found.start && end <= found.end);
  const { start, end } = shownAround(found, whole);
  const slice = (from: number, to: number) => found.text.slice(from - found.start, to - found.start);

  return {
    page: found.number,
    section: found.section,
    before: slice(start, found.hit.start).toWellFormed(),
    match: slice(found.hit.start, found.hit.end),
    after: slice(found.hit.end, end).toWellFormed(),
    formulas: whole
      .filter((formula) => formula.start >= start && formula.end <= end)
      .map((formula) => ({ ...formula, start: formula.start - start, end: formula.end - start })),
  };
}

/** Extends the range to formulas that contain the hit, and excludes formulas that would be cut off. */
function shownAround({ hit, start, end }: FoundText, formulas: readonly PageFormula[]): TextSpan {
  const within = formulas.filter((formula) => formula.start < hit.end && formula.end > hit.start);
  const first = Math.min(hit.start, ...within.map((formula) => formula.start));
  const last = Math.max(hit.end, ...within.map((formula) => formula.end));
  const from = Math.max(hit.start - aroundHit, start);
  const to = Math.min(hit.end + aroundHit, end);
  const before = formulas.filter((formula) => formula.end <= first);
  const after = formulas.filter((formula) => formula.start >= last);
  const leftOut = [...before.slice(0, -formulasAround), ...before.filter((formula) => formula.start < from)];
  const leftOutAfter = [...after.slice(formulasAround), ...after.filter((formula) => formula.end > to)];

  return {
    start: Math.max(Math.min(from, first), ...leftOut.map((formula) => formula.end)),
    end: Math.min(Math.max(to, last), ...leftOutAfter.map((formula) => formula.start)),
  };
}
