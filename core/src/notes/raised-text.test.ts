import { expect, it } from 'vitest';
import { lowered, raised } from './raised-text.ts';

it.each([
  ['6', '⁶'],
  ['-14', '⁻¹⁴'],
  ['−14', '⁻¹⁴'],
  ['2+', '²⁺'],
  ['n', 'ⁿ'],
  ['(n+1)', '⁽ⁿ⁺¹⁾'],
  ['α', '^α'],
  ['a·b', '^(a·b)'],
  ['X', '^X'],
  ['th', 'th'],
  ['er', 'er'],
  [' ', ' '],
  [' 3 ', ' ³ '],
])('%j raised is %j', (text, expected) => {
  expect(raised(text)).toBe(expected);
});

it.each([
  ['2', '₂'],
  ['10', '₁₀'],
  ['max', 'ₘₐₓ'],
  ['B', '_B'],
  ['i,j', '_(i,j)'],
  ['$&', '_($&)'],
])('%j lowered is %j', (text, expected) => {
  expect(lowered(text)).toBe(expected);
});
