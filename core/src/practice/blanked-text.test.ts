import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankedText } from './blanked-text.ts';

test.each([
  ['Humus holds water.', ['Humus'], '____ holds water.'],
  [
    'HUMUS holds humus, and humus-rich soil holds more.',
    ['humus'],
    '____ holds ____, and ____-rich soil holds more.',
  ],
  ['The cells of a cell wall', ['Cell'], 'The ____ of a ____ wall'],
  ['It diffuses by diffusion.', ['diffusion'], 'It ____ by ____.'],
  ['A red blood cell carries oxygen.', ['Red blood cells'], 'A ____ carries oxygen.'],
  ['The wall of the cell is thick.', ['the wall of the cell'], 'The ____ of the ____ is thick.'],
  ['The DNA of a virus', ['DNA'], 'The ____ of a virus'],
  ['Water boils at 100 degrees, not at 1000.', ['100'], 'Water boils at ____ degrees, not at 1000.'],
  ['It is so', ['it is'], '____ so'],
  ['ọmọ is a child', ['Omo'], '____ is a child'],
  ['Sand and clay', ['Sand', 'clay'], '____ and ____'],
  ['a → b', ['→'], 'a ____ b'],
  ['The answer is “Humus”: it holds.', ['Humus'], 'The answer is “____”: it holds.'],
  ['He watches the watermill.', ['water'], 'He watches the ____.'],
  ['Man and many', ['man'], '____ and many'],
  ['Nothing of it', ['Humus'], 'Nothing of it'],
  ['Humus', [''], 'Humus'],
  ['Humus', [], 'Humus'],
  ['A salt–water mix', ['salt water'], 'A ____ mix'],
])('the text %s hides %j: %s', (text, keys, left) => {
  expect(blankedText(text, keys)).toBe(left);
});

const phrase = fc.array(fc.stringMatching(/^[a-zA-Z]{5,9}$/), { minLength: 1, maxLength: 3 });

test('no word of the key is left, in whatever text it stands', () => {
  fc.assert(
    fc.property(phrase, phrase, phrase, (before, key, after) => {
      const left = blankedText([...before, ...key, ...key.map((it) => `${it}s`), ...after].join(' '), [
        key.join(' '),
      ]);
      for (const one of key) expect(left.toLowerCase()).not.toContain(one.toLowerCase());
    }),
  );
});

test('any text can be blanked, and nothing is left to blank', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, keys) => {
      const left = blankedText(text, keys);
      expect(
        blankedText(
          left,
          keys.filter((key) => !key.includes('_')),
        ),
      ).toBe(left);
    }),
  );
});
