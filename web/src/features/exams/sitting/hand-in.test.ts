import { expect, test } from 'vitest';
import { handInStep, isHandInDue, unansweredNumbers } from './hand-in.ts';

const facts = { isAsking: false, isConfirmed: false, leftMs: 60_000 };

test.each([
  ['in the middle of it', facts, 'no'],
  ['with the dialog open', { ...facts, isAsking: true }, 'asking'],
  ['after the decision', { ...facts, isAsking: true, isConfirmed: true }, 'handing_in'],
  ['when the time is up', { ...facts, leftMs: 0 }, 'handing_in'],
  ['when the time is up over the open dialog', { ...facts, isAsking: true, leftMs: 0 }, 'handing_in'],
] as const)('%s', (_when, given, step) => {
  expect(handInStep(given)).toBe(step);
});

test('it is handed in when no answer waits to be sent any more, and not before', () => {
  expect(isHandInDue('handing_in', 0)).toBe(true);
  expect(isHandInDue('handing_in', 1)).toBe(false);
  expect(isHandInDue('asking', 0)).toBe(false);
  expect(isHandInDue('no', 0)).toBe(false);
});

test('a question without an answer, or with one taken back, is named by its number', () => {
  const questions = [{ id: 'q1' }, { id: 'q2' }, { id: 'q3' }];
  const answers = {
    q1: { choice: 0, sequence: 1, state: 'queued' as const },
    q2: { choice: null, sequence: 2, state: 'saved' as const },
  };
  expect(unansweredNumbers(questions, answers)).toEqual([2, 3]);
});
