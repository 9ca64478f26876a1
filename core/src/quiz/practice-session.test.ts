import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  currentItem,
  missedAtFirst,
  type PracticeEvent,
  type PracticeSession,
  practiceScore,
  practise,
  startPractice,
} from './practice-session.ts';

const items = [
  { id: 'osmosis', answerIndex: 0 },
  { id: 'diffusion', answerIndex: 2 },
  { id: 'turgor', answerIndex: 1 },
];

const choose = (choice: number): PracticeEvent => ({ type: 'choose', choice });
const next: PracticeEvent = { type: 'next' };

const play = (session: PracticeSession, ...events: PracticeEvent[]) => events.reduce(practise, session);

describe('one pass', () => {
  test('asks in the given order and ends when all were right', () => {
    const session = play(startPractice(items), choose(0), next, choose(2), next, choose(1), next);

    expect(currentItem(session)).toBeNull();
    expect(session.round).toBe(1);
    expect(practiceScore(session)).toEqual({ correct: 3, answered: 3, total: 3, percent: 100 });
  });

  test('goes on only after an answer', () => {
    expect(currentItem(play(startPractice(items), next))?.id).toBe('osmosis');
  });

  test('keeps the first answer, whatever is pressed after the feedback', () => {
    const session = play(startPractice(items), choose(3), choose(0));

    expect(session.choice).toBe(3);
    expect(session.missed).toEqual(['osmosis']);
  });

  test('an empty session is over at once', () => {
    expect(currentItem(play(startPractice([]), choose(0), next))).toBeNull();
  });
});

describe('missed items', () => {
  const oncePast = play(startPractice(items), choose(1), next, choose(2), next, choose(0), next);

  test('come back after the last one, in their order', () => {
    expect(oncePast.round).toBe(2);
    expect(oncePast.upcoming).toEqual(['osmosis', 'turgor']);
  });

  test('come back until they are right', () => {
    const again = play(oncePast, choose(0), next, choose(0), next);
    expect(again.round).toBe(3);
    expect(again.upcoming).toEqual(['turgor']);

    expect(currentItem(play(again, choose(1), next))).toBeNull();
  });

  test('do not lift the score when they are right later', () => {
    const done = play(oncePast, choose(0), next, choose(1), next);

    expect(practiceScore(done)).toEqual({ correct: 1, answered: 3, total: 3, percent: 33 });
    expect(missedAtFirst(done)).toEqual(['osmosis', 'turgor']);
  });
});

test('an item that was not asked yet is not missed', () => {
  const session = play(startPractice(items), choose(1), next, choose(2));

  expect(missedAtFirst(session)).toEqual(['osmosis']);
  expect(practiceScore(session)).toEqual({ correct: 1, answered: 2, total: 3, percent: 33 });
});

test('the first try counts, also when an item comes back wrong or right', () => {
  const session = play(startPractice(items.slice(0, 1)), choose(1), next, choose(2), next, choose(0), next);

  expect(session).toMatchObject({ round: 3, choice: null, firstChoices: { osmosis: 1 } });
  expect(missedAtFirst(session)).toEqual(['osmosis']);
});

test('a learner who answers rightly in the end always reaches the end', () => {
  const wrongTries = fc.array(fc.nat({ max: 3 }), { maxLength: 40 });

  fc.assert(
    fc.property(wrongTries, (guesses) => {
      let session = startPractice(items);
      for (const guess of guesses) session = play(session, choose(guess), next);
      for (let item = currentItem(session); item !== null; item = currentItem(session)) {
        session = play(session, choose(item.answerIndex), next);
      }

      expect(session.missed).toEqual([]);
      expect(practiceScore(session).answered).toBe(items.length);
      expect(practiceScore(session).correct + missedAtFirst(session).length).toBe(items.length);
    }),
  );
});
