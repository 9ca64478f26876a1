import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnswerEvent,
  type AnswerSheet,
  answerSheet,
  countUncounted,
  queuedAnswers,
  unsavedAnswers,
} from './answer-queue.ts';

const after = (...events: AnswerEvent[]): AnswerSheet => events.reduce(answerSheet, {});

const chosen = (choice: number | null, elapsedMs: number): AnswerEvent => ({
  type: 'chosen',
  questionId: 'q1',
  choice,
  elapsedMs,
});

const confirmed = (choice: number | null, sequence: number): AnswerEvent => ({
  type: 'confirmed',
  questionId: 'q1',
  kept: { choice, sequence },
});

describe('with a network', () => {
  test('a choice is queued, then saved', () => {
    const queued = after(chosen(2, 1_500));
    expect(queuedAnswers(queued)).toEqual({ q1: { choice: 2, sequence: 1_500 } });

    const saved = answerSheet(queued, confirmed(2, 1_500));
    expect(saved).toEqual({ q1: { choice: 2, sequence: 1_500, state: 'saved' } });
    expect(queuedAnswers(saved)).toEqual({});
  });

  test('a second choice before the first is confirmed stays queued', () => {
    const sheet = after(chosen(2, 1_500), chosen(3, 1_700), confirmed(2, 1_500));
    expect(sheet).toEqual({ q1: { choice: 3, sequence: 1_700, state: 'queued' } });
  });

  test('choosing the same again changes nothing', () => {
    const sheet = after(chosen(2, 1_500), confirmed(2, 1_500));
    expect(answerSheet(sheet, chosen(2, 9_000))).toBe(sheet);
  });

  test('an answer can be taken back', () => {
    const sheet = after(chosen(2, 1_500), chosen(null, 1_800));
    expect(queuedAnswers(sheet)).toEqual({ q1: { choice: null, sequence: 1_800 } });
  });

  test('two clicks within one millisecond keep their order', () => {
    expect(after(chosen(0, 5), chosen(1, 5))).toMatchObject({ q1: { choice: 1, sequence: 6 } });
  });

  test('the very first millisecond still counts as an answer', () => {
    expect(after(chosen(0, 0))).toMatchObject({ q1: { sequence: 1 } });
  });
});

describe('without a network', () => {
  const stored = { q1: { choice: 1, sequence: 4_000 }, q2: { choice: 0, sequence: 5_000 } };

  test('what the device kept is sent after a reload', () => {
    const sheet = after(
      { type: 'loaded', answers: { q1: { choice: 3, sequence: 900 }, q2: { choice: null, sequence: 0 } } },
      { type: 'restored', answers: stored },
    );
    expect(queuedAnswers(sheet)).toEqual(stored);
  });

  test('an older answer of this device yields to a newer one of another device', () => {
    const sheet = after(
      { type: 'loaded', answers: { q1: { choice: 3, sequence: 7_000 } } },
      { type: 'restored', answers: stored },
    );
    expect(sheet.q1).toEqual({ choice: 3, sequence: 7_000, state: 'saved' });
    expect(Object.keys(queuedAnswers(sheet))).toEqual(['q2']);
  });

  test('an answer that reached the server although the confirmation was lost is not sent again', () => {
    const sheet = after(
      { type: 'restored', answers: stored },
      { type: 'loaded', answers: { q1: { choice: 1, sequence: 4_000 } } },
    );
    expect(sheet.q1?.state).toBe('saved');
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
  test('a refused answer is shown as late and not sent again', () => {
    const sheet = after(chosen(2, 1_000), { type: 'refused', questionId: 'q1', sequence: 1_000 });

    expect(sheet.q1?.state).toBe('late');
    expect(queuedAnswers(sheet)).toEqual({});
    expect(unsavedAnswers(sheet)).toEqual({ q1: { choice: 2, sequence: 1_000 } });
  });

  test('a refusal of an earlier choice says nothing about a later one', () => {
    const sheet = after(chosen(2, 1_000), chosen(3, 2_000), {
      type: 'refused',
      questionId: 'q1',
      sequence: 1_000,
    });
    expect(sheet.q1?.state).toBe('queued');
  });
});

test('the result tells which of the kept answers did not count', () => {
  const kept = {
    arrivedAfterAll: { choice: 1, sequence: 10 },
    neverArrived: { choice: 2, sequence: 20 },
    earlierOneCounted: { choice: 0, sequence: 30 },
    takenBack: { choice: null, sequence: 40 },
    ofAnotherExam: { choice: 3, sequence: 50 },
  };
  const counted = { arrivedAfterAll: 1, neverArrived: null, earlierOneCounted: 3, takenBack: null };

  expect(countUncounted(kept, counted)).toBe(2);
});

test('unanswered questions of the server take no place on the sheet', () => {
  expect(after({ type: 'loaded', answers: { q1: { choice: null, sequence: 0 } } })).toEqual({});
});

const answer = fc.record({
  choice: fc.option(fc.nat({ max: 3 }), { nil: null }),
  sequence: fc.nat({ max: 9 }),
});

test('whatever arrives in whatever order, a sequence never falls', () => {
  const event: fc.Arbitrary<AnswerEvent> = fc.oneof(
    answer.map((kept) => ({ type: 'confirmed' as const, questionId: 'q1', kept })),
    answer.map((one) => ({ type: 'loaded' as const, answers: { q1: one } })),
    answer.map((one) => ({ type: 'restored' as const, answers: { q1: one } })),
    answer.map(({ choice, sequence }) => chosen(choice, sequence)),
    fc.nat({ max: 9 }).map((sequence) => ({ type: 'refused' as const, questionId: 'q1', sequence })),
  );

  fc.assert(
    fc.property(fc.array(event), (events) => {
      let sheet: AnswerSheet = {};
      for (const one of events) {
        const before = sheet.q1?.sequence ?? 0;
        sheet = answerSheet(sheet, one);
        expect(sheet.q1?.sequence ?? 0).toBeGreaterThanOrEqual(before);
      }
    }),
  );
});
