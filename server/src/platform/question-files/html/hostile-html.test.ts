import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, seed } from '../../../testing/suites/scale.ts';
import { renderMarkdown } from '../../content/render-content.ts';
import { contexts, payloads } from '../../content/testing/hostile-markup.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { markdownToHtml } from './markdown-to-html.ts';

const markdown = (html: string) => htmlToMarkdown(html).markdown;

describe('hostile HTML', () => {
  test.each([
    ['200,000 levels', `${'<div>'.repeat(200_000)}deep`],
    ['500 levels', `${'<div>'.repeat(500)}deep`],
    ['500 lists', `${'<ul><li>'.repeat(500)}deep`],
    ['ten million characters', `<p>deep ${'x'.repeat(10_000_000)}`],
    [
      'unclosed emphasis',
      `<p>${Array.from({ length: 200 }, (_, index) => `<b id=${index}>`).join('')}deep${'<p>x'.repeat(5_000)}`,
    ],
    [
      'attributes without end',
      `<p>deep<a ${Array.from({ length: 200_000 }, (_, index) => `a${index}`).join(' ')}>`,
    ],
    ['opening brackets alone', `deep${'<'.repeat(1_000_000)}`],
  ])('with %s is its words with a warning', (_, html) => {
    const { markdown: text, warnings } = htmlToMarkdown(html);
    expect(text).toContain('deep');
    expect(text.length).toBeLessThan(110_000);
    expect(warnings).toEqual(['The markup of a text is too long or too deep: only its words were read.']);
  });

  test('with forty nested lists has a few', () => {
    const text = markdown(`${'<ul><li>x'.repeat(40)}`);
    expect(text.match(/x/g)).toHaveLength(40);
    expect(renderMarkdown(text).cut).toBe(false);
  });

  test('never leaves markup, a script or an address', () => {
    for (const payload of payloads) {
      for (const context of contexts) {
        const text = markdown(context.replaceAll('X', () => payload));
        const tree = JSON.stringify(renderMarkdown(text).blocks);
        expect(tree).not.toMatch(/"type":"image"|"href":"(?!https:|mailto:)/);
      }
    }
  }, 120_000);
});

const pieces = [
  '<p>',
  '</p>',
  '<br>',
  '<b>',
  '</b>',
  '<i>',
  '</i>',
  '<s>',
  '</s>',
  '<ul>',
  '<ol start=2>',
  '<li>',
  '</li>',
  '</ul>',
  '</ol>',
  '<table>',
  '<tr>',
  '<td>',
  '<th colspan=2>',
  '</td>',
  '</tr>',
  '</table>',
  '<blockquote>',
  '</blockquote>',
  '<h2>',
  '</h2>',
  '<pre>',
  '</pre>',
  '<code>',
  '</code>',
  '<sup>',
  '</sup>',
  '<sub>',
  '</sub>',
  '<a href="https://x.com/?a=1&copy=2">',
  '</a>',
  '<hr>',
  '<div>',
  '</div>',
  '<span>',
  '</span>',
  '<img src="map.png" alt="a">',
  '<u>',
  '</u>',
  '<math>',
  '</math>',
  '<mi>',
  'a',
  'b c',
  ' ',
  '\n',
  '1',
  '2.',
  '10) ',
  '- ',
  '* ',
  '# ',
  '&gt; ',
  '---',
  '===',
  '*',
  '**',
  '_',
  '___',
  '~~',
  '`',
  '```',
  '\\',
  '|',
  '[',
  ']',
  '](https://x.com)',
  '&lt;',
  '&amp;',
  '&amp;amp;',
  '&nbsp;',
  '&',
  '$',
  '$$',
  '$x$',
  '\\(',
  '\\)',
  '\\[',
  '\\]',
  '{{',
  '}}',
  '::',
  '{{c1::x}}',
  '{{blank}}',
  '{',
  '.',
  '!',
  '(',
  ')',
  '\t',
  'é',
  '₦',
  '\u2028',
  '\u0085',
  '\u0000',
  '\ud800',
];
const someHtml = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''));

describe('any HTML', () => {
  test('gives Markdown that is written the same when it was read', () => {
    fc.assert(
      fc.property(someHtml, (html) => {
        const text = markdown(html);
        expect(markdown(markdownToHtml(text, () => null)), JSON.stringify(html)).toBe(text);
      }),
      { seed, numRuns: runs(20_000) },
    );
  });
});
