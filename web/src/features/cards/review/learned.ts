import type { CardForecast } from '@akada/contract/work/reviews.ts';
import type { reviewScore } from '@akada/core/reviews/review-sitting.ts';

/** @param today the server's counts of the day, which include other devices; undefined if they were not requested */
export function countLearned(here: ReturnType<typeof reviewScore>, today: CardForecast['today'] | undefined) {
  // Before the last review has arrived, this device knows more than the server.
  const isOutdated = today === undefined || today.reviews < here.faces;
  return {
    cards: isOutdated ? here.faces : today.reviews,
    fresh: isOutdated ? here.new : today.new,
    again: isOutdated ? here.again : today.again,
    questions: here.questions,
  };
}
