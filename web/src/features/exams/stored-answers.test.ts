import type { Answers } from '@akada/core/exams/answer-queue.ts';
import { beforeEach, expect, test } from 'vitest';
import { readStored, store } from '../../lib/device/device-storage.ts';
import { accountDataPrefix, eraseSession } from '../../lib/session/session-store.ts';
import { forgetAnswers, storeAnswers, storedAnswers } from './stored-answers.ts';

const several = { choices: [0, 3], flagged: true, tookMs: 4_000, sequence: 10 };
const takenBack = { choices: null, flagged: false, tookMs: 0, sequence: 20 };
const answers = { q1: several, q2: takenBack };

const queued = (input: typeof answers | Record<string, typeof several>): Answers =>
  Object.fromEntries(
    Object.entries(input).map(([id, answer]) => [id, { ...answer, state: 'queued' as const }]),
  );

beforeEach(() => eraseSession());

test('the same account finds its stored answers in the same exam', () => {
  storeAnswers('ada', 'e1', queued(answers));
  expect(storedAnswers('ada', 'e1')).toEqual(answers);
});

test('a written answer is stored, and a response in a wrong form is no answer', () => {
  const writtenAnswer = { ...takenBack, response: { type: 'short' as const, text: 'mitral' } };
  storeAnswers('ada', 'e1', { q1: { ...writtenAnswer, state: 'queued' } });
  expect(storedAnswers('ada', 'e1')).toEqual({ q1: writtenAnswer });

  store(
    `${accountDataPrefix}exam.ada.e1.q1`,
    JSON.stringify({ ...writtenAnswer, response: { type: 'short' } }),
  );
  expect(storedAnswers('ada', 'e1')).toEqual({});
});

test('another account on the same device finds nothing, nor does another exam', () => {
  storeAnswers('ada', 'e1', queued(answers));
  expect(storedAnswers('obi', 'e1')).toEqual({});
  expect(storedAnswers('ada', 'e2')).toEqual({});

  storeAnswers('obi', 'e1', queued({ q1: several }));
  expect(storedAnswers('ada', 'e1')).toEqual(answers);
  forgetAnswers('obi', 'e1');
  expect(storedAnswers('ada', 'e1')).toEqual(answers);
});

test('answers that are all saved leave nothing on the device', () => {
  storeAnswers('ada', 'e1', queued(answers));
  const saved = Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [id, { ...answer, state: 'saved' as const }]),
  );
  storeAnswers('ada', 'e1', saved);
  expect(readStored(`${accountDataPrefix}exam.ada.e1`)).toBeNull();
});

test.each([
  ['not json', {}],
  ['null', {}],
  [
    '{"q1":{"choices":["2"],"flagged":false,"tookMs":0,"sequence":1},"q2":{"choices":null,"flagged":false,"tookMs":0,"sequence":20}}',
    { q2: takenBack },
  ],
  ['{"q1":{"choice":"2","sequence":1},"q3":{"sequence":1},"q4":{"choice":1}}', {}],
])('a store that holds %s does no harm', (text, found) => {
  store(`${accountDataPrefix}exam.ada.e1`, text);
  expect(storedAnswers('ada', 'e1')).toEqual(found);
});

test('the app reads answers that an older version stored', () => {
  store(
    `${accountDataPrefix}exam.ada.e1`,
    '{"q1":{"choice":2,"sequence":10},"q2":{"choice":null,"sequence":20}}',
  );
  expect(storedAnswers('ada', 'e1')).toEqual({
    q1: { ...takenBack, choices: [2], sequence: 10 },
    q2: takenBack,
  });
});

test('two pages of one device that show one exam lose nothing of each other', () => {
  storeAnswers('ada', 'e1', queued({ q1: several }));
  storeAnswers('ada', 'e1', queued({ q2: { ...several, sequence: 7 } }));
  expect(storedAnswers('ada', 'e1')).toEqual({ q1: several, q2: { ...several, sequence: 7 } });
});
