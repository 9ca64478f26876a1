import type { Block, Inline } from '@akada/contract/wire/content/content-tree.ts';
import { expect, test } from 'vitest';
import { renderMarkdown, renderPlainText } from './render-content.ts';
import { getPlainText } from './written/plain-text.ts';

const picture = '00000000-0000-4000-8000-000000000001';
const getBlocks = (source: string) => withoutSetting(renderMarkdown(source).blocks);
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });
const math = (tex: string) => ({ type: 'math', tex, set: null }) as const;

/** How formulas are set is another test's concern. */
function withoutSetting(blocks: Block[]): Block[] {
  return JSON.parse(JSON.stringify(blocks, (name, value) => (name === 'set' ? null : value)));
}

test.each<[string, Block[]]>([
  [
    'a **b** *c* ~~d~~ `e`',
    [
      paragraph(
        'a ',
        { type: 'strong', children: ['b'] },
        ' ',
        { type: 'emphasis', children: ['c'] },
        ' ',
        { type: 'deleted', children: ['d'] },
        ' ',
        { type: 'code', text: 'e' },
      ),
    ],
  ],
  ['a\nb\\\nc', [paragraph('a b', { type: 'break' }, 'c')]],
  ['### x #', [{ type: 'heading', level: 3, children: ['x'] }]],
  ['> a\n\n---', [{ type: 'quote', children: [paragraph('a')] }, { type: 'rule' }]],
  ['- a\n- b', [{ type: 'list', start: null, items: [[paragraph('a')], [paragraph('b')]] }]],
  ['7. a', [{ type: 'list', start: 7, items: [[paragraph('a')]] }]],
  [
    '| a | b |\n| :-: | --: |\n| c | d |',
    [{ type: 'table', alignments: ['center', 'right'], head: [['a'], ['b']], rows: [[['c'], ['d']]] }],
  ],
  ['```js\na\n\tb\n```', [{ type: 'codeBlock', language: 'js', text: 'a\n    b' }]],
  ['```mermaid\ngraph\n```', [{ type: 'diagram', source: 'graph' }]],
  ['<b onclick="x">a</b>', [paragraph('<b onclick="x">a</b>')]],
  [
    '[a](https://x.com) <mailto:a@b.c>',
    [
      paragraph({ type: 'link', href: 'https://x.com', children: ['a'] }, ' ', {
        type: 'link',
        href: 'mailto:a@b.c',
        children: ['mailto:a@b.c'],
      }),
    ],
  ],
  [
    '[a](javascript:x) [b](http://x.com) [c](https://me:pw@x.com)',
    [paragraph('[a](javascript:x) [b](http://x.com) [c](https://me:pw@x.com)')],
  ],
  [`![a *b*](image:${picture})`, [paragraph({ type: 'image', id: picture, alt: 'a b' })]],
  ['![from elsewhere](https://x.com/a.png)', [paragraph('from elsewhere')]],
  [
    '{{c1::a *b*::hint}} {{c2::x}}',
    [
      paragraph(
        { type: 'cloze', number: 1, hint: 'hint', children: ['a ', { type: 'emphasis', children: ['b'] }] },
        ' ',
        { type: 'cloze', number: 2, hint: null, children: ['x'] },
      ),
    ],
  ],
  [
    'is ____ or {{blank}}; a___b',
    [paragraph('is ', { type: 'blank' }, ' or ', { type: 'blank' }, '; a___b')],
  ],
  [
    '{{c1::$\\frac{a}{{b}}$}}',
    [paragraph({ type: 'cloze', number: 1, hint: null, children: [math('\\frac{a}{{b}}')] })],
  ],
])('%j', (source, expected) => {
  expect(getBlocks(source)).toEqual(expected);
});

test.each(['$5 and $10', 'cost $3-$4', '₦500', '$ x$', '$x $', 'a$', '$$', '$x$5', 'it costs $5'])(
  '%s holds no formula',
  (source) => {
    expect(getBlocks(source)).toEqual([paragraph(source)]);
    expect(withoutSetting(renderPlainText(source).blocks)).toEqual([paragraph(source)]);
  },
);

test.each<[string, Inline[]]>([
  ['$x$', [math('x')]],
  ['\\(x\\).', [math('x'), '.']],
  ['$a_b*c*$ _d_', [math('a_b*c*'), ' ', { type: 'emphasis', children: ['d'] }]],
  ['\\$5 is $5$', ['$5 is ', math('5')]],
  ['$a \\$ b$', [math('a \\$ b')]],
  ['$a\nb % c\nd$', [math('a b d')]],
  ['**$x$**', [{ type: 'strong', children: [math('x')] }]],
])('%j holds a formula', (source, expected) => {
  expect(getBlocks(source)).toEqual([paragraph(...expected)]);
});

test.each(['$$x$$', '\\[x\\]', '$$\nx\n$$', '  \\[\nx\n\\]  '])('%j has a separate line', (source) => {
  expect(getBlocks(source)).toEqual([{ type: 'mathBlock', tex: 'x', set: null }]);
});

test('a displayed formula parts a paragraph, holds what looks like a heading, and stays in a heading', () => {
  expect(getBlocks('a $$x$$ b')).toEqual([
    paragraph('a'),
    { type: 'mathBlock', tex: 'x', set: null },
    paragraph('b'),
  ]);
  expect(getBlocks('$$\na\n=\n- b\n$$')).toEqual([{ type: 'mathBlock', tex: 'a = - b', set: null }]);
  expect(getBlocks('# a $$x$$')).toEqual([{ type: 'heading', level: 1, children: ['a ', math('x')] }]);
});

test('text that is no Markdown stays as it is, except its formulas', () => {
  const { blocks } = renderPlainText('2*3*4 and a_b_c\n# no heading, $x$\n\n- no list');
  expect(withoutSetting(blocks)).toEqual([
    paragraph('2*3*4 and a_b_c', { type: 'break' }, '# no heading, ', math('x')),
    paragraph('- no list'),
  ]);
});

test('too deeply nested content loses its frame and keeps its text', () => {
  const { blocks } = renderMarkdown(`${'> '.repeat(40)}deep`);
  expect(getPlainText({ version: 1, blocks, cut: false })).toBe('deep');
  expect(JSON.stringify(blocks).split('quote')).toHaveLength(13);
});

test('search reads what a person reads', () => {
  const source =
    '# A\n\n- **b** $x^2$\n- c\n\n| d | e |\n| - | - |\n| f | ____ |\n\n```\ng\n```\n\n{{c1::h::i}}';
  expect(getPlainText(renderMarkdown(source))).toBe('A\n\nb x^2\nc\n\nd\te\nf\t_____\n\ng\n\nh');
});
