import { describe, expect, test } from 'vitest';
import { asked, beside } from '../testing/stated-questions.ts';

describe('what is true of a term', () => {
  const GLANDS = [
    'The kidney cleans the blood of the body day and night. The kidney is an organ with two parts.',
    'The liver stores sugar and makes bile for the gut. The liver is an organ on one side.',
    'The spleen removes old red cells from the blood. The spleen is an organ near the ribs.',
    'The pancreas makes the juice that breaks down fat. The pancreas is an organ near the gut.',
    'The disease damages the sugar balance of the patient.',
  ].join('\n');

  test('is asked with what the note says of others of its class', () => {
    expect(beside(GLANDS, 'The liver ________.')).toEqual(
      expect.arrayContaining([
        'cleans the blood of the body day and night',
        'removes old red cells from the blood',
      ]),
    );
    expect(asked(GLANDS, 'statement')['The liver ________.']).toBe('stores sugar and makes bile for the gut');
  });

  test('is not asked of a noun that is something else in the next paragraph', () => {
    expect(asked(GLANDS, 'statement')).not.toHaveProperty('The disease ________.');
  });

  test.each([
    ['it would hold of many things', 'The kidney is important for the health of the body.'],
    ['it may be so', 'The kidney may fail in old age without a sign.'],
    ['it is not so', 'The kidney never stops its work in the body.'],
    ['it says too little', 'The kidney cleans blood.'],
  ])('is not asked where %s', (_, sentence) => {
    expect(asked(`The kidney is an organ with two parts.\n${sentence}`, 'statement')).toEqual({});
  });

  test('that a sentence sets against another is asked with what it is set against', () => {
    const sentence =
      'The liver stores sugar for the body, while the kidney cleans waste out of the blood every hour.';

    expect(asked(`The kidney is an organ with two parts.\n${sentence}`, 'comparison')).toEqual({
      'The liver stores sugar for the body, while the kidney ________.':
        'cleans waste out of the blood every hour',
    });
  });
});
