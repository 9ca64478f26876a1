import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optionsAfterPress } from './chosen-options.ts';

test.each([
  ['single', null, 2, [2]],
  ['single', [2], 0, [0]],
  ['single', [2], 2, [2]],
  ['true_false', [0], 0, [0]],
  ['multiple', null, 2, [2]],
  ['multiple', [2], 0, [0, 2]],
  ['multiple', [0, 2], 1, [0, 1, 2]],
  ['multiple', [2, 10], 3, [2, 3, 10]],
  ['multiple', [0, 2], 0, [2]],
  ['multiple', [2], 2, null],
] as const)('%s, %j chosen: pressing %i leaves %j', (type, selection, pressed, after) => {
  expect(optionsAfterPress(type, selection, pressed)).toEqual(after);
});

test('a second press undoes the first one, and several options keep their order', () => {
  const options = fc.uniqueArray(fc.nat({ max: 11 }), { minLength: 1 });
  fc.assert(
    fc.property(options, fc.nat({ max: 11 }), (selection, pressed) => {
      const previous = selection.toSorted((one, other) => one - other);
      const once = optionsAfterPress('multiple', previous, pressed);
      expect(once).toEqual(once?.toSorted((one, other) => one - other) ?? null);
      expect(optionsAfterPress('multiple', once, pressed)).toEqual(previous);
    }),
  );
});
