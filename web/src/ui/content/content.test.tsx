import type { Block, ContentTree, Inline } from '@akada/contract/wire/content/content-tree.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Content } from './content.tsx';

const picture = '00000000-0000-4000-8000-000000000001';
const getTree = (...blocks: Block[]): ContentTree => ({ version: 1, blocks, cut: false });
const paragraph = (...children: Inline[]) => getTree({ type: 'paragraph', children });
/** Removes class names, which the build generates. */
const drawn = (tree: ContentTree, options: object = {}) =>
  renderToStaticMarkup(<Content tree={tree} {...options} />).replace(/ class="[^"]*"/g, '');

test.each<[string, ContentTree, string]>([
  ['markup as text', paragraph('<img src=x onerror=y>'), '&lt;img src=x onerror=y&gt;'],
  [
    'a list from its number',
    getTree({ type: 'list', start: 7, items: [[]] }),
    '<ol start="7"><li></li></ol>',
  ],
  ['bullets', getTree({ type: 'list', start: null, items: [[]] }), '<ul><li></li></ul>'],
  ['a line break', paragraph('a', { type: 'break' }, 'b'), '<p>a<br/>b</p>'],
  ['a blank that is said', paragraph({ type: 'blank' }), '<span>blank</span>'],
  [
    'a picture of ours',
    paragraph({ type: 'image', id: picture, alt: 'a leaf' }),
    `<img src="/api/v1/questions/pictures/${picture}" alt="a leaf" loading="lazy"/>`,
  ],
  [
    'a picture without a description as one',
    paragraph({ type: 'image', id: picture, alt: '' }),
    'alt="Picture without a description"',
  ],
  [
    'the source of a formula that cannot be set',
    paragraph({ type: 'math', tex: '\\x', set: null }),
    '>\\x</code>',
  ],
  [
    'a link that leads to a script as its words',
    paragraph({ type: 'link', href: 'javascript:x', children: ['a'] }),
    '<p>a</p>',
  ],
])('content shows %s', (_, tree, expected) => expect(drawn(tree)).toContain(expected));

test('a link opens a new tab, and hides the page that it was on', () => {
  const markup = drawn(paragraph({ type: 'link', href: 'https://example.com/', children: ['a'] }));
  expect(markup).toContain(
    '<a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow">a</a>',
  );
});

test("headings are one level below the page's heading, and at most the sixth", () => {
  const tree = getTree(
    { type: 'heading', level: 1, children: ['a'] },
    { type: 'heading', level: 6, children: ['b'] },
  );
  expect(drawn(tree)).toContain('<h2>a</h2><h6>b</h6>');
  expect(drawn(tree, { headingsBelow: 2 })).toContain('<h3>a</h3>');
});

test('the requested gap shows its hint, and the other gaps show their text', () => {
  const gap = (number: number, hint: string | null): Inline => ({
    type: 'cloze',
    number,
    hint,
    children: [`answer ${number}`],
  });
  const markup = drawn(paragraph(gap(1, 'a city'), gap(2, null)), { hiddenCloze: 1 });
  expect(markup).toContain('a city');
  expect(markup).not.toContain('answer 1');
  expect(markup).toContain('<mark>answer 2</mark>');
});

test('a formula has its source as its name, and its lengths in em', () => {
  const set = [['span', 'katex', { height: 1.5, verticalAlign: -0.25 }, ['x']]] as never;
  const markup = drawn(paragraph({ type: 'math', tex: 'x^2', set }));
  expect(markup).toContain('role="math" aria-label="x^2"');
  expect(markup).toContain('<span style="height:1.5em;vertical-align:-0.25em">x</span>');
});

test('a gap in a formula and in code is hidden, also from screen readers', () => {
  const set = [['span', 'katex', {}, ['a=', ['span', 'gap-1', {}, ['b']]]]] as never;
  const card = paragraph(
    { type: 'math', tex: 'a={{c1::b}}', set },
    { type: 'code', text: 'int c = {{c2::{0}}};' },
  );
  const getMarkup = (hiddenCloze: number | null) => drawn(card, { hiddenCloze, isCard: true });

  expect(getMarkup(1)).toContain('aria-label="a=…"');
  expect(getMarkup(1)).not.toMatch(/>b<|c1::/);
  expect(getMarkup(1)).toContain('int c = <mark>{0}</mark>;');
  expect(getMarkup(2)).toContain('aria-label="a=b"');
  expect(getMarkup(2)).toContain('int c = <span><span>blank</span></span>;');
  expect(getMarkup(null)).toContain('int c = <mark>{0}</mark>;');
});

test('double braces in code are code, unless it is of a card', () => {
  expect(drawn(paragraph({ type: 'code', text: '{{c1::x}}' }))).toContain('>{{c1::x}}</code>');
  expect(drawn(paragraph({ type: 'code', text: 'std::cout' }), { isCard: true })).toContain(
    '>std::cout</code>',
  );
});

test('a formula and code run from left to right in every script', () => {
  const set = [['span', 'katex', {}, ['x']]] as never;
  const markup = drawn(paragraph('قوة ', { type: 'math', tex: 'x', set }, { type: 'code', text: 'y' }));
  expect(markup).toContain('aria-label="x" dir="ltr"');
  expect(markup).toContain('<code dir="ltr">y</code>');
});

test('a row of a list names a picture, and has no line breaks', () => {
  const tree = paragraph('a', { type: 'break' }, { type: 'image', id: picture, alt: 'a leaf' });
  expect(drawn(tree, { isInRow: true })).toBe('<div><p>a <span>Picture: a leaf</span></p></div>');
});

test('a text that was cut off tells that', () => {
  expect(drawn({ version: 1, blocks: [], cut: true })).toContain('it is too long');
});
