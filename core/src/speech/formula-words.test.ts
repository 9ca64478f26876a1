import { expect, test } from 'vitest';
import { getFormulaWords } from './formula-words.ts';

test.each([
  ['E = mc^2', 'E equals m c squared'],
  ['\\frac{1}{2} m v^{2}', '1 over 2 m v squared'],
  ['a_n = a_1 + (n - 1)d', 'a sub n equals a sub 1 plus n minus 1 d'],
  ['x^{n+1}', 'x to the power n plus 1'],
  ['\\sqrt{2gh}', 'the square root of 2 g h'],
  ['\\Delta T \\approx 3.5^\\circ \\text{C in shade}', 'delta T is about 3.5 degrees C in shade'],
  ['25\\%', '25 per cent'],
  ['2H_2 + O_2 \\rightarrow 2H_2O', '2 H sub 2 plus O sub 2 gives 2 H sub 2 O'],
  ['\\mathrm{Na}^+', 'N a plus'],
])('a listener hears %s as words', (tex, words) => {
  expect(getFormulaWords(tex)).toBe(words);
});

test.each([
  ['a command without a usual reading', '\\begin{matrix}a\\end{matrix}'],
  ['a cube root', '\\sqrt[3]{x}'],
  ['an open brace', '\\frac{a'],
  ['nothing', ''],
  ['more words than an ear can follow', Array(20).fill('x + ').join('')],
])('a listener hears only that there is a formula: %s', (_case, tex) => {
  expect(getFormulaWords(tex)).toBe('a formula');
});
