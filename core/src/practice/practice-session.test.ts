import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Certainty, certainties } from './certainty.ts';
import type { HintStep } from './hints.ts';
import type { PracticeItem } from './practice-item.ts';
import { missedAtFirst, practiceCertainty, practiceScore } from './practice-score.ts';
import {
  answersByChoice,
  asksCertainty,
  currentItem,
  fallenOptions,
  hintsLeft,
  isAnswerable,
  type PracticeEvent,
  type PracticeMode,
  type PracticeSession,
  practise,
  startPractice,
} from './practice-session.ts';

const getItem = (id: string, key: number, differing: Partial<PracticeItem> = {}): PracticeItem => ({
  id,
  options: 4,
  keys: [key],
  isMultiple: false,
  hints: [1, 2, 3],
  falling: [],
  ...differing,
});
const items = [getItem('osmosis', 0), getItem('diffusion', 2), getItem('turgor', 1)];
const several = getItem('soil', 0, { keys: [0, 2], isMultiple: true });
const atOnce: PracticeMode = { feedback: 'at_once', asksCertainty: false };
const atEnd: PracticeMode = { feedback: 'at_end', asksCertainty: false };
const sure: PracticeMode = { feedback: 'at_once', asksCertainty: true };

const choose = (choice: number): PracticeEvent => ({ type: 'choose', choice });
const next: PracticeEvent = { type: 'next' };
const hint: PracticeEvent = { type: 'hint' };
const give: PracticeEvent = { type: 'answer' };
const be = (certainty: Certainty): PracticeEvent => ({ type: 'sure', certainty });
const goOver: PracticeEvent = { type: 'go_over' };

const play = (session: PracticeSession, ...events: PracticeEvent[]) => events.reduce(practise, session);
const playAtOnce = (...events: PracticeEvent[]) => play(startPractice(items, atOnce), ...events);

describe('one pass', () => {
  test('asks in the given order and ends when all were right', () => {
    const session = playAtOnce(choose(0), next, choose(2), next, choose(1), next);

    expect(currentItem(session)).toBeNull();
    expect(session.round).toBe(1);
    expect(practiceScore(session)).toEqual({ correct: 3, answered: 3, total: 3, percent: 100 });
  });

  test('continues only after an answer', () => {
    expect(currentItem(playAtOnce(next))?.id).toBe('osmosis');
  });

  test('going on gives what is chosen as the answer, unless it has to say how sure it is', () => {
    const atTheEnd = play(startPractice(items, atEnd), choose(0));
    expect(play(atTheEnd, next)).toEqual(play(atTheEnd, give));
    const checked = play(startPractice([several], atOnce), choose(0), next);
    expect(checked).toMatchObject({ isJudged: true, choices: [0] });
    const unsure = play(startPractice(items, sure), choose(0));
    expect(play(unsure, next)).toBe(unsure);
  });

  test('keeps the first answer, whatever is pressed after it was judged', () => {
    const session = playAtOnce(choose(3));

    expect(play(session, choose(0), hint, give)).toBe(session);
    expect(session).toMatchObject({ isJudged: true, choices: [3], missed: ['osmosis'] });
  });

  test.each([-1, 4, 0.5, Number.NaN])('knows no option %d', (choice) => {
    const session = startPractice(items, atOnce);
    expect(practise(session, choose(choice))).toBe(session);
  });

  test('an empty session has ended immediately', () => {
    const empty = startPractice([], atOnce);
    expect(currentItem(play(empty, choose(0), next, goOver))).toBeNull();
    expect(practiceScore(empty)).toEqual({ correct: 0, answered: 0, total: 0, percent: 0 });
  });
});

describe('missed items', () => {
  const oncePast = playAtOnce(choose(1), next, choose(2), next, choose(0), next);

  test('come back after the last one, in their order', () => {
    expect(oncePast.round).toBe(2);
    expect(oncePast.upcoming).toEqual(['osmosis', 'turgor']);
  });

  test('come back until they are right', () => {
    const repeatedPracticeSession = play(oncePast, choose(0), next, choose(0), next);
    expect(repeatedPracticeSession.round).toBe(3);
    expect(repeatedPracticeSession.upcoming).toEqual(['turgor']);

    expect(currentItem(play(repeatedPracticeSession, choose(1), next))).toBeNull();
  });

  test('do not lift the score when they are right later', () => {
    const done = play(oncePast, choose(0), next, choose(1), next);

    expect(practiceScore(done)).toEqual({ correct: 1, answered: 3, total: 3, percent: 33 });
    expect(missedAtFirst(done)).toEqual(['osmosis', 'turgor']);
    expect(done.answers).toBe(oncePast.answers);
  });

  test('an item that was not asked yet is not missed', () => {
    const session = playAtOnce(choose(1), next, choose(2));

    expect(missedAtFirst(session)).toEqual(['osmosis']);
    expect(practiceScore(session)).toEqual({ correct: 1, answered: 2, total: 3, percent: 33 });
  });
});

describe('several right options', () => {
  const session = startPractice([several], atOnce);

  test('are chosen and unchosen until the answer is given', () => {
    expect(play(session, choose(2), choose(0)).choices).toEqual([0, 2]);
    expect(play(session, choose(2), choose(0), choose(2)).choices).toEqual([0]);
    expect(play(session, choose(2)).isJudged).toBe(false);
  });

  test('are right only all together', () => {
    expect(missedAtFirst(play(session, choose(2), choose(0), give))).toEqual([]);
    expect(missedAtFirst(play(session, choose(2), give))).toEqual(['soil']);
    expect(missedAtFirst(play(session, choose(0), choose(1), choose(2), give))).toEqual(['soil']);
  });

  test('an empty choice is no answer', () => {
    expect(play(session, choose(2), choose(2), give)).toMatchObject({ isJudged: false, answers: {} });
  });
});

describe('judged at the end', () => {
  const answeredPracticeSession = play(
    startPractice(items, atEnd),
    choose(1),
    choose(0),
    give,
    choose(3),
    give,
    choose(1),
    give,
  );

  test('a choice can be changed until the answer is given, and the next question follows immediately', () => {
    expect(answeredPracticeSession.answers).toMatchObject({
      osmosis: { choices: [0] },
      diffusion: { choices: [3] },
    });
    expect(answeredPracticeSession).toMatchObject({
      round: 1,
      upcoming: [],
      missed: ['diffusion'],
      isJudged: false,
    });
    expect(currentItem(answeredPracticeSession)).toBeNull();
  });

  test('missed questions come back if the student requests them, with an immediate judgement', () => {
    const over = play(answeredPracticeSession, goOver);
    expect(over).toMatchObject({ round: 2, upcoming: ['diffusion'], missed: [] });
    expect(answersByChoice(over, getItem('diffusion', 2))).toBe(true);
    expect(play(over, choose(1), next)).toMatchObject({ round: 3, upcoming: ['diffusion'] });
    const done = play(over, choose(2), next);
    expect(currentItem(done)).toBeNull();
    expect(practiceScore(done)).toEqual({ correct: 2, answered: 3, total: 3, percent: 67 });
  });

  test('a second round needs an end, and a missed question', () => {
    const halfWay = play(startPractice(items, atEnd), choose(1), give);
    expect(practise(halfWay, goOver)).toBe(halfWay);
    const right = play(startPractice(items.slice(0, 1), atEnd), choose(0), give);
    expect(practise(right, goOver)).toBe(right);
  });
});

describe('certainty', () => {
  const selectedPracticeSession = play(startPractice(items, sure), choose(1));

  test('is part of the answer, and is reported with the score', () => {
    expect(asksCertainty(selectedPracticeSession)).toBe(true);
    expect(practise(selectedPracticeSession, give)).toBe(selectedPracticeSession);
    const answeredPracticeSession = play(
      selectedPracticeSession,
      choose(0),
      be('mid'),
      be('high'),
      next,
      next,
    );
    const done = play(answeredPracticeSession, choose(0), be('mid'), give);
    expect(practiceScore(done)).toEqual({ correct: 1, answered: 2, total: 3, percent: 33 });
    expect(practiceCertainty(done)).toEqual({ marks: 1, most: 6, answers: 2 });
  });

  test('is said before or after the choice, and is none at the next question', () => {
    const previousPracticeSession = play(startPractice(items, sure), be('low'));
    expect([previousPracticeSession.certainty, isAnswerable(previousPracticeSession)]).toEqual([
      'low',
      false,
    ]);
    expect(play(previousPracticeSession, choose(1))).toEqual(play(selectedPracticeSession, be('low')));
    const second = play(previousPracticeSession, choose(1), next, next);
    expect([second.certainty, second.answers.osmosis?.certainty]).toEqual([null, 'low']);
  });

  test('is not asked again when an item comes back', () => {
    const [first] = items;
    const back = play(startPractice(first ? [first] : [], sure), choose(1), be('low'), give, next);
    expect(asksCertainty(back)).toBe(false);
    expect(play(back, choose(0)).isJudged).toBe(true);
  });

  test('is not stored where it was not asked', () => {
    const session = play(startPractice([several], atOnce), choose(1), be('high'), give);
    expect(session.answers.soil?.certainty).toBeNull();
    expect(practiceCertainty(session)).toEqual({ marks: 0, most: 0, answers: 0 });
  });
});

describe('help', () => {
  const helped = getItem('soil', 0, { falling: [1, 3] });
  const session = startPractice([helped, getItem('osmosis', 0, { hints: [2, 3] })], atEnd);

  test('comes step by step, and is told with the answer', () => {
    const steps: (HintStep | 0)[] = [session, play(session, hint), play(session, hint, hint, hint, hint)].map(
      (it) => it.hint,
    );
    expect(steps).toEqual([0, 1, 3]);
    expect(hintsLeft(play(session, hint), helped)).toEqual([2, 3]);
    expect(play(session, hint, hint, choose(0), give).answers.soil?.hint).toBe(2);
  });

  test("from the assistant is stored with the answer too, and the assistant's answer is the last step", () => {
    const assisted = (step: 1 | 2 | 4): PracticeEvent => ({ type: 'assisted', step });
    const getHint = (...events: PracticeEvent[]) =>
      play(session, ...events, choose(0), give).answers.soil?.hint;
    expect(getHint(assisted(1))).toBe(1);
    expect(getHint(assisted(2), assisted(1))).toBe(2);
    expect(getHint(assisted(1), hint, hint)).toBe(2);
    expect(getHint(hint, assisted(4))).toBe(3);
    expect(fallenOptions(practise(session, assisted(4)), helped)).toEqual([]);
  });

  test('begins again with the first available step for each item', () => {
    const second = play(session, hint, choose(0), give);
    expect([second.hint, practise(second, hint).hint]).toEqual([0, 2]);
  });

  test('takes options away, also chosen ones', () => {
    const selectedPracticeSession = play(session, choose(3), hint);
    expect([fallenOptions(selectedPracticeSession, helped), selectedPracticeSession.choices]).toEqual([
      [],
      [3],
    ]);
    const fallen = practise(selectedPracticeSession, hint);
    expect([fallenOptions(fallen, helped), fallen.choices]).toEqual([[1, 3], []]);
    expect(practise(fallen, choose(1))).toBe(fallen);
    expect(practise(fallen, choose(2)).choices).toEqual([2]);
    expect(fallenOptions(practise(fallen, hint), helped)).toEqual([1, 3]);
  });

  test('ends with the answer', () => {
    const judged = play(startPractice([helped], atOnce), choose(0));
    expect(hintsLeft(judged, helped)).toEqual([]);
    expect(practise(judged, hint)).toBe(judged);
  });
});

const someItems = fc
  .array(fc.record({ keys: fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1 }) }), { maxLength: 6 })
  .map((created) =>
    created.map(({ keys }, index) => getItem(`q${index}`, 0, { keys, isMultiple: keys.length > 1 })),
  );
const someMode: fc.Arbitrary<PracticeMode> = fc.record({
  feedback: fc.constantFrom('at_once', 'at_end'),
  asksCertainty: fc.boolean(),
});
const someEvents: fc.Arbitrary<PracticeEvent[]> = fc.array(
  fc.oneof(
    fc.nat({ max: 4 }).map(choose),
    fc.constantFrom(next, hint, give, goOver),
    fc.constantFrom(...certainties).map(be),
  ),
  { maxLength: 120 },
);

test('first answers stay the same after any events, and every item is upcoming, answered or both', () => {
  fc.assert(
    fc.property(someItems, someMode, someEvents, (createdPracticeItems, mode, events) => {
      let session = startPractice(createdPracticeItems, mode);
      for (const event of events) {
        const previousPracticeSession = session;
        session = practise(previousPracticeSession, event);
        expect(session.answers).toMatchObject(previousPracticeSession.answers);
        expect(session.round).toBeGreaterThanOrEqual(previousPracticeSession.round);
        for (const { id } of createdPracticeItems)
          expect(session.upcoming.includes(id) || id in session.answers).toBe(true);
      }
      const { correct, answered, total } = practiceScore(session);
      expect(correct + missedAtFirst(session).length).toBe(answered);
      expect(total).toBe(createdPracticeItems.length);
    }),
  );
});

test('a learner who answers rightly in the end always reaches the end', () => {
  fc.assert(
    fc.property(someItems, someMode, someEvents, (createdPracticeItems, mode, events) => {
      let session = play(startPractice(createdPracticeItems, mode), ...events);
      for (let item = currentItem(session); item !== null; item = currentItem(session)) {
        const requested = item.keys.filter((key) => !session.choices.includes(key));
        const unwanted = session.choices.filter((choice) => !item?.keys.includes(choice));
        session = play(
          session,
          ...(item.isMultiple ? [...unwanted, ...requested] : item.keys).map(choose),
          be('mid'),
          give,
          next,
        );
      }
      expect(practiceScore(session).answered).toBe(createdPracticeItems.length);
      const rest = practise(session, goOver);
      expect(rest.missed).toEqual([]);
    }),
  );
});
