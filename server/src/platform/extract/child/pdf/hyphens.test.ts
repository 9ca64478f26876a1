import { describe, expect, it } from 'vitest';
import { createLineJoiner } from './hyphens.ts';

const LINES = [
  'The photosynthesis of a well-known plant, in twenty or eight days,',
  'is what a leaf is for; information about it is',
];
const joint = createLineJoiner(LINES);

describe('where one line ends and the next begins', () => {
  it.each([
    ['a word that is written out elsewhere', 'photosyn-', 'thesis begins', 'drop_hyphen'],
    ['a word that is written out, of two words', 'in-', 'formation of it', 'drop_hyphen'],
    ['a word that is nowhere else', 'chloro-', 'phyll catches', 'drop_hyphen'],
    ['a soft hyphen', 'well\u00AD', 'known', 'drop_hyphen'],
    ['a compound that is written so elsewhere', 'as well-', 'known as', 'close'],
    ['a compound of two known words', 'twenty-', 'eight days', 'close'],
    ['a name after a hyphen', 'anti-', 'American', 'close'],
    ['a hyphen that is explained', '(end-', '= inside)', 'space'],
    ['a dash between words', 'Barter—', 'literally', 'close'],
    ['a dash that begins a line', 'for another', '—is slow', 'close'],
    ['a dash among spaces', 'Barter —', 'that is', 'space'],
    ['any other line', 'a leaf', 'is green', 'space'],
  ])('%s', (_, line, next, expected) => {
    expect(joint(line, next)).toBe(expected);
  });
});
