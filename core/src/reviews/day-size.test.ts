import { expect, test } from 'vitest';
import { cardsToday } from './day-size.ts';

const caps = { new_per_day: 20, reviews_per_day: 200 };

test.each([
  [{ due: 14, new: 50 }, { reviews: 0, new: 0 }, 34],
  [{ due: 14, new: 50 }, { reviews: 20, new: 15 }, 19],
  [{ due: 1_400, new: 50 }, { reviews: 150, new: 20 }, 70],
  [{ due: 0, new: 3 }, { reviews: 20, new: 20 }, 0],
])('a day with %o waiting after %o has %i cards', (waiting, done, requested) => {
  expect(cardsToday(waiting, caps, done)).toBe(requested);
});
