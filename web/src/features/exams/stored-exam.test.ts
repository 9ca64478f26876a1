import { beforeEach, expect, test } from 'vitest';
import { keysUnder, readStored, store } from '../../lib/device/device-storage.ts';
import { accountDataPrefix, eraseSession } from '../../lib/session/session-store.ts';
import { runningExamOf } from '../../testing/samples/exam-samples.ts';
import { idOf, questionOf } from '../../testing/samples.ts';
import { storeConfirmed } from './stored-answers.ts';
import { forgetExam, storedExam, storedExams, storeExam } from './stored-exam.ts';

const examOf = (number: number, closesInMs = 60_000) =>
  runningExamOf([questionOf(1)], {
    id: idOf(number),
    deadline_at: new Date(Date.now() + closesInMs).toISOString(),
    closes_at: new Date(Date.now() + closesInMs).toISOString(),
  });
const confirmed = {
  [idOf(1)]: { choices: [0], flagged: false, tookMs: 0, sequence: 3, state: 'saved' as const },
};

beforeEach(() => eraseSession());

test('an exam is found by its account, with the moment when it arrived', () => {
  storeExam('ada', { exam: examOf(1), receivedAt: 17 });
  expect(storedExam('ada', idOf(1))).toMatchObject({ exam: { id: idOf(1) }, receivedAt: 17 });
  expect(storedExam('obi', idOf(1))).toBeNull();
  expect(storedExams('obi')).toEqual([]);
});

test('sorts exams by end, soonest first', () => {
  storeExam('ada', { exam: examOf(1, 90_000), receivedAt: Date.now() });
  storeExam('ada', { exam: examOf(2, 30_000), receivedAt: Date.now() });
  expect(storedExams('ada').map(({ exam }) => exam.id)).toEqual([idOf(2), idOf(1)]);
});

test('a closed exam and its confirmed answers make room for the next', () => {
  storeExam('ada', { exam: examOf(1, -1_000), receivedAt: Date.now() - 60_000 });
  storeConfirmed('ada', idOf(1), confirmed);
  storeExam('ada', { exam: examOf(2), receivedAt: Date.now() });
  expect(storedExams('ada').map(({ exam }) => exam.id)).toEqual([idOf(2)]);
  expect(keysUnder(accountDataPrefix).filter((key) => key.includes(idOf(1)))).toEqual([]);
});

test.each(['not json', 'null', '7', '{"form":0,"exam":{}}'])('a store that holds %s does no harm', (text) => {
  store(`${accountDataPrefix}paper.ada.${idOf(1)}`, text);
  expect(storedExam('ada', idOf(1))).toBeNull();
  storeExam('ada', { exam: examOf(2), receivedAt: Date.now() });
  expect(readStored(`${accountDataPrefix}paper.ada.${idOf(1)}`)).toBeNull();
});

test('clearing or signing out deletes stored exams', () => {
  storeExam('ada', { exam: examOf(1), receivedAt: Date.now() });
  storeConfirmed('ada', idOf(1), confirmed);
  forgetExam('ada', idOf(1));
  expect(keysUnder(accountDataPrefix)).toEqual([]);
  storeExam('ada', { exam: examOf(1), receivedAt: Date.now() });
  eraseSession();
  expect(storedExams('ada')).toEqual([]);
});
