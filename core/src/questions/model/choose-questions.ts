import type { ModelQuestion } from './written-question.ts';

/**
 * @returns at most this many: the first of each passage and of each kind before the second of any, in the
 * order of the note
 */
export function chooseQuestions(questions: readonly ModelQuestion[], max: number): ModelQuestion[] {
  const seen = new Map<number | string, number>();
  const findRank = (group: number | string) => {
    const rank = seen.get(group) ?? 0;
    seen.set(group, rank + 1);
    return rank;
  };
  return questions
    .map((question, index) => ({
      question,
      at: index,
      rank: findRank(question.passage.number) + findRank(question.draft.kind) / 2,
    }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, max)
    .toSorted(
      (one, other) => one.question.passage.number - other.question.passage.number || one.at - other.at,
    )
    .map(({ question }) => question);
}
