import { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { runs, seed } from '../../../testing/suites/scale.ts';
import { renderMarkdown } from '../render-content.ts';
import { markdownByChance } from '../testing/markdown-by-chance.ts';
import { getPlainText } from './plain-text.ts';
import { getBeginning } from './tree-beginning.ts';

const begun = (source: string, length: number) => getPlainText(getBeginning(renderMarkdown(source), length));

test.each([
  ['Soil and water', 8, 'Soil a…'],
  ['**Soil** and water', 8, 'Soil…'],
  ['Soil\n\nWater', 20, 'Soil\n\nWater'],
  ['Soil\n\nWater', 6, 'Soil\n\n…'],
  ['Find $x^2$ now', 12, 'Find x^2…'],
  ['Find $\\frac{12}{34}$ now', 12, 'Find …'],
  ['$$\\frac{12}{34}$$', 5, '…'],
  ['- Soil\n- Water', 11, 'Soil\n…'],
  ['| a | b |\n|---|---|\n| cd | ef |', 14, 'a\tb\ncd\t…'],
  ['![A leaf on a tree](image:00000000-0000-4000-8000-000000000001)', 8, 'A leaf…'],
])('a tree of %j is cut to %i characters', (source, length, expected) =>
  expect(begun(source, length)).toBe(expected),
);

test('a tree within the length stays the same', () => {
  const tree = renderMarkdown('Find **$x^2$**');
  expect(getBeginning(tree, 200)).toBe(tree);
});

test('the beginning of any text is a tree within its length', () => {
  const some = fc.tuple(markdownByChance(['](image:00000000-0000-4000-8000-000000000001)']), fc.nat(40));
  fc.assert(
    fc.property(some, ([source, length]) => {
      const beginning = getBeginning(renderMarkdown(source), length);
      expect(z.safeParse(ContentTree, beginning).success).toBe(true);
      const words = getPlainText(beginning).replaceAll('_____', '').replaceAll(/\s/g, '');
      expect(words.length).toBeLessThanOrEqual(length + 1);
    }),
    { seed, numRuns: runs(3_000) },
  );
});
