import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docxMembers, docxParagraph } from './testing/docx.ts';
import { odfMembers } from './testing/odf.ts';
import { relationsPart } from './testing/ooxml-package.ts';
import { pptxMembers, type SlideParts, titleShape } from './testing/pptx.ts';
import { outline, type Reading, startReading } from './testing/reading.ts';
import { makeZip } from './testing/zip.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const getLines = async (filename: string, content: string | Buffer) =>
  (await reading.open(filename, content)).document.pages.flatMap(outline);
const web = (body: string) => getLines('page.html', `<body><p>Rivers run.</p>${body}</body>`);

describe('a picture of a web page', () => {
  it.each([
    ['with an alternative text', '<img src="a.png" alt="A delta">', 'paragraph [picture: A delta]'],
    ['without one', '<img src="a.png">', 'paragraph [picture]'],
    ['in a figure', '<figure><img alt="A delta"></figure>', 'paragraph [picture: A delta]'],
    ['in an item', '<ul><li>Mud <img alt="a delta"></li></ul>', 'list_item Mud [picture: a delta]'],
    [
      'within a sentence',
      '<p>A <picture><img alt="fish"></picture> swims.</p>',
      'paragraph A [picture: fish] swims.',
    ],
    [
      'in a cell',
      '<table><tr><td>1</td><td><img></td><td>mud</td></tr></table>',
      'table_row 1 | [picture] | mud',
    ],
    ['with brackets', '<img alt="[a] delta]">', 'paragraph [picture: (a) delta)]'],
    ['with lines', '<img alt="A\n\n delta">', 'paragraph [picture: A delta]'],
    ['that names its file', '<img alt="IMG_2031.jpg">', 'paragraph [picture]'],
    ['that names itself', '<img alt="Picture 3">', 'paragraph [picture]'],
    [
      'that a program described',
      '<img alt="A map of a river&#10;&#10;Description automatically generated with low confidence">',
      'paragraph [picture: A map of a river]',
    ],
  ])('%s is marked at its place', async (_, html, line) => {
    expect(await web(html)).toEqual(['paragraph Rivers run.', line]);
  });

  it.each([
    ['an empty alternative text', '<img src="line.png" alt="">'],
    ['a blank one', '<img src="line.png" alt=" ">'],
    ['aria-hidden', '<img alt="a leaf" aria-hidden="true">'],
    ['the role of decoration', '<img alt="a leaf" role="presentation"><img alt="a leaf" role="none">'],
    ['hidden', '<div hidden><img alt="a leaf"></div>'],
    ['the size of a pixel', '<img src="count.gif" width="1" height="1">'],
    ['the source of a formula beside it', '<img class="mwe-math-fallback-image" alt="x^2">'],
    ['a place beside the text', '<nav><img alt="a logo"></nav>'],
  ])('leaves no mark if it has %s', async (_, html) => {
    const { document, warnings } = await reading.open('page.html', `<body><p>Rivers ${html}run.</p></body>`);

    expect(document.pages[0]?.text).toMatch(/^Rivers\s+run\.$/);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['its caption', '<figure><img alt="A delta"><figcaption>Figure 1: A delta.</figcaption></figure>'],
    ['the line above', '<p>A delta</p><img alt="a delta.">'],
    ['its own line', '<p><img alt="a delta"> A delta of the Niger</p>'],
  ])('does not repeat %s', async (_, html) => {
    expect((await web(html)).join('\n').match(/delta/gi)).toHaveLength(1);
    expect((await web(html)).join('\n')).toContain('[picture]');
  });

  it('in a heading stands below it, and no page is named after it', async () => {
    const { document } = await reading.open(
      'page.html',
      '<h1>Deltas <img alt="a logo"></h1><p>Mud stays.</p>',
    );

    expect(document.title).toBe('Deltas');
    expect(document.pages.map(({ section }) => section)).toEqual(['Deltas']);
    expect(document.pages.flatMap(outline)).toEqual([
      'heading1 Deltas',
      'paragraph [picture: a logo]',
      'paragraph Mud stays.',
    ]);
  });

  it('is shortened where its text is long', async () => {
    const [, line = ''] = await web(`<img alt="${'mud and sand '.repeat(99_999)}">`);

    expect(line).toMatch(/^paragraph \[picture: mud and sand .*…\]$/);
    expect(line.length).toBeLessThan(230);
  });
});

describe('a file of pictures', () => {
  it('is bounded, and says so', async () => {
    const html = `<p>Rivers run.</p>${'<p><img alt="A delta of mud"></p>'.repeat(100_000)}`;
    const { document, warnings } = await reading.open('page.html', html);

    expect(document.pages.flatMap(({ blocks }) => blocks)).toHaveLength(1_001);
    expect(warnings).toEqual(['100000 pictures were left out.', 'Only the first 1,000 pictures are marked.']);
  });

  it('in one paragraph is bounded too', async () => {
    const { document } = await reading.open('page.html', `<p>Rivers run. ${'<img>'.repeat(100_000)}</p>`);

    expect(
      document.pages
        .map(({ text }) => text)
        .join(' ')
        .split('[picture]'),
    ).toHaveLength(1_001);
  });

  it.each([
    ['dots', '.'.repeat(2_000)],
    ['what programs write', 'Description automatically generated. '.repeat(50)],
  ])('described by %s is read', async (_, alternative) => {
    const html = `<p>Rivers run.</p>${`<img alt="${alternative}">`.repeat(900)}`;
    const { document } = await reading.open('page.html', html);

    expect(
      document.pages
        .map(({ text }) => text)
        .join(' ')
        .split('[picture'),
    ).toHaveLength(901);
  });

  it('has no text, whatever the pictures show', async () => {
    expect(await reading.read('page.html', '<img alt="A delta of mud and sand">')).toMatchObject({
      ok: false,
      reason: 'empty',
    });
  });
});

it('a picture of a Markdown note is marked', async () => {
  expect(await getLines('note.md', 'A delta ![of *mud*](a.png) grows.\n\n![](b.png)')).toEqual([
    'paragraph A delta [picture: of mud] grows.',
    'paragraph [picture]',
  ]);
});

describe('a picture of a Word document', () => {
  const drawing = (properties: string, inside = '') =>
    `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" name="Picture 1"${properties}>${inside}</wp:docPr><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:embed="rId9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
  const decorative =
    '<a:extLst xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}"><adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>';
  const lines = (body: string) =>
    getLines(
      'note.docx',
      makeZip([
        ...docxMembers(docxParagraph('Rivers run.') + body),
        relationsPart('word/_rels/document.xml.rels', { rId9: ['image', 'media/image1.png'] }),
      ]),
    );

  it.each([
    ['described', drawing(' descr="A delta" title="Niger"'), ['paragraph [picture: A delta]']],
    ['with a title alone', drawing(' title="Niger"'), ['paragraph [picture: Niger]']],
    ['without a word', drawing(''), ['paragraph [picture]']],
    ['that is decoration', drawing('', decorative), []],
    [
      'after one that is',
      drawing('', decorative) + drawing(' descr="A delta"'),
      ['paragraph [picture: A delta]'],
    ],
    [
      'with a caption',
      drawing(' descr="A delta"') + docxParagraph('Figure 1. A delta'),
      ['paragraph [picture]', 'paragraph Figure 1. A delta'],
    ],
  ])('%s', async (_, body, expected) => {
    expect(await lines(body)).toEqual(['paragraph Rivers run.', ...expected]);
  });
});

describe('a picture of a presentation', () => {
  const picture = (attributes: string, inside = '', kind = '') =>
    `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Picture 3"${attributes}>${inside}</p:cNvPr><p:cNvPicPr/><p:nvPr>${kind}</p:nvPr></p:nvPicPr><p:spPr><a:xfrm><a:off x="0" y="3000000"/></a:xfrm></p:spPr></p:pic>`;
  const decorative =
    '<a:extLst><a:ext uri="x"><adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>';
  const slides = (...parts: SlideParts[]) => reading.open('talk.pptx', makeZip(pptxMembers(parts)));

  it('is marked where it stands, and decoration is not', async () => {
    const shapes = [
      titleShape('Deltas of rivers'),
      picture(' descr="A delta"'),
      picture('', decorative),
      picture('', '', '<a:audioFile r:link="rId7"/>'),
      `<p:grpSp><p:grpSpPr><a:xfrm><a:off x="0" y="4000000"/></a:xfrm></p:grpSpPr>${picture('')}</p:grpSp>`,
    ];
    const { document } = await slides({ shapes: shapes.join('') });

    expect(document.pages.flatMap(outline)).toEqual([
      'heading1 Deltas of rivers',
      'paragraph [picture: A delta]',
      'paragraph [picture]',
    ]);
  });

  it('is nothing to read if it is the only object of a slide', async () => {
    const { document } = await slides(
      { shapes: titleShape('Deltas of rivers') },
      { shapes: picture(' descr="A delta that grows into the sea"') },
    );

    expect(document.pages.map(({ reading }) => reading)).toEqual(['text', 'unreadable']);
    expect(document.pages[1]?.text).toBe('[picture: A delta that grows into the sea]');
  });
});

describe('a picture of an OpenDocument file', () => {
  const frame = (inside: string, attributes = '') =>
    `<draw:frame${attributes}><draw:image xlink:href="Pictures/1.png"/>${inside}</draw:frame>`;
  const p = (content: string) => `<text:p>${content}</text:p>`;
  const texts = (body: string) => getLines('note.odt', makeZip(odfMembers('text', body)));

  it.each([
    [
      'described',
      frame('<svg:title>Niger</svg:title><svg:desc>A delta</svg:desc>'),
      ['paragraph [picture: A delta]'],
    ],
    ['with a title alone', frame('<svg:title>Niger</svg:title>'), ['paragraph [picture: Niger]']],
    ['without a word', frame(''), ['paragraph [picture]']],
    ['that is decoration', frame('', ' loext:decorative="true" xmlns:loext="urn:x"'), []],
    [
      'that is a copy of a text',
      frame(`<draw:text-box>${p('Mud stays.')}</draw:text-box>`),
      ['paragraph Mud stays.'],
    ],
  ])('%s', async (_, picture, expected) => {
    expect(await texts(p(`Rivers run.${picture}`))).toEqual(['paragraph Rivers run.', ...expected]);
  });

  it('is marked on a slide', async () => {
    const title = `<draw:frame presentation:class="title" svg:y="1cm"><draw:text-box>${p('Deltas of rivers')}</draw:text-box></draw:frame>`;
    const slide = `<draw:page>${title}${frame('<svg:desc>A delta</svg:desc>', ' svg:y="5cm"')}</draw:page>`;

    expect(await getLines('talk.odp', makeZip(odfMembers('presentation', slide)))).toEqual([
      'heading1 Deltas of rivers',
      'paragraph [picture: A delta]',
    ]);
  });
});

describe('a picture of a markup', () => {
  it.each([
    ['a.rst', 'Rivers run.\n\n.. image:: a.png\n   :alt: A delta\n', ['[picture: A delta]']],
    [
      'a.rst',
      'Rivers run.\n\n.. figure:: a.png\n   :width: 9\n\n   Mud of the sea.\n',
      ['[picture]', 'Mud of the sea.'],
    ],
    ['a.org', 'Rivers run.\n\n#+CAPTION: Mud\n[[file:img/a.png]]\n', ['Mud', '[picture]']],
    ['a.org', 'Rivers run.\n\nThe [[file:a.png][mouth]] of it.\n', ['The mouth of it.']],
    [
      'a.tex',
      'Rivers run.\n\n\\begin{figure}\n\\includegraphics[width=3cm]{a.png}\n\\caption{Mud}\n\\end{figure}\n',
      ['[picture] Mud'],
    ],
    [
      'a.tex',
      'Rivers run.\n\n\\begin{tikzpicture}\n\\draw (0,0) node {x} -- (1,1);\n\\end{tikzpicture}\n',
      ['[picture]'],
    ],
    ['a.rtf', '{\\rtf1 Rivers run.\\par{\\pict 00}\\par}', ['[picture]']],
    [
      'a.rtf',
      '{\\rtf1 Rivers run.\\par{\\*\\shppict{\\pict 00}}{\\nonshppict{\\pict 00}}\\par}',
      ['[picture]'],
    ],
    ['a.rtf', '{\\rtf1 Rivers run.\\par{\\header{\\pict 00}}{\\v{\\pict 00}}\\par}', []],
    [
      'a.fb2',
      '<FictionBook><description><coverpage><image/></coverpage></description><body><section><p>Rivers run.</p><image alt="A delta"/><p>A <image/> fish</p></section></body></FictionBook>',
      ['[picture: A delta]', 'A [picture] fish'],
    ],
  ])('%s: %j has its marks', async (filename, content, lines) => {
    const expected = ['Rivers run.', ...lines].map((line) => `paragraph ${line}`);

    expect(await getLines(filename, content)).toEqual(expected);
  });
});
