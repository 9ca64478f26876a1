import type { AskedQuestion } from '@akada/contract/work/statistics.ts';

/** @returns those to look at first; of the others those that separate least, and those of which little is known last */
export function byUrgency(questions: readonly AskedQuestion[]): AskedQuestion[] {
  return questions.toSorted(
    (one, other) =>
      Number(other.needs_review) - Number(one.needs_review) ||
      rank(one.discrimination) - rank(other.discrimination) ||
      rank(one.facility) - rank(other.facility),
  );
}

/** Not infinite: two of them would differ by no number. */
function rank(figure: number | null): number {
  return figure ?? Number.MAX_SAFE_INTEGER;
}
