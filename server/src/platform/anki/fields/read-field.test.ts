import { describe, expect, it } from 'vitest';
import { replaceMedia } from './media-names.ts';
import { createFieldReader } from './read-field.ts';

const readField = createFieldReader(new Set(['cell.png', 'ぱぱ.jpg', 'a b (1).mp3', '50%.png']));
const toMarkdown = (html: string) => readField(html, false).markdown;
const toCloze = (html: string) => readField(html, true).markdown;

describe('a field', () => {
  it.each([
    ['plain text', 'hello world', 'hello world'],
    ['styles', 'a <b>bold</b> and <i>thin</i> word', 'a **bold** and *thin* word'],
    ['lines', 'one<br>two<div>three</div>', 'one\\\ntwo\n\nthree'],
    ['a list', '<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
    [
      'a table',
      '<table><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table>',
      '| a | b |\n| --- | --- |\n| 1 | 2 |',
    ],
    ['code', '<pre><code>let a = "&lt;b&gt;";\nb()</code></pre>', '```\nlet a = "<b>";\nb()\n```'],
    ['a formula of MathJax', 'so \\(x^2\\) is', 'so $x^2$ is'],
    ['a displayed formula', '\\[E = mc^2\\]', '$$\nE = mc^2\n$$'],
    ['old marks of formulas', '[$]\\frac{a}{b}[/$] [$$]x[/$$]', '$\\frac{a}{b}$\n\n$$\nx\n$$'],
    ['LaTeX', '[latex]$a_1$ and $b$[/latex]', '$a_1$ and $b$'],
    [
      'an environment of LaTeX',
      '[latex]\\begin{aligned}a\\\\<br>b\\end{aligned}[/latex]',
      '$$\n\\begin{aligned}a\\\\ b\\end{aligned}\n$$',
    ],
    ['entities within a formula', '\\(a &lt; b\\)', '$a < b$'],
    ['dollars, which are never formulas', 'it costs $5 or $6$', 'it costs \\$5 or \\$6\\$'],
    ['readings', '<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>', '漢字(かんじ)'],
    ['scripts and styles', '<style>p{}</style><script>alert(1)</script><p onclick="x()">text</p>', 'text'],
    ['a comment that never ends', 'text <!-- rest', 'text'],
    ['braces that are no gap here', '{{c1::a}}', '\\{{c1::a}}'],
    ['text from right to left', '<div dir="rtl">مرحبا <b>بالعالم</b></div>', 'مرحبا **بالعالم**'],
    ['a picture', 'a <img src="cell.png" alt="a cell">', 'a ![a cell](media:cell.png)'],
    [
      'an encoded picture',
      "<img src='50%25.png'><img src=50%.png>",
      '![](media:50%25.png)![](media:50%25.png)',
    ],
    ['a sound', '[sound:a b (1).mp3]', '[sound](media:a%20b%20%281%29.mp3)'],
    [
      'recordings as elements',
      '<audio controls src="a b (1).mp3"></audio><video><source src="a b (1).mp3"></video>',
      '[sound](media:a%20b%20%281%29.mp3)[sound](media:a%20b%20%281%29.mp3)',
    ],
  ])('with %s becomes Markdown', (_, html, markdown) => {
    expect(toMarkdown(html)).toBe(markdown);
  });

  it.each([
    ['a gap with a hint', 'The {{c1::nucleus::part}} of', 'The {{c1::nucleus::part}} of'],
    ['a gap within a gap', '{{c1::capital of {{c2::France}}}}', '{{c1::capital of {{c2::France}}}}'],
    ['a gap of two numbers', '{{c1,3::x}}', '{{c1::{{c3::x}}}}'],
    ['a gap that is never asked', '{{c0::x}} {{c1::y}}', 'x {{c1::y}}'],
    ['a gap around a style', '{{c1::<b>x</b>}}', '{{c1::**x**}}'],
    ['a gap that ends within a style', '{{c1::a <b>x}} y</b>', '{{c1::a x}} y'],
    ['a gap in a formula', '\\(a = {{c1::b}}\\)', '$a = {{c1::b}}$'],
    ['a formula in a gap', '{{c1::\\(\\frac{a}{b}\\)}}', '{{c1::$\\frac{a}{b}$}}'],
    ['a gap that is never closed', 'a {{c1::b', 'a b'],
    ['a gap in a list', '<ul><li>{{c1::a}}</li><li>{{c2::b}}</li></ul>', '- {{c1::a}}\n- {{c2::b}}'],
    ['more colons than a hint needs', '{{c1::a::b::c}}', '{{c1::a::b\\::c}}'],
    ['marks of this module', '{{c1::a\ufdd3b}}', '{{c1::ab}}'],
  ])('with %s stays a cloze', (_, html, markdown) => {
    expect(toCloze(html)).toBe(markdown);
  });

  it('names its files, and says why others are missing', () => {
    expect(
      readField(
        '<img src="cell.png">[sound:no.mp3]<img src="https://example.org/x.png"><iframe src="x"></iframe>',
        false,
      ),
    ).toEqual({
      markdown: '![](media:cell.png)',
      media: ['cell.png'],
      remarks: ['media_missing', 'media_remote', 'markup_dropped'],
    });
    expect(readField('<img src="ぱぱ.jpg">'.normalize('NFD'), false).media).toEqual(['ぱぱ.jpg']);
  });

  it('names a picture with a long description', () => {
    expect(readField(`<img src="cell.png" alt="${'['.repeat(9_000)}">`, false).markdown).toMatch(
      /\]\(media:cell\.png\)$/,
    );
  });

  it('keeps only the first twenty gaps', () => {
    const html = Array.from({ length: 25 }, (_, index) => `{{c${index + 1}::g${index}}}`).join(' ');
    const { markdown, remarks } = readField(html, true);

    expect(markdown).toContain('{{c20::g19}} g20 g21');
    expect(remarks).toEqual(['gaps_cut']);
  });

  it.each([
    ['nested elements', '<div>'.repeat(20_000)],
    ['openings of formulas', '[latex]\\(\\[[$][$$]'.repeat(5_000)],
    ['openings of gaps', '{{c1::'.repeat(10_000)],
    ['ends of gaps', '}}'.repeat(30_000)],
    ['brackets of tags', '<img '.repeat(15_000)],
    ['comments', '<!--'.repeat(20_000)],
    ['sounds', '[sound:'.repeat(12_000)],
    ['openings of pictures', `<code>${'!['.repeat(20_000)}</code>`],
    ['a long text', 'x'.repeat(5_000_000)],
  ])('with many %s is read all the same', (_, html) => {
    expect(typeof readField(html, true).markdown).toBe('string');
  });

  it('gives its files to who stores them', () => {
    const { markdown } = readField('<img src="cell.png" alt="a"> [sound:a b (1).mp3]', false);

    expect(replaceMedia(markdown, (name, alt, isSound) => `<${name}|${alt}|${isSound}>`)).toBe(
      '<cell.png|a|false> <a b (1).mp3|sound|true>',
    );
  });
});
