import type { CardForecast } from '@akada/contract/work/reviews.ts';
import type { reviewScore } from '@akada/core/reviews/review-sitting.ts';

/** @param today what the server knows of the day, also from other devices; undefined where it is not asked */
export function learnedOf(here: ReturnType<typeof reviewScore>, today: CardForecast['today'] | undefined) {
  // Before the last review has arrived, this device knows more than the server.
  const isBehind = today === undefined || today.reviews < here.faces;
  return {
    cards: isBehind ? here.faces : today.reviews,
    fresh: isBehind ? here.new : today.new,
    again: isBehind ? here.again : today.again,
    questions: here.questions,
  };
}
