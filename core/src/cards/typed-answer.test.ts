import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldedAnswer } from './folded-answer.ts';
import { compareTyped } from './typed-answer.ts';

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
    ['E=mc^2', 'E = mc²'],
    ['h2o', 'H₂O'],
    ['10^8', '10⁸'],
    ['1000', '1,000'],
    ['1 000 000', '1,000,000'],
    ['1,5', '1.5'],
    ['.5', '0.5'],
    ['−5', '-5'],
    ['– 5 °C', '-5°C'],
    ['50%', '50 %'],
    ['5km', '5 km'],
    ['x <= y', 'x ≤ y'],
    ['x != y', 'x ≠ y'],
    ['3 x 4', '3 × 4'],
    ['1/2', '½'],
    ['1914-1918', '1914–1918'],
    ['covid 19', 'COVID-19'],
    ['na+', 'Na⁺'],
    ['m s-1', 'm s⁻¹'],
    ['world war 2!', 'World War 2!'],
    ['osmosis!', 'Osmosis'],
    ['x+y', 'x + y'],
  ])('%s for %s', (typedText, answer) => {
    expect(compareTyped(typedText, answer).result).toBe('right');
  });
});

describe('a typed answer is close', () => {
  test.each([
    ['hypotonic', 'hypertonic', 'a prefix that says the opposite'],
    ['adsorption', 'absorption', 'another word by one letter at its start'],
    ['endothermic', 'exothermic', 'the opposite'],
    ['meiosis', 'mitosis', 'another process'],
    ['fotosynthesis', 'photosynthesis', 'a slip at its start'],
    ['returns journal', 'returns inwards journal', 'an omitted word'],
    ['card interface network', 'network interface card', 'another order'],
    ['phtosinthesys', 'photosynthesis', 'many slips'],
  ])('%s for %s: %s', (typedText, answer) => {
    expect(compareTyped(typedText, answer).result).toBe('close');
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
    ['15', '1.5'],
    ['1 5', '15'],
    ['5', '-5'],
    ['x5', 'x-5'],
    ['23', '2/3'],
    ['12', '1½'],
    ['11/2', '1½'],
    ['31', '3:1'],
    ['108', '10⁸'],
    ['10 8', '10⁸'],
    ['1.000', '1,000'],
    ['x<y', 'x>y'],
    ['x=y', 'x≠y'],
    ['xy', 'x+y'],
    ['ms', 'm/s'],
    ['C', 'C++'],
    ['C#', 'C++'],
    ['Na', 'Na+'],
    ['Cl', 'Cl-'],
    ['Cl+', 'Cl-'],
    ['5', '5%'],
    ['5', '5!'],
    ['2', '2 (x+1)'],
    ['f', 'f(x)'],
    ['5 metres', '-5 metres'],
    ['about 1915', 'about 1914'],
  ])('%s for %s', (typedText, answer) => {
    expect(compareTyped(typedText, answer).result).toBe('wrong');
  });
});

describe('the difference', () => {
  test('is the answer with its missing and its superfluous letters', () => {
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

  test('contains the complete answer and all of the typed text', () => {
    fc.assert(
      fc.property(texts, texts, (typedText, answer) => {
        const { difference } = compareTyped(typedText, answer);
        const without = (kind: string) =>
          difference.flatMap((part) => (part.kind === kind ? [] : part.text)).join('');
        expect(without('extra')).toBe(answer.trim());
        expect(foldedAnswer(without('missing'))).toBe(foldedAnswer(typedText.trim()));
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

describe('every sign must match', () => {
  const number = fc.integer({ min: 0, max: 9_999 }).map(String);
  const symbol = fc.oneof(number, fc.constantFrom('x', 'y', 'k'));
  const operator = fc.constantFrom('+', '-', '*', '/', '<', '>', '=', '≤', '≠', '^');

  test('a sign between two symbols must match', () => {
    fc.assert(
      fc.property(symbol, symbol, operator, operator, (one, two, right, other) => {
        // A power after a letter may be written without its sign.
        fc.pre(right !== '^' || /\d/.test(one));
        const answer = `${one}${right}${two}`;
        expect(compareTyped(`${one} ${right} ${two}`, answer).result).toBe('right');
        expect(compareTyped(`${one}${two}`, answer).result).not.toBe('right');
        if (other !== right) expect(compareTyped(`${one}${other}${two}`, answer).result).toBe('wrong');
      }),
    );
  });

  test('a digit, a point and a minus of a number must match', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 99_999 }), fc.nat(4), (value, at) => {
        const answer = String(value);
        const index = at % answer.length;
        for (const typedText of [`-${answer}`, `${answer.slice(0, index)}${answer.slice(index + 1)}`])
          expect(compareTyped(typedText, answer).result).toBe('wrong');
        const inside = 1 + (at % (answer.length - 1));
        expect(compareTyped(`${answer.slice(0, inside)}.${answer.slice(inside)}`, answer).result).toBe(
          'wrong',
        );
      }),
    );
  });
});
