import fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { mixItems } from '../bodies/mixed-order.ts';
import type { FilePicture, FileQuestion } from '../question-file.ts';
import { someMarkdown } from '../testing/some-markdown.ts';
import { HandoutTexts } from './handout-texts.ts';
import { writeHandout } from './write-handout.ts';

const picture: FilePicture = { name: 'picture-1.webp', bytes: Buffer.from('RIFF0000WEBP') };

const question = (changed: Partial<FileQuestion> = {}): FileQuestion => ({
  type: 'single',
  name: null,
  stem: 'Which soil holds most water?',
  options: [
    { text: 'Sand', feedback: 'It drains fast.' },
    { text: 'Clay', feedback: '' },
  ],
  keys: [1],
  explanation: 'Clay has the smallest pores.',
  topic: null,
  difficulty: null,
  tags: [],
  passage: null,
  body: null,
  ...changed,
});

const getHandout = (
  questions: FileQuestion[],
  { title = 'Soil', passages = [] as { title: string; text: string }[], pictures = [picture] } = {},
) => {
  const { bytes, omissions } = writeHandout(questions, passages, pictures, title);
  const html = Buffer.from(bytes).toString('utf8');
  return { html, omissions, elements: getElements(parse(html)) };
};

function getElements(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...getElements(child)] : []));
}

function getText(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(getText).join('') : '';
}

const named = (elements: Tree.Element[], tag: string) => elements.filter(({ tagName }) => tagName === tag);
const getAttribute = ({ attrs }: Tree.Element, name: string) => attrs.find((one) => one.name === name)?.value;
const ofClass = (elements: Tree.Element[], name: string) =>
  elements.filter((element) => getAttribute(element, 'class')?.split(' ').includes(name));

/** The handout before the answers, and the part after their heading. */
const halves = (elements: Tree.Element[]) => {
  const [answers] = ofClass(elements, 'answers');
  const [main] = named(elements, 'main');
  const requested = (main?.childNodes ?? []).filter((child) => child !== answers);
  return { asked: requested.map(getText).join(' '), answers: answers === undefined ? '' : getText(answers) };
};

describe('a handout for paper', () => {
  it('has a title, lines for a name and a date, and one heading of the first level', () => {
    const { elements } = getHandout([question()], { title: 'Soil & <water>' });

    expect(named(elements, 'h1').map(getText)).toEqual(['Soil & <water>']);
    expect(named(elements, 'title').map(getText)).toEqual(['Soil & <water>']);
    expect(ofClass(elements, 'person').map(getText)).toEqual(['Name:Date:']);
    expect(named(elements, 'html').map((html) => getAttribute(html, 'lang'))).toEqual(['en']);
  });

  it('has answers and explanations only after the last question', () => {
    const { asked, answers } = halves(getHandout([question(), question({ stem: 'Another?' })]).elements);

    expect(asked).toContain('Which soil holds most water?');
    expect(asked).toContain('Another?');
    expect(asked).not.toMatch(/smallest pores|drains fast/);
    expect(answers).toContain('B.Clay');
    expect(answers).toContain('Clay has the smallest pores.');
    expect(answers).toContain('A.It drains fast.');
    expect(answers).not.toContain('B.It');
  });

  it('asks for several answers if several are right, and names each', () => {
    const { elements } = getHandout([question({ type: 'multiple', keys: [0, 1] })]);
    const { asked, answers } = halves(elements);

    expect(asked).toContain('Choose all that are right.');
    expect(ofClass(elements, 'several')).toHaveLength(1);
    expect(answers).toMatch(/A\.Sand.*B\.Clay/);
  });

  it('shows a passage once, above its questions, whose numbers continue', () => {
    const of = (passage: number | null) => question({ passage });
    const passages = [{ title: 'The river', text: 'It *rose*.' }];
    const { elements } = getHandout([of(null), of(0), of(0), of(null)], { passages });

    expect(ofClass(elements, 'passage').map(getText)).toEqual(['Questions 2 to 3: The riverIt rose.']);
    const lists = named(elements, 'ol').filter((list) => getAttribute(list, 'start') !== undefined);
    expect(lists.map((list) => getAttribute(list, 'start'))).toEqual(['1', '2', '4']);
    expect(lists.map((list) => list.childNodes.length)).toEqual([1, 2, 1]);
  });

  it('has only the fonts of its formulas, and labels each formula with its source', () => {
    const { html, elements } = getHandout([question({ stem: 'What is $\\frac{1}{2}$ and $\\ce{H2O}$?' })]);

    const formulas = elements.filter((element) => getAttribute(element, 'role') === 'math');
    expect(formulas.map((element) => getAttribute(element, 'aria-label'))).toEqual([
      '\\frac{1}{2}',
      '\\ce{H2O}',
    ]);
    expect(html).toContain('font-family:KaTeX_Main');
    expect(html).toContain('data:font/woff2;base64,');
    expect(html).not.toContain('KaTeX_Fraktur-');
    expect(html).not.toMatch(/url\((?!data:)/);
  });

  it('has no fonts and styles of formulas without a formula', () => {
    expect(getHandout([question()]).html).not.toMatch(/katex|@font-face/i);
  });

  it('shows a picture at its place, and its description if the picture is missing', () => {
    const stem = 'Look: ![a leaf](picture:0) and ![a root](picture:7)';
    const { elements, asked } = (({ elements }) => ({ elements, ...halves(elements) }))(
      getHandout([question({ stem })]),
    );

    const images = named(elements, 'img');
    expect(images.map((image) => getAttribute(image, 'alt'))).toEqual(['a leaf']);
    expect(getAttribute(images[0] as Tree.Element, 'src')).toBe(
      `data:image/webp;base64,${Buffer.from(picture.bytes).toString('base64')}`,
    );
    expect(asked).toContain('a root');
  });

  it('writes tables, lists and code as such elements', () => {
    const stem = 'Read:\n\n| a | b |\n|:-:|--|\n| 1 | 2 |\n\n- one\n- two\n\n```\nx < y\n```';
    const { elements } = getHandout([question({ stem })]);

    expect(named(elements, 'th').map(getText)).toEqual(['a', 'b']);
    expect(named(elements, 'td').map(getText)).toEqual(['1', '2']);
    expect(named(elements, 'ul')[0]?.childNodes.map(getText)).toEqual(['one', 'two']);
    expect(named(elements, 'pre').map(getText)).toEqual(['x < y']);
  });
});

describe('the limits of a handout', () => {
  it('repeats a picture up to a limit, then describes it, and reports that', () => {
    const stem = '![a leaf](picture:0)';
    const texts = new HandoutTexts([picture], {
      pictureBytes: picture.bytes.length * 2,
      texLength: 100,
      formulaNodes: 100,
    });
    const { bytes, omissions } = writeHandout(
      [1, 2, 3].map(() => question({ stem })),
      [],
      [picture],
      'Leaves',
      texts,
    );

    expect(named(getElements(parse(Buffer.from(bytes).toString())), 'img')).toHaveLength(2);
    expect(omissions).toEqual([
      { line: 0, message: 'Pictures that are too many for one handout and are only described: 1.' },
    ]);
  });

  it('writes formulas beyond a limit as TeX, and reports that', () => {
    const texts = new HandoutTexts([], { pictureBytes: 0, texLength: 3, formulaNodes: 10_000 });
    const stems = ['$a+b$', '$c+d$'];
    const { bytes, omissions } = writeHandout(
      stems.map((stem) => question({ stem })),
      [],
      [],
      'Sums',
      texts,
    );
    const { asked } = halves(getElements(parse(Buffer.from(bytes).toString())));

    expect(asked).toContain('c+d');
    expect(omissions).toEqual([
      { line: 0, message: 'Formulas that are too many for one handout and are written as TeX: 1.' },
    ]);
  });

  it('shows the source of a diagram, and reports that', () => {
    const { elements, omissions } = getHandout([question({ stem: '```mermaid\ngraph TD; A-->B\n```' })]);

    expect(named(elements, 'pre').map(getText)).toEqual(['graph TD; A-->B']);
    expect(omissions).toEqual([{ line: 0, message: 'Diagrams that are written as their source: 1.' }]);
  });
});

/** None of these elements loads, runs or sends anything; styles serve only alignments and formulas. */
const tags = new Set(
  'html head meta title style body main h1 h2 h3 h4 h5 h6 p section ol ul li div span b strong em del code pre br hr a img table thead tbody tr th td blockquote svg path line'.split(
    ' ',
  ),
);
const attributes = new Set(
  'lang charset http-equiv content name class style type start role aria-label aria-hidden tabindex scope href rel src alt width height viewBox preserveAspectRatio d x1 y1 x2 y2 stroke-width'.split(
    ' ',
  ),
);

describe('hostile texts stay texts', () => {
  it.each([
    '<script>alert(1)</script>',
    '</style></title></main><img src=x onerror=alert(1)>',
    '[go](javascript:alert(1))',
    '![x](https://example.org/track.png)',
    '$\\href{javascript:alert(1)}{x}$ $\\htmlClass{a}{b}$',
    '<svg onload=alert(1)>',
    '"><iframe srcdoc=x>',
    `${'> '.repeat(20_000)}deep`,
    `${'['.repeat(20_000)}deep`,
    '\u0000\ud800 \u202e',
  ])('%.40s', (text) => {
    const { elements } = getHandout([question({ stem: `Why? ${text}`, explanation: text })], { title: text });

    expectClosed(elements);
  });

  it('random texts produce only allowed elements', () => {
    fc.assert(
      fc.property(someMarkdown, fc.string(), (markdown, title) => {
        const stem = `Why? ${markdown}`;
        const passages = [{ title, text: markdown }];
        const { elements } = getHandout([question({ stem, explanation: markdown, passage: 0 })], {
          title,
          passages,
        });

        expectClosed(elements);
        expect(named(elements, 'h1')).toHaveLength(1);
        expect(ofClass(elements, 'question')).toHaveLength(1);
      }),
      { numRuns: 200 },
    );
  });
});

function expectClosed(elements: Tree.Element[]): void {
  for (const { tagName, attrs } of elements) {
    expect(tags).toContain(tagName);
    for (const { name, value } of attrs) {
      expect(attributes).toContain(name);
      if (name === 'href') expect(value).toMatch(/^(https:|mailto:)/);
      if (name === 'src') expect(value).toMatch(/^data:image\/webp;base64,/);
      if (name === 'style') expect(value).not.toMatch(/url|expression|@|[{}]/i);
    }
  }
}

describe('a question with a body is printed', () => {
  const share = { share: 1, feedback: '' };
  it.each<[FileQuestion['body'], requested: string[], answers: string[]]>([
    [
      { type: 'short', accepted: [{ text: 'Loam', ...share }], case: false, accents: true },
      ['<p class="line"></p>'],
      ['Loam'],
    ],
    [
      {
        type: 'numerical',
        accepted: [{ value: '9.81', tolerance: { by: 'absolute', size: '0.05' }, ...share }],
        units: [{ name: 'm/s2', factor: '1' }],
        unit: { rule: 'optional', penalty: 0, of: 'mark' },
      },
      ['<p class="line"></p>'],
      ['9.81 ± 0.05 m/s2'],
    ],
    [
      {
        type: 'matching',
        pairs: [
          { left: 'Na', right: 'sodium' },
          { left: 'K', right: 'potassium' },
        ],
        extra: ['iron'],
      },
      ['<li><p>Na</p></li><li><p>K</p></li>', '<ol type="A">', 'iron'],
      ['sodium', 'potassium'],
    ],
    [
      { type: 'ordering', items: ['a1', 'b2', 'c3'], rule: 'exact' },
      ['<ul class="boxed">', 'c3'],
      ['<ol><li><p>a1</p></li><li><p>b2</p></li><li><p>c3</p></li></ol>'],
    ],
    [
      {
        type: 'gaps',
        gaps: [
          {
            weight: 1,
            answer: {
              type: 'select',
              options: [
                { text: 'Clay', ...share },
                { text: 'Sand', share: 0, feedback: '' },
              ],
            },
          },
        ],
      },
      ['(1)&nbsp;_______', 'Sand'],
      ['<p>Clay</p>'],
    ],
    [
      { type: 'reasoned', verdict: false, reasons: ['It drains.', 'It holds.'], reason: 1 },
      ['<li>True</li><li>False</li>', '<p>It drains.</p>'],
      ['<p>False</p>', '<b>B.</b>'],
    ],
  ])('%j', (body, requested, answers) => {
    const stem = 'Soil [[1]] holds water';
    const [first = '', last = ''] = getHandout([
      question({ type: body?.type ?? 'single', stem, options: [], keys: [], body }),
    ]).html.split('<section class="answers">');
    for (const part of requested) expect(first).toContain(part);
    for (const part of answers) expect(last).toContain(part);
  });

  it('does not print an order in the order of its key', () => {
    const items = ['a', 'b'];
    for (const order of [items, items.toReversed()]) expect(mixItems(order)).toEqual(order.toReversed());
  });
});
