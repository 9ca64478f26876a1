import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, seed } from '../../../testing/suites/scale.ts';
import { renderMarkdown, renderPlainText } from '../render-content.ts';
import { markdownOf } from './markdown-text.ts';

/** Pieces from which text that means something is likely to come by chance. */
const pieces = [
  ...[
    'a',
    'b c',
    ' ',
    '  ',
    '\n',
    '\n\n',
    '\n  ',
    '1',
    '2.',
    '10) ',
    '- ',
    '* ',
    '+ ',
    '# ',
    '## ',
    '> ',
    '---',
    '===',
  ],
  ...[
    '*',
    '**',
    '***',
    '_',
    '__',
    '___',
    '_____',
    '~~',
    '`',
    '``',
    '```',
    '```js\n',
    '```mermaid\n',
    '\\',
    '\\\n',
    '|',
  ],
  ...[
    '| a | b |\n',
    '| - | :-: |\n',
    '[',
    ']',
    '](https://x.com)',
    '](<https://x.com/?a=1&copy=2>)',
    '![',
    '<b>',
    '<',
  ],
  ...[
    '](image:00000000-0000-4000-8000-000000000001)',
    '<https://x.com/a&b>',
    '&amp;',
    '&#32;',
    '&#49;',
    '&nbsp;',
    '&',
  ],
  ...[
    '$',
    '$$',
    '$x$',
    '$x^2$ 1',
    '\\(',
    '\\)',
    '\\[',
    '\\]',
    '\\(a $ b\\)',
    '$$\ny\n$$',
    '{{',
    '}}',
    '::',
    ':',
    '}',
  ],
  ...[
    '{{c1::',
    '{{c2::x::hint}}',
    '{{blank}}',
    '{{em::',
    '{{strong::',
    '{',
    '.',
    '!',
    '(',
    ')',
    '\t',
    '    ',
    'é',
    '₦',
  ],
];
const someMarkdown = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''));

describe('tree, text and tree again', () => {
  test('are the same tree for any text', () => {
    fc.assert(
      fc.property(someMarkdown, (source) => {
        const tree = renderMarkdown(source);
        expect(renderMarkdown(markdownOf(tree)), markdownOf(tree)).toEqual(tree);
      }),
      { seed, numRuns: runs(30_000) },
    );
  });

  test('are the same tree for text that is no Markdown', () => {
    fc.assert(
      fc.property(someMarkdown, (source) => {
        const tree = renderPlainText(source);
        expect(renderMarkdown(markdownOf(tree)), markdownOf(tree)).toEqual(tree);
      }),
      { seed, numRuns: runs(10_000) },
    );
  });
});
