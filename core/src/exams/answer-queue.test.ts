import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnswerEvent,
  type Answers,
  answersAfter,
  confirmedAnswers,
  countUncounted,
  type QueuedAnswer,
  queuedAnswers,
  unsavedAnswers,
} from './answer-queue.ts';
import { isAnswered } from './earning-answer.ts';

const after = (...events: AnswerEvent[]): Answers => events.reduce(answersAfter, {});

const listOf = (choice: number | null) => (choice === null ? null : [choice]);

/** An answer without a flag, given in the first second. */
const given = (choice: number | null, sequence: number): QueuedAnswer => ({
  choices: listOf(choice),
  flagged: false,
  tookMs: 0,
  sequence,
});

const chosen = (choice: number | null, elapsedMs: number): AnswerEvent & { type: 'chosen' } => ({
  type: 'chosen',
  questionId: 'q1',
  choices: listOf(choice),
  elapsedMs,
  spentMs: 0,
});

const flagged = (isFlagged: boolean, spentMs = 0): AnswerEvent => ({
  type: 'flagged',
  questionId: 'q1',
  flagged: isFlagged,
  spentMs,
});

const left = (spentMs: number): AnswerEvent => ({ type: 'left', questionId: 'q1', spentMs });

const confirmed = (choice: number | null, sequence: number): AnswerEvent => ({
  type: 'confirmed',
  questionId: 'q1',
  saved: given(choice, sequence),
});

describe('with a network', () => {
  test('a choice is queued, then saved', () => {
    const queued = after(chosen(2, 1_500));
    expect(queuedAnswers(queued)).toEqual({ q1: given(2, 1_500) });

    const saved = answersAfter(queued, confirmed(2, 1_500));
    expect(saved).toEqual({ q1: { ...given(2, 1_500), state: 'saved' } });
    expect(queuedAnswers(saved)).toEqual({});
  });

  test('a second choice before the first is confirmed stays queued', () => {
    const answers = after(chosen(2, 1_500), chosen(3, 1_700), confirmed(2, 1_500));
    expect(answers).toEqual({ q1: { ...given(3, 1_700), state: 'queued' } });
  });

  test('an answer that is pressed again is sent again: another device may have answered since', () => {
    const answers = after(chosen(2, 1_500), confirmed(2, 1_500), chosen(2, 9_000));
    expect(queuedAnswers(answers)).toEqual({ q1: given(2, 9_000) });
  });

  test('an answer that was never given cannot be withdrawn', () => {
    const answers = after(chosen(null, 9_000));
    expect(answers).toEqual({});
  });

  test('an answer can be withdrawn', () => {
    const answers = after(chosen(2, 1_500), chosen(null, 1_800));
    expect(queuedAnswers(answers)).toEqual({ q1: given(null, 1_800) });
  });

  test('two clicks within one millisecond keep their order', () => {
    expect(after(chosen(0, 5), chosen(1, 5))).toMatchObject({ q1: given(1, 6) });
  });

  test('the very first millisecond still counts as an answer', () => {
    expect(after(chosen(0, 0))).toMatchObject({ q1: { sequence: 1 } });
  });
});

test('a question never moves a different one, and no sequence outgrows its column', () => {
  const first = after(chosen(2, 1_500));
  const both = answersAfter(first, { ...chosen(1, 1e12), questionId: 'q2' });

  expect(both).toEqual({ q1: first.q1, q2: { ...given(1, 2_147_483_647), state: 'queued' } });
});

test('a fraction of a millisecond is cut off', () => {
  expect(after(chosen(0, 1_500.9)).q1?.sequence).toBe(1_500);
});

describe('without a network', () => {
  const stored = { q1: given(1, 4_000), q2: given(0, 5_000) };

  test('the device sends its stored answers after a reload', () => {
    const answers = after(
      { type: 'loaded', answers: { q1: given(3, 900), q2: given(null, 0) } },
      { type: 'restored', answers: stored },
    );
    expect(queuedAnswers(answers)).toEqual(stored);
  });

  test('an older answer of this device yields to a newer one of another device', () => {
    const answers = after(
      { type: 'loaded', answers: { q1: given(3, 7_000) } },
      { type: 'restored', answers: stored },
    );
    expect(answers.q1).toEqual({ ...given(3, 7_000), state: 'saved' });
    expect(Object.keys(queuedAnswers(answers))).toEqual(['q2']);
  });

  test('an answer that reached the server although the confirmation was lost is not sent again', () => {
    const answers = after(
      { type: 'restored', answers: stored },
      { type: 'loaded', answers: { q1: given(1, 4_000) } },
    );
    expect(answers.q1?.state).toBe('saved');
  });

  test.each([
    ['before', [{ type: 'restored', answers: stored }, confirmed(2, 4_000)]],
    ['after', [confirmed(2, 4_000), { type: 'restored', answers: stored }]],
  ] satisfies [string, AnswerEvent[]][])(
    "the server's answer wins over the stored answer of the same click %s it",
    (_when, events) => {
      expect(after(...events).q1).toEqual({ ...given(2, 4_000), state: 'saved' });
    },
  );

  test('an answer stored twice is queued once, in its first form', () => {
    const repeated = { q1: given(3, 4_000) };
    expect(after({ type: 'restored', answers: stored }, { type: 'restored', answers: repeated }).q1).toEqual({
      ...given(1, 4_000),
      state: 'queued',
    });
  });

  test('the server names a later answer of another device when it confirms', () => {
    expect(after(chosen(2, 1_000), confirmed(0, 3_000)).q1).toEqual({ ...given(0, 3_000), state: 'saved' });
  });
});

describe('after the deadline', () => {
  test('a rejected answer is shown as expired and not sent again', () => {
    const answers = after(chosen(2, 1_000), { type: 'refused', questionId: 'q1', sequence: 1_000 });

    expect(answers.q1?.state).toBe('expired');
    expect(queuedAnswers(answers)).toEqual({});
    expect(unsavedAnswers(answers)).toEqual({ q1: given(2, 1_000) });
  });

  test('can be tried again, with its own sequence', () => {
    const rejection = after(chosen(2, 1_000), { type: 'refused', questionId: 'q1', sequence: 1_000 });

    expect(queuedAnswers(answersAfter(rejection, chosen(2, 1_200)))).toEqual({
      q1: given(2, 1_200),
    });
  });

  test('is what the device has to store; what the server has is not', () => {
    const answers = after(
      { type: 'loaded', answers: { q2: given(0, 500), q3: given(1, 600) } },
      chosen(2, 1_000),
      { type: 'refused', questionId: 'q1', sequence: 1_000 },
      { ...chosen(3, 1_100), questionId: 'q3' },
    );

    expect(unsavedAnswers(answers)).toEqual({
      q1: given(2, 1_000),
      q3: given(3, 1_100),
    });
  });

  test.each([
    ['that the server has', [chosen(2, 1_000), confirmed(2, 1_000)], 'saved'],
    ['that was never given', [], undefined],
  ] satisfies [string, AnswerEvent[], string | undefined][])(
    'a rejection changes no answer %s',
    (_what, events, state) => {
      const answers = after(...events, { type: 'refused', questionId: 'q1', sequence: 1_000 });
      expect(answers.q1?.state).toBe(state);
    },
  );

  test('a rejection of an earlier choice changes nothing about a later choice', () => {
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
    arrivedAfterAll: given(1, 10),
    neverArrived: given(2, 20),
    earlierOneCounted: given(0, 30),
    takenBack: given(null, 40),
    takenBackAfterDeadline: given(null, 45),
    ofAnotherExam: given(3, 50),
    oneOfSeveral: given(0, 60),
    allOfSeveral: { ...given(0, 60), choices: [0, 10] },
    onlyFlagged: { ...given(2, 70), flagged: true },
    alsoArrived: given(0, 80),
  };
  const counted = {
    arrivedAfterAll: { choices: [1] },
    neverArrived: { choices: null },
    earlierOneCounted: { choices: [3] },
    takenBack: { choices: null },
    takenBackAfterDeadline: { choices: [1] },
    oneOfSeveral: { choices: [0, 2] },
    allOfSeveral: { choices: [0, 10] },
    onlyFlagged: { choices: [2] },
    alsoArrived: { choices: [0] },
  };

  expect(countUncounted(unconfirmed, counted)).toBe(4);
});

test('unanswered questions of the server have no entry', () => {
  expect(after({ type: 'loaded', answers: { q1: given(null, 0) } })).toEqual({});
});

const answer = fc.record({
  choices: fc.option(fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1 }), { nil: null }),
  flagged: fc.boolean(),
  tookMs: fc.nat({ max: 9_000 }),
  sequence: fc.nat({ max: 9 }),
});

test('in any order of events, a sequence never falls', () => {
  const event: fc.Arbitrary<AnswerEvent> = fc.oneof(
    answer.map((saved) => ({ type: 'confirmed' as const, questionId: 'q1', saved })),
    answer.map((one) => ({ type: 'loaded' as const, answers: { q1: one } })),
    answer.map((one) => ({ type: 'restored' as const, answers: { q1: one } })),
    answer.map(({ choices, sequence }) => chosen(choices?.[0] ?? null, sequence)),
    fc.boolean().map((isFlagged) => flagged(isFlagged)),
    fc.nat({ max: 9_000 }).map(left),
    fc.nat({ max: 9 }).map((sequence) => ({ type: 'refused' as const, questionId: 'q1', sequence })),
  );

  fc.assert(
    fc.property(fc.array(event), (events) => {
      let answers: Answers = {};
      for (const one of events) {
        const previous = answers.q1?.sequence ?? 0;
        answers = answersAfter(answers, one);
        expect(answers.q1?.sequence ?? 0).toBeGreaterThanOrEqual(previous);
      }
    }),
  );
});

test.each(['refused', 'rejected'] as const)('taking an answer back, once %s, can be tried again', (type) => {
  const answers = after(chosen(2, 1_000), confirmed(2, 1_000), chosen(null, 2_000), {
    type,
    questionId: 'q1',
    sequence: 2_000,
  });
  expect(queuedAnswers(answers)).toEqual({});
  expect(queuedAnswers(answersAfter(answers, chosen(null, 3_000)))).toEqual({ q1: given(null, 3_000) });
});

describe('an answer that the server does not accept', () => {
  const rejected: AnswerEvent = { type: 'rejected', questionId: 'q1', sequence: 1_000 };

  test('is not sent again, and the device stores it', () => {
    const answers = after(chosen(2, 1_000), rejected);
    expect(answers.q1?.state).toBe('rejected');
    expect(queuedAnswers(answers)).toEqual({});
    expect(unsavedAnswers(answers)).toEqual({ q1: given(2, 1_000) });
  });

  test('can be chosen again', () => {
    expect(queuedAnswers(after(chosen(2, 1_000), rejected, chosen(2, 3_000)))).toEqual({
      q1: given(2, 3_000),
    });
  });

  test('says nothing about a later one', () => {
    expect(after(chosen(2, 1_000), chosen(3, 2_000), rejected).q1?.state).toBe('queued');
  });
});

describe('flags and time', () => {
  const known = { ...given(2, 1_500), state: 'saved' };

  test('a flag goes to the answer that stands there, right after it', () => {
    expect(queuedAnswers(after(chosen(2, 1_500), confirmed(2, 1_500), flagged(true, 700)))).toEqual({
      q1: { ...given(2, 1_501), flagged: true, tookMs: 700 },
    });
  });

  test('an answer after it has the flag, too, and the whole time', () => {
    expect(queuedAnswers(after(flagged(true, 700), { ...chosen(1, 4_000), spentMs: 300.4 }))).toEqual({
      q1: { choices: [1], flagged: true, tookMs: 1_000, sequence: 4_000 },
    });
  });

  test('a flag on a stale page never takes another device its answer, and is set on it', () => {
    const elsewhere: AnswerEvent = { type: 'loaded', answers: { q1: given(3, 7_000) } };
    const answers = after(flagged(true), elsewhere);
    expect(queuedAnswers(answers)).toEqual({ q1: { ...given(3, 7_001), flagged: true } });

    const saved = answersAfter(answers, {
      type: 'confirmed',
      questionId: 'q1',
      saved: { ...given(3, 7_001), flagged: true },
    });
    expect(saved.q1).toMatchObject({ choices: [3], flagged: true, state: 'saved' });
    expect(answersAfter(saved, { type: 'loaded', answers: { q1: given(3, 8_000) } }).q1?.flagged).toBe(false);
  });

  test('a flag that was set on it stays, however often another device answers before it is sent', () => {
    const elsewhere = (sequence: number): AnswerEvent => ({
      type: 'loaded',
      answers: { q1: given(3, sequence) },
    });
    const answers = after(flagged(true), elsewhere(7_000), elsewhere(9_000));
    expect(queuedAnswers(answers)).toEqual({ q1: { ...given(3, 9_001), flagged: true } });
  });

  test('a flag that only stood on an answer here gives way to what another device says later', () => {
    const knownAnswerEvent: AnswerEvent = {
      type: 'loaded',
      answers: { q1: { ...given(2, 1_500), flagged: true } },
    };
    const elsewhere: AnswerEvent = { type: 'loaded', answers: { q1: given(3, 9_000) } };
    expect(after(knownAnswerEvent, chosen(1, 2_000), elsewhere).q1).toEqual({
      ...given(3, 9_000),
      state: 'saved',
    });
  });

  test('the flag stays when two devices change the same answer', () => {
    const answers = after(confirmed(2, 1_500), flagged(true), confirmed(2, 1_501));
    expect(queuedAnswers(answers)).toEqual({ q1: { ...given(2, 1_502), flagged: true } });
  });

  test('a flag that both devices set needs no second message', () => {
    const elsewhere: AnswerEvent = { type: 'loaded', answers: { q1: { ...given(3, 7_000), flagged: true } } };
    expect(queuedAnswers(after(flagged(true), elsewhere))).toEqual({});
  });

  test('time on the screen waits for an answer, or until it is worth a message', () => {
    const answers = after(confirmed(2, 1_500));
    expect(answers.q1).toEqual(known);
    expect(answersAfter(answers, left(4_999))).toBe(answers);
    expect(queuedAnswers(answersAfter(answers, left(5_000)))).toEqual({
      q1: { ...given(2, 1_501), tookMs: 5_000 },
    });
  });

  test('time on an unanswered question waits in the same way', () => {
    expect(after(left(4_999))).toEqual({});
    expect(queuedAnswers(after(left(5_000)))).toEqual({ q1: { ...given(null, 1), tookMs: 5_000 } });
  });

  test('a look at a question on a stale page never takes another device its answer', () => {
    const answers = after(left(60_000), { type: 'loaded', answers: { q1: given(3, 2) } });
    expect(answers.q1).toEqual({ ...given(3, 2), state: 'saved' });
  });

  test('time travels with a waiting answer, and revives no rejected answer', () => {
    expect(after(chosen(2, 1_000), left(6_000)).q1).toMatchObject({ ...given(2, 1_001), tookMs: 6_000 });

    const rejection = after(chosen(2, 1_000), { type: 'refused', questionId: 'q1', sequence: 1_000 });
    expect(answersAfter(rejection, left(6_000))).toBe(rejection);
    const rejected = after(chosen(2, 1_000), { type: 'rejected', questionId: 'q1', sequence: 1_000 });
    expect(answersAfter(rejected, left(6_000))).toBe(rejected);
  });

  test('no time outgrows a day', () => {
    expect(after(flagged(true, 1e12)).q1?.tookMs).toBe(86_400_000);
  });
});

describe('several choices', () => {
  test('are one answer', () => {
    const several = { ...chosen(0, 1_000), choices: [0, 3] };
    expect(queuedAnswers(after(several))).toEqual({ q1: { ...given(0, 1_000), choices: [0, 3] } });
  });

  test.each([
    [undefined, false],
    [given(null, 5), false],
    [given(0, 5), true],
  ])('%j is answered: %s', (answer, is) => {
    expect(isAnswered(answer)).toBe(is);
  });
});

test('confirmed answers are stored apart from unsaved answers', () => {
  const answers = after(confirmed(2, 1_500), { ...chosen(1, 2_000), questionId: 'q2' });
  expect(confirmedAnswers(answers)).toEqual({ q1: given(2, 1_500) });
  expect(unsavedAnswers(answers, { q1: given(2, 1_500) })).toEqual({ q2: given(1, 2_000) });
});

test('two pages of one device store what both have: the later of each answer stays', () => {
  const own = after(chosen(2, 1_000), { ...chosen(1, 2_000), questionId: 'q2' });
  const stored = { q1: given(0, 1_500), q2: given(0, 1_900), q3: given(3, 100) };
  expect(unsavedAnswers(own, stored)).toEqual({
    q1: given(0, 1_500),
    q2: given(1, 2_000),
    q3: given(3, 100),
  });
});
