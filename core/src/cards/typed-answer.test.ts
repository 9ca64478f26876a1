import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareTyped, foldedAnswer } from './typed-answer.ts';

describe('a typed answer is right', () => {
  test.each([
    ['osmosis', 'Osmosis'],
    ['  Osmosis. ', 'osmosis'],
    ['mitosis', 'the mitosis'],
    ['The nucleus', 'nucleus'],
    ['eleve', 'un élève'],
    ['l’école', 'école'],
    ['strasse', 'Straße'],
    ['long term memory', 'long-term memory'],
    ['longterm memory', 'long-term memory'],
    ['phostosynthesis', 'photosynthesis'],
    ['mitochondira', 'mitochondria'],
    ['diffussion', 'diffusion'],
    ['network interface card', 'network interface card (NIC)'],
    ['1914', '1914'],
    ['E = mc²', 'E = mc2'],
    ['Абуджа', 'абуджа'],
  ])('%s for %s', (typed, answer) => {
    expect(compareTyped(typed, answer).result).toBe('right');
  });
});

describe('a typed answer is close', () => {
  test.each([
    ['hypotonic', 'hypertonic', 'a prefix that says the opposite'],
    ['adsorption', 'absorption', 'another word by one letter at its start'],
    ['endothermic', 'exothermic', 'the opposite'],
    ['meiosis', 'mitosis', 'another process'],
    ['fotosynthesis', 'photosynthesis', 'a slip at its start'],
    ['returns journal', 'returns inwards journal', 'a word left out'],
    ['card interface network', 'network interface card', 'another order'],
    ['phtosinthesys', 'photosynthesis', 'many slips'],
  ])('%s for %s: %s', (typed, answer) => {
    expect(compareTyped(typed, answer).result).toBe('close');
  });
});

describe('a typed answer is wrong', () => {
  test.each([
    ['', 'osmosis'],
    ['diffusion', 'osmosis'],
    ['1915', '1914'],
    ['108 members', '109 members and one from the capital'],
    ['ram', 'ewe'],
    ['cat', 'cot'],
    ['!!!', 'osmosis'],
  ])('%s for %s', (typed, answer) => {
    expect(compareTyped(typed, answer).result).toBe('wrong');
  });
});

describe('the difference', () => {
  test('is the answer with what was left out, and what was typed too much', () => {
    expect(compareTyped('osmsis', 'Osmosis').difference).toEqual([
      { kind: 'same', text: 'Osm' },
      { kind: 'missing', text: 'o' },
      { kind: 'same', text: 'sis' },
    ]);
    expect(compareTyped('ellve', 'élève').difference).toEqual([
      { kind: 'same', text: 'él' },
      { kind: 'missing', text: 'è' },
      { kind: 'extra', text: 'l' },
      { kind: 'same', text: 've' },
    ]);
  });

  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string(),
    fc.constantFrom('a '.repeat(400), 'x'.repeat(5_000)),
  );

  test('holds the whole answer and the whole of what was typed, whatever that is', () => {
    fc.assert(
      fc.property(texts, texts, (typed, answer) => {
        const { difference } = compareTyped(typed, answer);
        const without = (kind: string) =>
          difference.flatMap((part) => (part.kind === kind ? [] : part.text)).join('');
        expect(without('extra')).toBe(answer.trim());
        expect(foldedAnswer(without('missing'))).toBe(foldedAnswer(typed.trim()));
      }),
    );
  });
});

test('every answer is right for itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (answer) => {
      const { result } = compareTyped(answer, answer);
      expect(foldedAnswer(answer) === '' ? 'right' : result).toBe('right');
    }),
  );
});
