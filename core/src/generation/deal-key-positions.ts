import type { QuestionDraft } from './question-draft.ts';
import { type SeededRandom, seededRandom, shuffled } from './seeded-random.ts';

/**
 * Deals the places of the keys, so that each position is right equally often and no order can be learnt:
 * every four questions use each position once, in an order that the seed decides. Distractors are shuffled.
 *
 * @returns the questions with their options in that order
 */
export function dealKeyPositions(drafts: readonly QuestionDraft[], seed: string): QuestionDraft[] {
  const random = seededRandom(seed);
  let positions: number[] = [];
  return drafts.map((draft) => {
    if (positions.length === 0) positions = shuffled([...draft.options.keys()], random);
    return withKeyAt(draft, positions.pop() ?? 0, random);
  });
}

function withKeyAt(draft: QuestionDraft, answerIndex: number, random: SeededRandom): QuestionDraft {
  const key = draft.options[draft.answerIndex] ?? '';
  const options = shuffled(
    draft.options.filter((_, index) => index !== draft.answerIndex),
    random,
  );
  options.splice(answerIndex, 0, key);
  return { ...draft, options, answerIndex };
}
