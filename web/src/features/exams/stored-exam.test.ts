import { beforeEach, expect, test } from 'vitest';
import { keysUnder, readStored, store } from '../../lib/device/device-storage.ts';
import { accountDataPrefix, eraseSession } from '../../lib/session/session-store.ts';
import { makeRunningExam } from '../../testing/samples/exam-samples.ts';
import { makeId, makeQuestion } from '../../testing/samples.ts';
import { storeConfirmed } from './stored-answers.ts';
import { forgetExam, storedExam, storedExams, storeExam } from './stored-exam.ts';

const getExam = (number: number, closesInMs = 60_000) =>
  makeRunningExam([makeQuestion(1)], {
    id: makeId(number),
    deadline_at: new Date(Date.now() + closesInMs).toISOString(),
    closes_at: new Date(Date.now() + closesInMs).toISOString(),
  });
const confirmed = {
  [makeId(1)]: { choices: [0], flagged: false, tookMs: 0, sequence: 3, state: 'saved' as const },
};

beforeEach(() => eraseSession());

test('an exam is found by its account, with the moment when it arrived', () => {
  storeExam('ada', { exam: getExam(1), receivedAt: 17 });
  expect(storedExam('ada', makeId(1))).toMatchObject({ exam: { id: makeId(1) }, receivedAt: 17 });
  expect(storedExam('obi', makeId(1))).toBeNull();
  expect(storedExams('obi')).toEqual([]);
});

test('stored exams are sorted by end, soonest first', () => {
  storeExam('ada', { exam: getExam(1, 90_000), receivedAt: Date.now() });
  storeExam('ada', { exam: getExam(2, 30_000), receivedAt: Date.now() });
  expect(storedExams('ada').map(({ exam }) => exam.id)).toEqual([makeId(2), makeId(1)]);
});

test('a closed exam and its confirmed answers make room for the next', () => {
  storeExam('ada', { exam: getExam(1, -1_000), receivedAt: Date.now() - 60_000 });
  storeConfirmed('ada', makeId(1), confirmed);
  storeExam('ada', { exam: getExam(2), receivedAt: Date.now() });
  expect(storedExams('ada').map(({ exam }) => exam.id)).toEqual([makeId(2)]);
  expect(keysUnder(accountDataPrefix).filter((key) => key.includes(makeId(1)))).toEqual([]);
});

test.each(['not json', 'null', '7', '{"form":0,"exam":{}}'])('a store that holds %s does no harm', (text) => {
  store(`${accountDataPrefix}paper.ada.${makeId(1)}`, text);
  expect(storedExam('ada', makeId(1))).toBeNull();
  storeExam('ada', { exam: getExam(2), receivedAt: Date.now() });
  expect(readStored(`${accountDataPrefix}paper.ada.${makeId(1)}`)).toBeNull();
});

test('clearing or signing out deletes stored exams', () => {
  storeExam('ada', { exam: getExam(1), receivedAt: Date.now() });
  storeConfirmed('ada', makeId(1), confirmed);
  forgetExam('ada', makeId(1));
  expect(keysUnder(accountDataPrefix)).toEqual([]);
  storeExam('ada', { exam: getExam(1), receivedAt: Date.now() });
  eraseSession();
  expect(storedExams('ada')).toEqual([]);
});
