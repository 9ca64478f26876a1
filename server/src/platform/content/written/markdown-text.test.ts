import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, seed } from '../../../testing/suites/scale.ts';
import { renderMarkdown, renderPlainText } from '../render-content.ts';
import { markdownByChance } from '../testing/markdown-by-chance.ts';
import { getMarkdown } from './markdown-text.ts';

const someMarkdown = markdownByChance(['](image:00000000-0000-4000-8000-000000000001)']);

describe('tree, text and tree again', () => {
  test('are the same tree for any text', () => {
    fc.assert(
      fc.property(someMarkdown, (source) => {
        const tree = renderMarkdown(source);
        expect(renderMarkdown(getMarkdown(tree)), getMarkdown(tree)).toEqual(tree);
      }),
      { seed, numRuns: runs(30_000) },
    );
  });

  test('are the same tree for text that is no Markdown', () => {
    fc.assert(
      fc.property(someMarkdown, (source) => {
        const tree = renderPlainText(source);
        expect(renderMarkdown(getMarkdown(tree)), getMarkdown(tree)).toEqual(tree);
      }),
      { seed, numRuns: runs(10_000) },
    );
  });
});
