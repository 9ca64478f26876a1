import { expect, test } from 'vitest';
import { saysItself } from './plain-markdown.ts';

test.each(['', ' What holds water? ', 'It costs 5 - 3 = 2.', 'Water (H2O), 50%', '3.5 litres', 'A #hash'])(
  '%j says itself',
  (text) => expect(saysItself(text)).toBe(true),
);

test.each([
  '**a**',
  'a $x$',
  '- a',
  '1. a',
  '# a',
  'a\nb',
  '`a`',
  '![a](b)',
  '| a |',
  '&amp;',
  'a\\*',
  '===',
])('%j may say more', (text) => expect(saysItself(text)).toBe(false));
