import { expect, it } from 'vitest';
import { repairGlyphs } from './glyph-repair.ts';

it.each([
  ['di\u000Eculties', 'difficulties'],
  ['a \u000Celd \u000Dows o\u000B', 'a field flows off'],
  ['\u{F0B7} an item', '\u{F0B7} an item'],
  ['a\u0003b', 'a\uFFFDb'],
  ['\u{E012}\u{E013}', '\uFFFD\uFFFD'],
  ['plain text', 'plain text'],
])('%j is read as %j', (drawn, text) => {
  expect(repairGlyphs(drawn)).toBe(text);
});
