import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asMarkdown, typableText, withoutEscapes } from './note-markdown.ts';

describe('text of a note as Markdown', () => {
  test.each([
    ['5 * 3 costs $15', '5 \\* 3 costs \\$15'],
    ['x_1 and [y]', 'x\\_1 and \\[y]'],
    ['Bolton v Stone [1951] and [a](b)', 'Bolton v Stone \\[1951] and \\[a](b)'],
    ['R&D, &amp;', 'R&D, \\&amp;'],
    ['# no heading', '\\# no heading'],
    ['1. no list', '1\\. no list'],
    ['1945', '1945'],
    ['- no point\n+ none', '\\- no point\n\\+ none'],
    ['{{c1::no gap}}', '\\{\\{c1::no gap\\}\\}'],
  ])('%s', (text, markdown) => {
    expect(asMarkdown(text)).toBe(markdown);
    expect(withoutEscapes(markdown)).toBe(text);
  });

  test('comes back as it was, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(withoutEscapes(asMarkdown(text))).toBe(text);
      }),
    );
  });
});

test('pictures and sounds are no part of a typed answer', () => {
  const id = '0b0e7a52-5a3e-4b5c-8f5e-2d7c8a1f9e10';
  expect(typableText(`Humus \\[1\\] [said](sound:${id})![soil](image:${id})`)).toBe('Humus [1]');
});
