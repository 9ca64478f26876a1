import { describe, expect, it } from 'vitest';
import { continuesList, findListMarker } from './list-marker.ts';

describe('the mark before an item of a list', () => {
  it.each([
    ['• light', 'bullet', '• '],
    ['•light', 'bullet', '•'],
    ['\u{F0B7} light', 'bullet', '\u{F0B7} '],
    ['- light', 'dash', '- '],
    ['12. light', 'number', '12. '],
    ['(b) light', 'letter', '(b) '],
    ['  3) light', 'number', '  3) '],
  ])('is found in %j', (line, kind, mark) => {
    expect(findListMarker(line)).toMatchObject({ kind, length: mark.length });
  });

  it.each(['light', '-5 degrees', '1.5 litres', '1984. A novel', 'e.g. light', '•', '- '])(
    'is not in %j',
    (line) => {
      expect(findListMarker(line)).toBeNull();
    },
  );

  it('continues a list of its kind, numbers only upwards by one', () => {
    const mark = (line: string) =>
      findListMarker(line) ?? { kind: 'bullet', certain: false, ordinal: 0, length: 0 };

    expect(continuesList(mark('a) light'), mark('b) water'))).toBe(true);
    expect(continuesList(mark('- light'), mark('- water'))).toBe(true);
    expect(continuesList(mark('1. light'), mark('3. water'))).toBe(false);
    expect(continuesList(mark('- light'), mark('1. water'))).toBe(false);
  });
});
