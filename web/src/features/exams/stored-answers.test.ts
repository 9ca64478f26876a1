import { beforeEach, expect, test } from 'vitest';
import { readStored, store } from '../../lib/device/device-storage.ts';
import { accountDataPrefix, eraseSession } from '../../lib/session/session-store.ts';
import { forgetAnswers, storeAnswers, storedAnswers } from './stored-answers.ts';

const answers = { q1: { choice: 2, sequence: 10 }, q2: { choice: null, sequence: 20 } };

beforeEach(() => eraseSession());

test('what was stored is found by the same account in the same exam', () => {
  storeAnswers('ada', 'e1', answers);
  expect(storedAnswers('ada', 'e1')).toEqual(answers);
});

test('another account on the same device finds nothing, nor does another exam', () => {
  storeAnswers('ada', 'e1', answers);
  expect(storedAnswers('obi', 'e1')).toEqual({});
  expect(storedAnswers('ada', 'e2')).toEqual({});

  storeAnswers('obi', 'e1', { q1: { choice: 0, sequence: 5 } });
  expect(storedAnswers('ada', 'e1')).toEqual(answers);
  forgetAnswers('obi', 'e1');
  expect(storedAnswers('ada', 'e1')).toEqual(answers);
});

test('nothing left to store leaves nothing on the device', () => {
  storeAnswers('ada', 'e1', answers);
  storeAnswers('ada', 'e1', {});
  expect(readStored(`${accountDataPrefix}exam.ada.e1`)).toBeNull();
});

test.each([
  ['not json', {}],
  ['null', {}],
  ['{"q1":{"choice":"2","sequence":1},"q2":{"choice":1,"sequence":2}}', { q2: { choice: 1, sequence: 2 } }],
])('a store that holds %s does no harm', (text, found) => {
  store(`${accountDataPrefix}exam.ada.e1`, text);
  expect(storedAnswers('ada', 'e1')).toEqual(found);
});
