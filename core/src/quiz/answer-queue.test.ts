import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnswerEvent,
  type Answers,
  answersAfter,
  countUncounted,
  queuedAnswers,
  unsavedAnswers,
} from './answer-queue.ts';

const after = (...events: AnswerEvent[]): Answers => events.reduce(answersAfter, {});

const chosen = (choice: number | null, elapsedMs: number): AnswerEvent => ({
  type: 'chosen',
  questionId: 'q1',
  choice,
  elapsedMs,
});

const confirmed = (choice: number | null, sequence: number): AnswerEvent => ({
  type: 'confirmed',
  questionId: 'q1',
  saved: { choice, sequence },
});

describe('with a network', () => {
  test('a choice is queued, then saved', () => {
    const queued = after(chosen(2, 1_500));
    expect(queuedAnswers(queued)).toEqual({ q1: { choice: 2, sequence: 1_500 } });

    const saved = answersAfter(queued, confirmed(2, 1_500));
    expect(saved).toEqual({ q1: { choice: 2, sequence: 1_500, state: 'saved' } });
    expect(queuedAnswers(saved)).toEqual({});
  });

  test('a second choice before the first is confirmed stays queued', () => {
    const answers = after(chosen(2, 1_500), chosen(3, 1_700), confirmed(2, 1_500));
    expect(answers).toEqual({ q1: { choice: 3, sequence: 1_700, state: 'queued' } });
  });

  test('choosing the same again changes nothing', () => {
    const answers = after(chosen(2, 1_500), confirmed(2, 1_500));
    expect(answersAfter(answers, chosen(2, 9_000))).toBe(answers);
  });

  test('an answer can be taken back', () => {
    const answers = after(chosen(2, 1_500), chosen(null, 1_800));
    expect(queuedAnswers(answers)).toEqual({ q1: { choice: null, sequence: 1_800 } });
  });

  test('two clicks within one millisecond keep their order', () => {
    expect(after(chosen(0, 5), chosen(1, 5))).toMatchObject({ q1: { choice: 1, sequence: 6 } });
  });

  test('the very first millisecond still counts as an answer', () => {
    expect(after(chosen(0, 0))).toMatchObject({ q1: { sequence: 1 } });
  });
});

test('a question never moves another one, and no sequence outgrows its column', () => {
  const first = after(chosen(2, 1_500));
  const both = answersAfter(first, { type: 'chosen', questionId: 'q2', choice: 1, elapsedMs: 1e12 });

  expect(both).toEqual({ q1: first.q1, q2: { choice: 1, sequence: 2_147_483_647, state: 'queued' } });
});

test('a fraction of a millisecond is cut off', () => {
  expect(after(chosen(0, 1_500.9)).q1?.sequence).toBe(1_500);
});

describe('without a network', () => {
  const stored = { q1: { choice: 1, sequence: 4_000 }, q2: { choice: 0, sequence: 5_000 } };

  test('what the device stored is sent after a reload', () => {
    const answers = after(
      { type: 'loaded', answers: { q1: { choice: 3, sequence: 900 }, q2: { choice: null, sequence: 0 } } },
      { type: 'restored', answers: stored },
    );
    expect(queuedAnswers(answers)).toEqual(stored);
  });

  test('an older answer of this device yields to a newer one of another device', () => {
    const answers = after(
      { type: 'loaded', answers: { q1: { choice: 3, sequence: 7_000 } } },
      { type: 'restored', answers: stored },
    );
    expect(answers.q1).toEqual({ choice: 3, sequence: 7_000, state: 'saved' });
    expect(Object.keys(queuedAnswers(answers))).toEqual(['q2']);
  });

  test('an answer that reached the server although the confirmation was lost is not sent again', () => {
    const answers = after(
      { type: 'restored', answers: stored },
      { type: 'loaded', answers: { q1: { choice: 1, sequence: 4_000 } } },
    );
    expect(answers.q1?.state).toBe('saved');
  });

  test.each([
    ['before', [{ type: 'restored', answers: stored }, confirmed(2, 4_000)]],
    ['after', [confirmed(2, 4_000), { type: 'restored', answers: stored }]],
  ] satisfies [string, AnswerEvent[]][])(
    'of one click, what the server has wins over what the device stored %s it',
    (_when, events) => {
      expect(after(...events).q1).toEqual({ choice: 2, sequence: 4_000, state: 'saved' });
    },
  );

  test('what a page stored twice is queued once, as it was first', () => {
    const again = { q1: { choice: 3, sequence: 4_000 } };
    expect(after({ type: 'restored', answers: stored }, { type: 'restored', answers: again }).q1).toEqual({
      choice: 1,
      sequence: 4_000,
      state: 'queued',
    });
  });

  test('the server names a later answer of another device when it confirms', () => {
    expect(after(chosen(2, 1_000), confirmed(0, 3_000)).q1).toEqual({
      choice: 0,
      sequence: 3_000,
      state: 'saved',
    });
  });
});

describe('after the deadline', () => {
  test('a refused answer is shown as expired and not sent again', () => {
    const answers = after(chosen(2, 1_000), { type: 'refused', questionId: 'q1', sequence: 1_000 });

    expect(answers.q1?.state).toBe('expired');
    expect(queuedAnswers(answers)).toEqual({});
    expect(unsavedAnswers(answers)).toEqual({ q1: { choice: 2, sequence: 1_000 } });
  });

  test('can be tried again, with a sequence of its own', () => {
    const refused = after(chosen(2, 1_000), { type: 'refused', questionId: 'q1', sequence: 1_000 });

    expect(queuedAnswers(answersAfter(refused, chosen(2, 1_200)))).toEqual({
      q1: { choice: 2, sequence: 1_200 },
    });
  });

  test('is what the device has to store; what the server has is not', () => {
    const answers = after(
      { type: 'loaded', answers: { q2: { choice: 0, sequence: 500 }, q3: { choice: 1, sequence: 600 } } },
      chosen(2, 1_000),
      { type: 'refused', questionId: 'q1', sequence: 1_000 },
      { type: 'chosen', questionId: 'q3', choice: 3, elapsedMs: 1_100 },
    );

    expect(unsavedAnswers(answers)).toEqual({
      q1: { choice: 2, sequence: 1_000 },
      q3: { choice: 3, sequence: 1_100 },
    });
  });

  test.each([
    ['that the server has', [chosen(2, 1_000), confirmed(2, 1_000)], 'saved'],
    ['that was never given', [], undefined],
  ] satisfies [string, AnswerEvent[], string | undefined][])(
    'a refusal changes no answer %s',
    (_what, events, state) => {
      const answers = after(...events, { type: 'refused', questionId: 'q1', sequence: 1_000 });
      expect(answers.q1?.state).toBe(state);
    },
  );

  test('a refusal of an earlier choice says nothing about a later one', () => {
    const answers = after(chosen(2, 1_000), chosen(3, 2_000), {
      type: 'refused',
      questionId: 'q1',
      sequence: 1_000,
    });
    expect(answers.q1?.state).toBe('queued');
  });
});

test('the result tells which of the unconfirmed answers did not count', () => {
  const unconfirmed = {
    arrivedAfterAll: { choice: 1, sequence: 10 },
    neverArrived: { choice: 2, sequence: 20 },
    earlierOneCounted: { choice: 0, sequence: 30 },
    takenBack: { choice: null, sequence: 40 },
    takenBackAfterDeadline: { choice: null, sequence: 45 },
    ofAnotherExam: { choice: 3, sequence: 50 },
  };
  const counted = {
    arrivedAfterAll: 1,
    neverArrived: null,
    earlierOneCounted: 3,
    takenBack: null,
    takenBackAfterDeadline: 1,
  };

  expect(countUncounted(unconfirmed, counted)).toBe(3);
});

test('unanswered questions of the server have no entry', () => {
  expect(after({ type: 'loaded', answers: { q1: { choice: null, sequence: 0 } } })).toEqual({});
});

const answer = fc.record({
  choice: fc.option(fc.nat({ max: 3 }), { nil: null }),
  sequence: fc.nat({ max: 9 }),
});

test('in any order of events, a sequence never falls', () => {
  const event: fc.Arbitrary<AnswerEvent> = fc.oneof(
    answer.map((saved) => ({ type: 'confirmed' as const, questionId: 'q1', saved })),
    answer.map((one) => ({ type: 'loaded' as const, answers: { q1: one } })),
    answer.map((one) => ({ type: 'restored' as const, answers: { q1: one } })),
    answer.map(({ choice, sequence }) => chosen(choice, sequence)),
    fc.nat({ max: 9 }).map((sequence) => ({ type: 'refused' as const, questionId: 'q1', sequence })),
  );

  fc.assert(
    fc.property(fc.array(event), (events) => {
      let answers: Answers = {};
      for (const one of events) {
        const before = answers.q1?.sequence ?? 0;
        answers = answersAfter(answers, one);
        expect(answers.q1?.sequence ?? 0).toBeGreaterThanOrEqual(before);
      }
    }),
  );
});

describe('an answer that the server does not accept', () => {
  const rejected: AnswerEvent = { type: 'rejected', questionId: 'q1', sequence: 1_000 };

  test('is not sent again, and the device stores it', () => {
    const answers = after(chosen(2, 1_000), rejected);
    expect(answers.q1?.state).toBe('rejected');
    expect(queuedAnswers(answers)).toEqual({});
    expect(unsavedAnswers(answers)).toEqual({ q1: { choice: 2, sequence: 1_000 } });
  });

  test('can be chosen again', () => {
    expect(queuedAnswers(after(chosen(2, 1_000), rejected, chosen(2, 3_000)))).toEqual({
      q1: { choice: 2, sequence: 3_000 },
    });
  });

  test('says nothing about a later one', () => {
    expect(after(chosen(2, 1_000), chosen(3, 2_000), rejected).q1?.state).toBe('queued');
  });
});
