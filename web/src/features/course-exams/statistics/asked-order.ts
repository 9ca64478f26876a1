import type { AskedQuestion } from '@akada/contract/work/statistics.ts';

/** @returns urgent questions first, then questions with the least separation; questions with little data come last */
export function byUrgency(questions: readonly AskedQuestion[]): AskedQuestion[] {
  return questions.toSorted(
    (one, other) =>
      Number(other.needs_review) - Number(one.needs_review) ||
      rank(one.discrimination) - rank(other.discrimination) ||
      rank(one.facility) - rank(other.facility),
  );
}

/** A finite value, because two infinite ones have no difference. */
function rank(figure: number | null): number {
  return figure ?? Number.MAX_SAFE_INTEGER;
}
