import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { portion, runs, seed } from '../../../testing/suites/scale.ts';
import { hostileMarkup } from '../../content/testing/hostile-markup.ts';
import { someMarkdown } from '../testing/some-markdown.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { markdownToHtml } from './markdown-to-html.ts';

const getAddress = (index: number) => (index < 3 ? `pictures/${index}.png` : null);
const indexOf = (src: string) => Number(/^pictures\/(\d)\.png$/.exec(src)?.[1]);
const html = (markdown: string) => markdownToHtml(markdown, getAddress);

describe('Markdown of ours as HTML', () => {
  test.each([
    ['a paragraph', 'What is **2 + 2**?', '<p>What is <strong>2 + 2</strong>?</p>'],
    ['nothing', '', ''],
    ['a line break', 'a\\\nb', '<p>a<br/>b</p>'],
    ['looks', '*a* ~~b~~ `c<d`', '<p><em>a</em> <del>b</del> <code>c&lt;d</code></p>'],
    ['marks of HTML', 'a < b & "c" > d', '<p>a &lt; b &amp; &quot;c&quot; &gt; d</p>'],
    ['formulas', '$x<y$ and\n\n$$\nz\n$$', '<p>\\(x&lt;y\\) and</p><p>\\[z\\]</p>'],
    ['dollars that are money', 'from $5 to $10', '<p>from $5 to $10</p>'],
    [
      'dollars that look like a formula',
      'a \\$x\\$',
      '<p>a <span class="tex2jax_ignore">$</span>x<span class="tex2jax_ignore">$</span></p>',
    ],
    [
      'gaps',
      'a ____ b {{blank}}',
      '<p>a <span class="blank">_____</span> b <span class="blank">_____</span></p>',
    ],
    [
      'a list',
      '1. a\n2. b\n\n   - c',
      '<ol><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ol>',
    ],
    ['a list that goes on', '3. a', '<ol start="3"><li><p>a</p></li></ol>'],
    ['a quotation and a rule', '> a\n\n___', '<blockquote><p>a</p></blockquote><hr/>'],
    [
      'a table',
      '| a | b |\n| --- | --- |\n| 1 |',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>',
    ],
    ['code', '```js\na < b\n```', '<pre><code class="language-js">a &lt; b</code></pre>'],
    ['a link', '[a](https://x.com/?a=1&b=2)', '<p><a href="https://x.com/?a=1&amp;b=2">a</a></p>'],
    [
      'a picture of the file',
      '![a "map"](picture:2)',
      '<p><img src="pictures/2.png" alt="a &quot;map&quot;"/></p>',
    ],
    ['a picture that is not there', '![a map](picture:7)', '<p>a map</p>'],
    ['a picture in code', '`![a](picture:1)`', '<p><code>![a](picture:1)</code></p>'],
    ['markup', '<script>x()</script>', '<p>&lt;script&gt;x()&lt;/script&gt;</p>'],
    ['a gap of a card', '{{c1::a::b}}', '<p>a</p>'],
  ])('%s', (_, markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  test('has no markup of anyone else', () => {
    const tag =
      /^<\/?(?:p|h[1-6]|blockquote|ul|ol|li|table|thead|tbody|tr|th|td|pre|strong|em|del|br\/|hr\/|code(?: class="language-[\w+#.-]+")?|ol start="\d+"|span(?: class="(?:blank|tex2jax_ignore)")?|a(?: href="(?:https:\/\/|mailto:)[^"<>]*")?)>$/;
    for (const text of portion(hostileMarkup())) {
      const strange = (html(text).match(/<[^>]*>/g) ?? []).filter((it) => !tag.test(it));
      expect(strange, text).toEqual([]);
    }
  });

  test('is the same HTML when it was read', () => {
    fc.assert(
      fc.property(someMarkdown, (markdown) => {
        const writtenText = html(markdown);
        const read = htmlToMarkdown(writtenText, indexOf);
        expect(read.warnings).toEqual([]);
        expect(html(read.markdown), JSON.stringify(markdown)).toBe(writtenText);
      }),
      { seed, numRuns: runs(30_000) },
    );
  });
});
