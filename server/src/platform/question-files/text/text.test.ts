import { describe, expect, test } from 'vitest';
import { joinedLines } from './joined-lines.ts';
import { getPlainLine, plainLineToMarkdown } from './plain-line.ts';

describe('lines that people typed', () => {
  test.each([
    ['one line', ' One line. ', 'One line.'],
    ['a list of statements', 'Consider:\nI. One\nII. Two', 'Consider:\nI. One\nII. Two'],
    [
      'a text that was wrapped',
      'The river rises in the hills and\nflows to the sea.',
      'The river rises in the hills and flows to the sea.',
    ],
    ['paragraphs', 'One.\n\n\nTwo.', 'One.\n\nTwo.'],
  ])('%s', (_, text, joined) => {
    expect(joinedLines(text)).toBe(joined);
  });
});

describe('plain text as Markdown', () => {
  test.each([
    ['marks', '*a* _b_ # `c` [d](e) <f>', '\\*a\\* \\_b\\_ # \\`c\\` &#91;d&#93;(e) \\<f>'],
    ['a gap', 'It is ___.', 'It is _____.'],
    ['a gap of its own', '____', '{{blank}}'],
    ['gaps in a list', '- ____', '\\- {{blank}}'],
    ['underscores of a name', 'a___b', 'a\\_\\_\\_b'],
    ['formulas and money', '\\(x_1\\) costs $5, not $10', '$x_1$ costs \\$5, not \\$10'],
  ])('%s', (_, text, markdown) => {
    expect(plainLineToMarkdown(text)).toBe(markdown);
  });
});

describe('Markdown as a plain line', () => {
  test.each([
    ['text', 'a \\* b', 'a * b', true],
    ['formulas', '$x^2$ and $a\\)$', '\\(x^2\\) and $a\\)$', true],
    ['a gap', 'It is {{blank}} here.', 'It is _____ here.', true],
    ['looks', '**a** ~~b~~', 'a b', false],
    ['a list', '- a\n- b', 'a b', false],
    ['a line break', 'a\\\nb', 'a b', false],
    ['a displayed formula', '$$\nx\n$$', 'x', false],
    ['text that looks like a formula', '\\$x\\$', '$x$', false],
    ['nothing', '', '', true],
  ])('%s', (_, markdown, text, isWhole) => {
    expect(getPlainLine(markdown)).toEqual({ text, isWhole });
  });
});
