import { expect, test } from 'vitest';
import type { GapsBody } from '../question-body.ts';
import { buildNumerical, buildShort } from '../testing/sample-bodies.ts';
import { getKeyWords } from './key-words.ts';

test('a key names every answer that earns the complete mark', () => {
  expect(getKeyWords(buildShort(['Abuja', 'FCT', ['Lagos', 0.5]]))).toBe('Abuja or FCT');
  expect(getKeyWords(buildShort([['Lagos', 0.5]]))).toBe('Lagos');
  expect(getKeyWords(buildNumerical('42'))).toBe('42');
});

test('a key of gaps names the answers of each gap', () => {
  const body: GapsBody = {
    type: 'gaps',
    gaps: [
      { weight: 1, answer: buildShort(['humus', 'mould']) },
      {
        weight: 1,
        answer: {
          type: 'select',
          options: [
            { text: 'clay', share: 1, feedback: '' },
            { text: 'sand', share: 0, feedback: '' },
          ],
        },
      },
    ],
  };
  expect(getKeyWords(body)).toBe('Gap 1: humus or mould; Gap 2: clay');
});
