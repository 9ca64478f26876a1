import { describe, expect, test } from 'vitest';
import { htmlToMarkdown, plainToMarkdown } from './html-to-markdown.ts';

const markdown = (html: string) => htmlToMarkdown(html).markdown;

describe('HTML of a question as Markdown', () => {
  test.each([
    ['a paragraph', '<p>What is 2 + 2?</p>', 'What is 2 + 2?'],
    ['text without a tag', 'What is 2 + 2?', 'What is 2 + 2?'],
    ['two paragraphs', '<p>One.</p>\n\n<p>Two.</p>', 'One.\n\nTwo.'],
    ['a line break', 'One.<br>Two.', 'One.\\\nTwo.'],
    ['two line breaks', 'One.<br />\n<br />Two.', 'One.\n\nTwo.'],
    ['line breaks and spaces at the ends', '<p><br>&nbsp;One.&nbsp;<br></p><p>&nbsp;</p>', 'One.'],
    ['spaces that do not break', '<p>10&nbsp;000 km</p>', '10 000 km'],
    [
      'bold and italic',
      '<b>One</b> and <em>two</em> and <del>three</del>',
      '**One** and *two* and ~~three~~',
    ],
    [
      'looks by style',
      '<span style="font-weight: 700">One</span> <span style="font-style:italic">two</span>',
      '**One** *two*',
    ],
    ['an underlined word', 'the <u>candid</u> man', 'the *candid* man'],
    [
      'an underlined word by style',
      'the <span style="text-decoration: underline;">candid</span> man',
      'the *candid* man',
    ],
    ['bold around a paragraph', '<strong><p>One</p><p>Two</p></strong>', '**One**\n\n**Two**'],
    ['bold within a word', 'un<b>believ</b>able', 'un{{strong::believ}}able'],
    ['nested looks in any order', '<b><i>a</i></b> <i><b>a</b></i>', '{{strong::*a*}} {{strong::*a*}}'],
    ['code', 'the <code>for</code> loop', 'the `for` loop'],
    ['code beside code', '<code>a</code><code>b</code>', '`ab`'],
    ['half a character', 'a \ud800 $\ud800$', 'a \ufffd $\ufffd$'],
    [
      'a code block',
      '<pre><code>for i in x:\n    print(i)\n</code></pre>',
      '```\nfor i in x:\n    print(i)\n```',
    ],
    ['a list', '<ul><li>One</li><li><p>Two</p></li></ul>', '- One\n- Two'],
    ['a list of numbers', '<ol start="3"><li>One</li><li>Two</li></ol>', '3. One\n4. Two'],
    ['a list within a list', '<ul><li>One<ul><li>Deep</li></ul></li></ul>', '- One\n\n  * Deep'],
    ['a list beside items', '<ul><li>One</li><ul><li>Deep</li></ul></ul>', '- One\n\n  * Deep'],
    ['a quotation', '<blockquote><p>To be</p><p>or not</p></blockquote>', '> To be\n>\n> or not'],
    ['a heading', '<h3>Part <b>A</b></h3><p>x</p>', '### Part **A**\n\nx'],
    [
      'a table',
      '<table><tr><th>River</th><th>km</th></tr><tr><td>Nile</td><td>6650</td></tr></table>',
      '| River | km |\n| --- | --- |\n| Nile | 6650 |',
    ],
    [
      'a table with a title and a wide cell',
      '<table><caption>Rivers</caption><tbody><tr><td colspan=2>a</td></tr><tr><td>b<td><p>c</p><p>d</p></table>',
      'Rivers\n\n| a |  |\n| --- | --- |\n| b | c d |',
    ],
    [
      'a table within a table',
      '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
      '| a b |\n| --- |',
    ],
    [
      'a link',
      '<a href="https://example.com/?a=1&amp;b=2">here</a>',
      '[here](<https://example.com/?a=1&amp;b=2>)',
    ],
    [
      'a link to nowhere safe',
      '<a href="http://example.com">here</a> <a href="javascript:x">there</a>',
      'here there',
    ],
    ['a mail address', '<a href="mailto:a@example.com">mail</a>', '[mail](<mailto:a@example.com>)'],
    [
      'raised and lowered figures',
      'x<sup>2</sup>, H<sub>2</sub>O, 1<sup>st</sup>, 10<sup>-3</sup>',
      'x², H₂O, 1st, 10⁻³',
    ],
    ['what Unicode cannot lower', 'v<sub>max,1</sub> and p<sup>a</sup>', 'v$_{\\text{max,1}}$ and p$^{a}$'],
    [
      'formulas',
      '\\(a&lt;b\\) and $x^2$ and <p>\\[ y \\]</p> $$z$$',
      '$a<b$ and $x^2$ and\n\n$$\ny\n$$\n\n$$\nz\n$$',
    ],
    ['a formula over a line break', '\\[ a \\\\<br> b \\]', '$$\na \\\\ b\n$$'],
    ['dollars that are money', '$5 and $10', '\\$5 and \\$10'],
    [
      'a formula of Canvas',
      '<img class="equation_image" src="/equation_images/x" alt="LaTeX: \\frac{1}{2}" data-equation-content="\\frac{1}{2}">',
      '$\\frac{1}{2}$',
    ],
    ['a formula of MathML', '<math><msup><mi>x</mi><mn>2</mn></msup><mo>=</mo><mn>4</mn></math>', 'x² = 4'],
    [
      'a formula of MathML with its source',
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">\\hat x</annotation></semantics></math>',
      '$\\hat x$',
    ],
    [
      'KaTeX as it is shown',
      '<span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math></span><span aria-hidden="true">x</span></span>',
      '$x$',
    ],
    ['gaps', 'The ____ of the word_____ is {blank}.', 'The _____ of the word\\_\\_\\_\\_\\_ is {blank}.'],
    [
      'what Markdown would read',
      '# 1. *a* _b_ `c` [d](e) &lt;f&gt; {{c1::g}} 2) \\ | h',
      '\\# 1. \\*a\\* \\_b\\_ \\`c\\` &#91;d&#93;(e) \\<f> \\{{c1::g}} 2) \\\\ | h',
    ],
    [
      'what is no text',
      '<script>x()</script><style>p{}</style><!-- no --><template>x</template><p hidden>x</p>a',
      'a',
    ],
    ['what is a page of its own', '<html><head><title>x</title></head><body><p>a</p></body></html>', 'a'],
    ['what a form asks', '<form><label>Name</label><input value="x"><button>Go</button></form>', 'NameGo'],
    ['unclosed and crossing tags', '<p><b>a<i>b</b>c</i><p>d', '{{strong::a{{em::b}}}}{{em::c}}\n\nd'],
    ['nothing', '<p>&nbsp;</p>', ''],
  ])('%s', (_, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });
});

describe('pictures', () => {
  const getPicture = (src: string) => (src === 'map.png' ? 3 : null);

  test('in the file are their index', () => {
    expect(htmlToMarkdown('<p>See <img src="map.png" alt="A [map]">.</p>', getPicture)).toEqual({
      markdown: 'See ![A &#91;map&#93;](picture:3).',
      warnings: [],
    });
  });

  test.each([
    [
      'https://evil.test/x.png',
      'A picture from another site was left out: only pictures in the file can be imported.',
    ],
    [
      '//evil.test/x.png',
      'A picture from another site was left out: only pictures in the file can be imported.',
    ],
    ['other.png', 'A picture is missing from the file.'],
    ['', 'A picture is missing from the file.'],
  ])('from elsewhere (%s) are what they say, with one warning', (src, sentence) => {
    const html = `a <img src="${src}" alt="the map"> b <img src="${src}">`;
    expect(htmlToMarkdown(html, getPicture)).toEqual({ markdown: 'a the map b', warnings: [sentence] });
  });

  test('cannot be said by the text', () => {
    expect(markdown('![a](picture:1) ![b](image:00000000-0000-4000-8000-000000000001)')).toBe(
      '!&#91;a&#93;(picture:1) !&#91;b&#93;(image:00000000-0000-4000-8000-000000000001)',
    );
  });

  test('are kept, while sounds, videos and parts of other sites are omitted with a warning', () => {
    expect(
      htmlToMarkdown('a<audio src="x">old browser</audio><video></video><iframe src="https://x">y</iframe>'),
    ).toEqual({
      markdown: 'a',
      warnings: ['A sound or a video was left out.', 'A part from another site was left out.'],
    });
  });
});

describe('text that is no markup', () => {
  test.each([
    ['marks', 'a * b_c <d> #1', 'a \\* b\\_c \\<d> #1'],
    ['lines and paragraphs', 'a\nb\n\nc', 'a\\\nb\n\nc'],
    ['a formula', 'x is $x^2$', 'x is $x^2$'],
  ])('keeps %s', (_, text, expected) => {
    expect(plainToMarkdown(text)).toBe(expected);
  });
});
