import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clozeAnswers,
  clozeNumbers,
  parseCloze,
  withAnswer,
  withEllipsis,
  withGap,
  writeCloze,
} from './cloze.ts';

const gap = (number: number, answer: string, hint: string | null = null) => ({ number, answer, hint });

describe('a text with gaps', () => {
  test.each([
    ['Water moves by {{c1::osmosis}}.', ['Water moves by ', gap(1, 'osmosis'), '.']],
    [
      '{{c1::Lagos::a city}} lies in {{c12::Nigeria}}',
      [gap(1, 'Lagos', 'a city'), ' lies in ', gap(12, 'Nigeria')],
    ],
    ['{{c1::a::b::c}}', [gap(1, 'a', 'b::c')]],
    ['{{c1::a::}}', [gap(1, 'a', '')]],
    ['{{c1::}}', [gap(1, '')]],
    ['one :: two }} three', ['one :: two }} three']],
    ['{{c0::a}} {{c100::b}} {{C1::c}} {{c1:d}}', ['{{c0::a}} {{c100::b}} {{C1::c}} {{c1:d}}']],
    ['{{c1::open', ['{{c1::open']],
    ['{{c1::outer {{c2::inner}} rest', ['{{c1::outer ', gap(2, 'inner'), ' rest']],
    ['\\{{c1::a}} {{c1::b\\}}c}}', ['\\{{c1::a}} ', gap(1, 'b\\}}c')]],
    ['{{c1::a\\::b}}', [gap(1, 'a\\::b')]],
    ['{{c1::capital of {{c2::France::a land}}}}', [gap(1, 'capital of {{c2::France::a land}}')]],
    ['$$ {{c1::\\cos(x)}} = 1 $$', ['$$ ', gap(1, '\\cos(x)'), ' = 1 $$']],
    ['$\\frac{{{c1::a}}}{b}$', ['$\\frac{', gap(1, 'a'), '}{b}$']],
    ['{{c1::$\\frac{1}{\\sqrt{x}}$}} holds', [gap(1, '$\\frac{1}{\\sqrt{x}}$'), ' holds']],
    ['`int a[2] = {{c1::{0}}};`', ['`int a[2] = ', gap(1, '{0}'), ';`']],
    ['{{c1::{{strong::x}}::hint}}', [gap(1, '{{strong::x}}', 'hint')]],
    ['{{c1::a set { of}} two}', [gap(1, 'a set { of'), ' two}']],
    ['', []],
  ])('%s', (text, parts) => {
    expect(parseCloze(text)).toEqual(parts);
    expect(writeCloze(parseCloze(text))).toBe(text);
  });

  test('gives a card for each number that has an answer', () => {
    expect(clozeNumbers('{{c3::a}} {{c1::b}} {{c3::c}} {{c2:: }}')).toEqual([1, 3]);
    expect(clozeNumbers('no gap')).toEqual([]);
    expect(clozeAnswers('{{c3::a}} {{c1::b}} {{c3::c}}', 3)).toEqual(['a', 'c']);
  });

  test('asks a gap and the one within it', () => {
    const text = 'The {{c1::capital of {{c2::France}}}} is Paris.';

    expect(clozeNumbers(text)).toEqual([1, 2]);
    expect(clozeAnswers(text, 1)).toEqual(['capital of France']);
    expect(withGap(text, 1)).toBe('The **\\[…\\]** is Paris.');
    expect(withGap(text, 2)).toBe('The capital of **\\[…\\]** is Paris.');
    expect(withAnswer(text, 1)).toBe('The **capital of France** is Paris.');
    expect(withAnswer(text, 2)).toBe('The capital of **France** is Paris.');
    expect(withEllipsis('{{c1::\\cos}} x = {{c2::y}}', 1)).toBe('… x = y');
  });

  test('shows the gaps of one card, the answers of the others, and on the back all of it', () => {
    const text = '{{c1::Lagos::a city}} was the capital until {{c2::1991}}, {{c1::Abuja}} is now.';

    expect(withGap(text, 1)).toBe('**\\[a city\\]** was the capital until 1991, **\\[…\\]** is now.');
    expect(withGap(text, 2)).toBe('Lagos was the capital until **\\[…\\]**, Abuja is now.');
    expect(withAnswer(text, 1)).toBe('**Lagos** was the capital until 1991, **Abuja** is now.');
    expect(withAnswer('{{c1:: }}x', 1)).toBe(' x');
  });
});

describe('whatever is typed', () => {
  const pieces = fc.constantFrom(
    '{{c1::',
    '{{c2::',
    '{{',
    '}}',
    '::',
    '\\',
    'a',
    ' ',
    '\n',
    '😀',
    '\ud800',
    '{',
    '}',
    ':',
  );
  const typed = fc.oneof(
    fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
    fc.string(),
  );

  test('is written as it was read, and read the same again', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const parts = parseCloze(text);
        expect(writeCloze(parts)).toBe(text);
        expect(parseCloze(writeCloze(parts))).toEqual(parts);
        for (const number of clozeNumbers(text)) {
          expect(withGap(text, number)).not.toContain(`{{c${number}::`.repeat(20));
          expect(typeof withAnswer(text, number)).toBe('string');
        }
      }),
    );
  });

  test.each(['{{c1::', '}}', '::', '{{c1::a}}', '\\', '{{c1::a::'])(
    'is read once, however often it has %s',
    (piece) => {
      const text = piece.repeat(Math.floor(1_000_000 / piece.length));

      expect(writeCloze(parseCloze(text))).toBe(text);
      expect(clozeNumbers(text).length).toBeLessThan(2);
    },
  );
});
