import type { Coverage, CoveragePart } from '@akada/contract/material/coverage.ts';

/** @returns a part on the page of its number; without a reason its questions can be made */
export function makePart(number: number, changes: Partial<CoveragePart> = {}): CoveragePart {
  const position = { first_page: number, last_page: number, words: 120 };
  return { title: `Part ${number}`, ...position, questions: 3, cards: 4, reason: null, ...changes };
}

/** @returns the coverage of a note with these parts */
export function makeCoverage(
  parts: CoveragePart[],
  offers = { choice: 0, mixed: 0 },
  left_out: string[] = [],
): Coverage {
  const sum = (name: 'questions' | 'cards') => parts.reduce((total, part) => total + part[name], 0);
  return { parts, left_out, questions: sum('questions'), cards: sum('cards'), offers, paper_questions: 0 };
}
