import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boldIn, outline, type Reading, startReading } from '../../testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const getOutline = async (html: string, filename = 'page.html') =>
  (await reading.open(filename, html)).document.pages.flatMap(outline);

const page = `<!doctype html><html><head><title>The water cycle</title><style>p { color: red }</style></head><body>
<nav><a href="/">Home</a></nav>
<main><h1>Water</h1><p>Water <b>evaporates</b> from the sea.</p><script>alert(1)</script>
<ul><li>rain<ol start="3"><li>light</li><li>heavy</li></ol></li><li>snow</li></ul>
<aside>Read more</aside><img src="http://example.org/x.png" alt="a cloud">
<h2>Clouds</h2><p>They form when air cools.</p></main>
<footer>Copyright</footer></body></html>`;

describe('lines of a paragraph', () => {
  it.each([
    [
      'stay apart where their writer ended them',
      '<p>Osmosis moves water<br>Diffusion moves anything</p><ul><li>Cut<br/>Weigh</li></ul>',
      [
        'paragraph Osmosis moves water',
        'paragraph Diffusion moves anything',
        'list_item Cut',
        'paragraph Weigh',
      ],
    ],
    [
      'are joined where a program wrapped them',
      '<p>Osmosis moves water through the membrane<br>of a cell to where more is dissolved.<br><br>and that is all.</p>',
      [
        'paragraph Osmosis moves water through the membrane of a cell to where more is dissolved.',
        'paragraph and that is all.',
      ],
    ],
    [
      'are one in a heading and a cell',
      '<h2>Water<br>and salt</h2><table><tr><td>a<br>B<td>c<td>d</table>',
      ['heading2 Water and salt', 'table_row a B | c | d'],
    ],
  ])('%s', async (_, html, expected) => {
    expect(await getOutline(html)).toEqual(expected);
  });
});

it('a quotation has the signs that a browser draws', async () => {
  expect(await getOutline('<p>She said <q>water</q>.</p>')).toEqual(['paragraph She said “water”.']);
});

describe('letters of a list', () => {
  it.each([
    ['by its type', 'type="A" start="3"', ['list_item C. rain', 'list_item D. snow']],
    [
      'by its style',
      'style="margin: 0; list-style: lower-roman"',
      ['list_item i. rain', 'list_item ii. snow'],
    ],
    ['but not without one', 'type="1"', ['list_item#1 rain', 'list_item#2 snow']],
  ])('stay in the text %s', async (_, attributes, expected) => {
    expect(await getOutline(`<ol ${attributes}><li>rain<li>snow</ol>`)).toEqual(expected);
  });
});

describe('a web page', () => {
  it('is its main text, in order', async () => {
    const { document, warnings } = await reading.open('page.html', page);

    expect(document.title).toBe('The water cycle');
    expect(document.pages.flatMap(outline)).toEqual([
      'heading1 Water',
      'paragraph Water evaporates from the sea.',
      'list_item rain',
      'list_item1#3 light',
      'list_item1#4 heavy',
      'list_item snow',
      'paragraph [picture: a cloud]',
      'heading2 Clouds',
      'paragraph They form when air cools.',
    ]);
    expect(boldIn(document)).toEqual(['evaporates']);
    expect(warnings).toEqual(['One picture was left out.']);
  });

  it('without a mark on its main text is everything except its surroundings', async () => {
    expect(
      await getOutline(
        '<body><nav>Home</nav><article><p>One.</p></article><article><p>Two.</p></article></body>',
      ),
    ).toEqual(['paragraph One.', 'paragraph Two.']);
  });

  it('is not a small part of it, whatever that is called', async () => {
    const html = `<body><p>${'Rivers run to the sea. '.repeat(9).trim()}</p><main>Advertisement</main></body>`;

    expect(await getOutline(html)).toEqual([
      expect.stringMatching(/^paragraph Rivers/),
      'paragraph Advertisement',
    ]);
  });

  it('has tables whose cells are in their columns', async () => {
    const { document } = await reading.open(
      'table.html',
      '<table><thead><tr><td>Ion</td><td>Charge</td><td>Colour</td></tr></thead><tr><td colspan="2">Cl</td><td>green</td></tr></table>',
    );
    const [head, row] = document.pages[0]?.blocks ?? [];

    expect(head?.head).toBe(true);
    expect(row?.cells?.map(({ column }) => column)).toEqual([0, 2]);
  });

  it('has terms with their meanings', async () => {
    expect(
      await getOutline(
        '<dl><dt>Osmosis</dt><dd><p>the movement of water</p><p>through a membrane</p></dd><dt>Diffusion</dt><dd>spreading</dd></dl>',
      ),
    ).toEqual([
      'paragraph Osmosis: the movement of water',
      'paragraph through a membrane',
      'paragraph Diffusion: spreading',
    ]);
  });

  it('has code, powers and formulas', async () => {
    expect(
      await getOutline(
        `<pre>if (x) {\n  y();\n}</pre><p>10<sup>-14</sup> of H<sub>2</sub>O,
        <math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac></math>,
        <span class="katex"><math><semantics><msup><mi>x</mi><mn>2</mn></msup><annotation encoding="application/x-tex">{\\displaystyle x^{2}}</annotation></semantics></math><span aria-hidden="true">x2</span></span>,
        <script type="math/tex">\\frac{1}{2}</script></p>`,
      ),
    ).toEqual(['code if (x) {\n  y();\n}', 'paragraph 10⁻¹⁴ of H₂O, (a + b)/2, $x^{2}$, $\\frac{1}{2}$']);
  });

  it.each([
    ['<mroot><mi>x</mi><mn>3</mn></mroot>', '³√x'],
    [
      '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>',
      '∑_(i = 1)ⁿi',
    ],
    ['<mover accent="true"><mi>v</mi><mo>→</mo></mover>', 'v⃗'],
    ['<mi>sin</mi><mi>x</mi>', 'sin x'],
    ['<mfenced><mi>a</mi><mi>b</mi></mfenced>', '(a, b)'],
  ])('has the formula %s', async (math, expected) => {
    expect(await getOutline(`<p>It is <math>${math}</math></p>`)).toEqual([`paragraph It is ${expected}`]);
  });

  it('has one paragraph whatever marks its words', async () => {
    expect(
      await getOutline(
        '<p>core::<wbr>arch <font>red</font> <dfn>delta</dfn> <ruby>水<rp>(</rp><rt>みず</rt><rp>)</rp></ruby> <ruby>火<rt>ひ</rt></ruby></p>',
      ),
    ).toEqual(['paragraph core::arch red delta 水(みず) 火(ひ)']);
  });

  it.each([
    ['a reference', '<p>Steam rises.<sup class="reference"><a href="#cite_note-2">[2]</a></sup></p>'],
    ['pages of a source', '<p>Steam rises.<sup class="reference nowrap">: 228</sup></p>'],
    ['a note in an e-book', '<p>Steam rises.<a href="n.xhtml#n1" epub:type="noteref">1</a></p>'],
    ['a note of a word processor', '<p>Steam rises.<a href="#_ftn1">[1]</a></p>'],
    ['a part for navigation', '<p>Steam rises.</p><div role="navigation">v t e</div>'],
    ['controls', '<p>Steam rises.<span class="mw-editsection">[edit]</span></p>'],
  ])('has its text without %s', async (_, html) => {
    expect(await getOutline(html)).toEqual(['paragraph Steam rises.']);
  });

  it.each([
    ['a link to a part of it', '<p>See <a href="#fnord">part 2</a>.</p>', 'See part 2.'],
    ['a raised number', '<p>10<sup>2</sup> m<sup>2</sup></p>', '10² m²'],
    ['a note for readers', '<div role="note">See the map.</div>', 'See the map.'],
  ])('has its text with %s', async (_, html, text) => {
    expect(await getOutline(html)).toEqual([`paragraph ${text}`]);
  });

  it('in Hebrew stays in logical order', async () => {
    expect(await getOutline('<p dir="rtl">המים מתאדים <b>מן הים</b>.</p>')).toEqual([
      'paragraph המים מתאדים מן הים.',
    ]);
  });
});

describe('a web page that is broken or hostile', () => {
  it.each([
    ['open tags', '<p>One<p>Two <b>three', ['paragraph One', 'paragraph Two three']],
    ['a cut end', '<p>Rivers run.</p><ta', ['paragraph Rivers run.']],
    ['null bytes', '<p>Riv\0ers run.</p>', ['paragraph Rivers run.']],
    ['entities', '<p>&lt;b&gt; &#x110000; &unknown; &amp;</p>', ['paragraph <b> \uFFFD &unknown; &']],
    ['an endless column', '<table><tr><td colspan="99999999">a cell</td></tr></table>', ['table_row a cell']],
  ])('with %s is read', async (_, html, expected) => {
    expect(await getOutline(html)).toEqual(expected);
  });

  it('with 200,000 open elements is rejected', async () => {
    expect(await reading.read('deep.html', '<div>'.repeat(200_000))).toMatchObject({ reason: 'too_deep' });
    expect(await reading.read('deep.html', '<b><i>'.repeat(100_000))).toMatchObject({ reason: 'too_deep' });
  });

  it('without words is empty', async () => {
    expect(
      await reading.read('none.html', '<!doctype html><title>Rivers</title><nav>Home</nav>'),
    ).toMatchObject({
      ok: false,
      reason: 'empty',
    });
  });

  it('is read in part if it has only one line', async () => {
    const outcome = await reading.readIsolated('long.html', `<p>${'water falls '.repeat(4_000_000)}`);

    expect(outcome).toMatchObject({ ok: true, warnings: ['Only the first 2,000,000 characters were read.'] });
  });
});
