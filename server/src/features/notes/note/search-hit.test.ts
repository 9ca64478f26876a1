import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foundText, presentHit } from './search-hit.ts';

const getFormula = (start: number, end: number) => ({ start, end, tex: 'x', set: ['x'], displayed: false });
const borders = (max: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: max }), { minLength: 2, maxLength: 80 })
    .map((numbers) => numbers.toSorted((a, b) => a - b));

test('a hit shows a part of the page with complete formulas, for any surrounding text', () => {
  fc.assert(
    fc.property(borders(3_000), fc.nat(2_900), fc.integer({ min: 1, max: 90 }), (numbers, start, length) => {
      const text = Array.from({ length: 3_000 }, (_, index) => String.fromCharCode(97 + (index % 26))).join(
        '',
      );
      const formulas = numbers
        .slice(0, numbers.length - (numbers.length % 2))
        .flatMap((from, index) => (index % 2 === 0 ? [getFormula(from, numbers[index + 1] ?? from)] : []));
      const page = { number: 4, section: 'Waves', text };
      const hit = presentHit(foundText(page, { start, end: start + length }), formulas);
      const visibleText = hit.before + hit.match + hit.after;
      const first = start - hit.before.length;

      expect(hit.match).toBe(text.slice(start, start + length));
      expect(text.slice(first, first + visibleText.length)).toBe(visibleText);
      expect(visibleText.length).toBeLessThanOrEqual(length + 2 * 500);
      for (const formula of hit.formulas)
        expect(formulas).toContainEqual(getFormula(formula.start + first, formula.end + first));
      const cutOff = formulas
        .filter((formula) => formula.end - formula.start < 60)
        .filter((formula) => formula.start < first + visibleText.length && formula.end > first)
        .filter((formula) => formula.start < first || formula.end > first + visibleText.length);
      expect(cutOff).toEqual([]);
    }),
  );
});

test('a hit on a page of formulas shows the nearest ones', () => {
  const text = `${'$x$ '.repeat(100)}wave ${'$x$ '.repeat(100)}`;
  const formulas = Array.from(text.matchAll(/\$x\$/g), ({ index }) => getFormula(index, index + 3));
  const index = text.indexOf('wave');
  const hit = presentHit(
    foundText({ number: 1, section: null, text }, { start: index, end: index + 4 }),
    formulas,
  );

  expect([hit.before, hit.match, hit.after]).toEqual([' $x$ $x$ $x$ $x$ ', 'wave', ' $x$ $x$ $x$ $x$ ']);
  expect(hit.formulas.map(({ start }) => start)).toEqual([1, 5, 9, 13, 22, 26, 30, 34]);
});
