/** Tests the oracle of the hall: it must recognise each way in which an answer can be lost. */
import { describe, expect, it } from 'vitest';
import { judgeHall, type StoredAnswer } from './hall-oracle.ts';

const hall = { students: [{ accessToken: '', examId: 'e0' }], questionIds: ['q0', 'q1'] };
/** Student, question, choice, flag, time, sequence, acknowledged. */
const states = [
  [0, 0, 2, 0, 40, 10, 1],
  [0, 0, 3, 1, 60, 20, 1],
  [0, 0, 1, 0, 90, 30, 0],
];
const row = (change: Partial<StoredAnswer> = {}): StoredAnswer => ({
  exam_id: 'e0',
  question_id: 'q0',
  choices: [3],
  flagged: true,
  took_ms: 60,
  sequence: 20,
  ...change,
});
const judge = (...storedAnswers: StoredAnswer[]) =>
  judgeHall(hall, { sent: Int32Array.from(states.flat()) }, storedAnswers);

describe('of two acknowledged states and a third that was not', () => {
  it.each([
    ['the last acknowledged one', row()],
    ['the one after it', row({ choices: [1], flagged: false, took_ms: 90, sequence: 30 })],
  ])('%s may be stored', (_, storedAnswer) => {
    expect(judge(storedAnswer)).toEqual({ acknowledged: 2, lost: 0, strange: 0 });
  });

  it('the first one alone is a loss', () => {
    const first = row({ choices: [2], flagged: false, took_ms: 40, sequence: 10 });
    expect(judge(first)).toEqual({ acknowledged: 2, lost: 1, strange: 0 });
  });

  it('a missing stored state counts as a loss', () => {
    expect(judge()).toEqual({ acknowledged: 2, lost: 1, strange: 0 });
  });

  it.each([
    ['another choice', { choices: [0] }],
    ['no choice', { choices: null }],
    ['two choices', { choices: [3, 0] }],
    ['no flag', { flagged: false }],
    ['another time', { took_ms: 61 }],
    ['a sequence that was never sent', { sequence: 21 }],
  ])('%s is a loss, and was never sent', (_, change) => {
    expect(judge(row(change))).toEqual({ acknowledged: 2, lost: 1, strange: 1 });
  });
});

it('an answer to a question that no student answered was never sent', () => {
  expect(judge(row(), row({ question_id: 'q1' }))).toEqual({ acknowledged: 2, lost: 0, strange: 1 });
});
