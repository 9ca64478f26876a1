import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docxMembers, docxParagraph, makeDocx } from '../../testing/docx.ts';
import { part, relationsPart } from '../../testing/ooxml-package.ts';
import { textParagraph } from '../../testing/pptx.ts';
import { boldIn, outline, type Reading, startReading } from '../../testing/reading.ts';
import { type Member, makeZip } from '../../testing/zip.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

interface Beside {
  /** Type and target by the id of the relationship. */
  relations?: Record<string, readonly [string, string]>;
  parts?: Member[];
}

const NAMESPACES =
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';

async function open(body: string, { relations = {}, parts = [] }: Beside = {}) {
  const members = docxMembers(body).map((member) =>
    member.name === 'word/document.xml'
      ? { ...member, content: String(member.content).replace('<w:document', `<w:document ${NAMESPACES}`) }
      : member,
  );
  const all = [...members, relationsPart('word/_rels/document.xml.rels', relations), ...parts];

  return await reading.open('notes.docx', makeZip(all));
}

/** The blocks of a document and its warnings. */
async function read(body: string, beside?: Beside) {
  const { document, warnings } = await open(body, beside);

  return { lines: document.pages.flatMap(outline), warnings };
}

const run = (content: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr>${content}</w:r>`;
const t = (text: string) => `<w:t xml:space="preserve">${text}</w:t>`;
const inParagraph = (content: string) => `<w:p>${content}</w:p>`;

describe('what the writer of a Word document marked is bold', () => {
  it.each([
    ['underlined', '<w:u w:val="single"/>', true],
    ['highlighted', '<w:highlight w:val="yellow"/>', true],
    ['red', '<w:color w:val="C00000"/>', true],
    ['on a coloured ground', '<w:shd w:val="clear" w:fill="FFFF00"/>', true],
    ['bold by its style no more, but underlined', '<w:b w:val="0"/><w:u w:val="double"/>', true],
    ['grey', '<w:color w:val="595959"/>', false],
    ['on white', '<w:shd w:val="clear" w:fill="FFFFFF"/>', false],
    ['not underlined', '<w:u w:val="none"/>', false],
    ['a link', '<w:color w:val="0563C1"/><w:u w:val="single"/>', false],
    ['a link by its style', '<w:rStyle w:val="Hyperlink"/><w:u w:val="single"/>', false],
  ])('if it is %s', async (_, properties, isBold) => {
    const { document } = await open(inParagraph(run(t('The cell ')) + run(t('divides'), properties)));
    expect(boldIn(document)).toEqual(isBold ? ['divides'] : []);
  });
});

describe('within a line of a Word document', () => {
  it.each([
    ['a tab to an edge parts words', run(`${t('Dose')}<w:ptab/>${t('500 mg')}`), 'Dose 500 mg'],
    [
      'a field has its result',
      `<w:fldSimple w:instr=" SEQ ">${run(t('12'))}</w:fldSimple>${run(t(' men'))}`,
      '12 men',
    ],
    [
      'a direction has its words',
      `<w:bdo w:val="ltr">${run(t('a'))}<w:dir>${run(t('b'))}</w:dir></w:bdo>`,
      'ab',
    ],
    ['an element of another program has its words', `<x:new xmlns:x="urn:x">${run(t('new'))}</x:new>`, 'new'],
    [
      'a reading aid stands behind its word',
      run(`<w:ruby><w:rt>${run(t('がっこう'))}</w:rt><w:rubyBase>${run(t('学校'))}</w:rubyBase></w:ruby>`),
      '学校(がっこう)',
    ],
    ['a symbol is read by its font', run('<w:sym w:font="Symbol" w:char="F061"/>'), 'α'],
    [
      'a symbol without one by its number',
      run(`<w:sym w:font="Arial" w:char="2192"/>${t(' base')}`),
      '→ base',
    ],
    [
      'a symbol that cannot be known is marked',
      run(`<w:sym w:font="Runes" w:char="F061"/>${t(' = 3')}`),
      '\uFFFD = 3',
    ],
    ['text in a font of symbols is read', run(t('\uF061 = 3'), '<w:rFonts w:ascii="Symbol"/>'), 'α = 3'],
    [
      'the choice of a form is there',
      run(
        '<w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="acid"/><w:listEntry w:val="base"/></w:ddList></w:ffData></w:fldChar>',
      ) + run('<w:fldChar w:fldCharType="end"/>'),
      'base',
    ],
    [
      'the box of a form is ticked',
      run(
        '<w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox></w:ffData></w:fldChar>',
      ) +
        run('<w:fldChar w:fldCharType="end"/>') +
        run(t(' acid')),
      '☒ acid',
    ],
  ])('%s', async (_, content, expected) => {
    expect(await read(inParagraph(content))).toEqual({ lines: [`paragraph ${expected}`], warnings: [] });
  });
});

it('paragraphs within an element of another program are read', async () => {
  const { lines } = await read(`<x:part xmlns:x="urn:x">${inParagraph(run(t('Remember.')))}</x:part>`);

  expect(lines).toEqual(['paragraph Remember.']);
});

it('a carriage return ends a line of a Word document', async () => {
  const { lines } = await read(inParagraph(run(`${t('The dose is 500 mg')}<w:cr/>${t('Never more.')}`)));

  expect(lines).toEqual(['paragraph The dose is 500 mg', 'paragraph Never more.']);
});

describe('hidden text of a Word document', () => {
  const styles = (...all: string[]): Beside => ({
    relations: { rId1: ['styles', 'styles.xml'] },
    parts: [
      {
        name: 'word/styles.xml',
        content: `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${all.join('')}</w:styles>`,
      },
    ],
  });
  const style = (type: string, id: string, inside: string) =>
    `<w:style w:type="${type}" w:styleId="${id}">${inside}</w:style>`;
  const secret = {
    lines: ['paragraph Acids are sour.'],
    warnings: ['Hidden text was left out: “The answer is B.”.'],
  };
  const seen = docxParagraph('Acids are sour.');

  it("is omitted and named, whether the text, the letters' style or the paragraph's style hides it", async () => {
    const hides = '<w:rPr><w:vanish/></w:rPr>';
    const beside = styles(
      style('character', 'Key', '<w:basedOn w:val="Base"/>'),
      style('character', 'Base', hides),
      style('paragraph', 'Hints', hides),
    );

    expect(await read(seen + inParagraph(run(t('The answer is B.'), '<w:vanish/>')))).toEqual(secret);
    expect(
      await read(seen + inParagraph(run(t('The answer is B.'), '<w:rStyle w:val="Key"/>')), beside),
    ).toEqual(secret);
    expect(
      await read(
        `${seen}<w:p><w:pPr><w:pStyle w:val="Hints"/></w:pPr>${run(t('The answer is B.'))}</w:p>`,
        beside,
      ),
    ).toEqual(secret);
  });

  it('is a hidden row of a table too', async () => {
    const row = (properties: string, text: string) =>
      `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${docxParagraph(text)}</w:tc></w:tr>`;
    const { lines, warnings } = await read(
      `<w:tbl>${row('', 'Acids are sour.')}${row('<w:hidden/>', 'The answer is B.')}</w:tbl>`,
    );

    expect(lines).toEqual(['table_row Acids are sour.']);
    expect(warnings).toEqual(secret.warnings);
  });

  it('is shown if hiding is switched off, or only for the web', async () => {
    const body = inParagraph(
      run(t('Acids '), '<w:vanish w:val="0"/>') + run(t('are sour.'), '<w:webHidden/>'),
    );

    expect(await read(body)).toEqual({ lines: secret.lines, warnings: [] });
  });
});

describe('what a Word document embeds', () => {
  const chunk = (name: string, content: Uint8Array | string): Beside => ({
    relations: { rId9: ['aFChunk', name] },
    parts: [{ name: `word/${name}`, content }],
  });
  const around = (inside: string) => docxParagraph('Before.') + inside + docxParagraph('After.');
  const page = '<h2>Fronts</h2><p>Cold air is heavy.</p>';
  const mhtml = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${page}\r\n--b--`;

  it.each([
    [
      'a page',
      'part.html',
      `<html><body>${page}</body></html>`,
      ['heading2 Fronts', 'paragraph Cold air is heavy.'],
    ],
    ['a saved page', 'part.mht', mhtml, ['heading2 Fronts', 'paragraph Cold air is heavy.']],
    ['rich text', 'part.rtf', '{\\rtf1 Cold air is heavy.\\par}', ['paragraph Cold air is heavy.']],
    ['plain text', 'part.txt', 'Cold air is heavy.', ['paragraph Cold air is heavy.']],
    [
      'another document',
      'part.docx',
      makeDocx(docxParagraph('Cold air is heavy.')),
      ['paragraph Cold air is heavy.'],
    ],
  ])('is read in its place: %s', async (_, name, content, expected) => {
    expect(await read(around('<w:altChunk r:id="rId9"/>'), chunk(name, content))).toEqual({
      lines: ['paragraph Before.', ...expected, 'paragraph After.'],
      warnings: [],
    });
  });

  it('is named where it cannot be read', async () => {
    const broken = await read(
      around('<w:altChunk r:id="rId9"/>'),
      chunk('part.bin', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
    );

    expect(broken.lines).toEqual(['paragraph Before.', 'paragraph After.']);
    expect(broken.warnings).toEqual([
      'A part of this document was left out. This file is a picture, which cannot be read.',
    ]);
    expect((await read(around('<w:subDoc r:id="rId9"/>'))).warnings).toEqual([
      'A part of this document is in another file and was not read.',
    ]);
  });
});

describe('a drawing of a Word document', () => {
  const graphic = (inside: string) =>
    `<w:drawing><wp:inline><wp:docPr id="1" name="x"/><a:graphic><a:graphicData>${inside}</a:graphicData></a:graphic></wp:inline></w:drawing>`;
  const drawn = (inside: string) => inParagraph(run(t('See it.')) + run(inside));
  const box = `<w:txbxContent>${docxParagraph('Remember.')}</w:txbxContent>`;

  it('is a chart, with its data as a table', async () => {
    const cache = (kind: string, ...values: string[]) =>
      `<c:${kind}>${values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('')}</c:${kind}>`;
    const series = (name: string, ...values: string[]) =>
      `<c:ser><c:tx><c:strRef>${cache('strCache', name)}</c:strRef></c:tx><c:cat><c:strRef>${cache('strCache', 'June', 'July')}</c:strRef></c:cat><c:val><c:numRef>${cache('numCache', ...values)}</c:numRef></c:val></c:ser>`;
    const title = (text: string) => `<c:title><c:tx><c:rich>${textParagraph(text)}</c:rich></c:tx></c:title>`;
    const chart = `<c:chart>${title('Rain')}<c:plotArea><c:barChart>${series('Lagos', '316', '243.1')}${series('Kano', '115', '194')}</c:barChart><c:catAx>${title('Month')}</c:catAx><c:valAx>${title('Millimetres')}</c:valAx></c:plotArea></c:chart>`;
    const beside = {
      relations: { rId7: ['chart', 'charts/chart1.xml'] as const },
      parts: [part('word/charts/chart1.xml', 'c:chartSpace', chart)],
    };

    expect(await read(drawn(graphic('<c:chart r:id="rId7"/>')), beside)).toEqual({
      lines: [
        'paragraph See it.',
        'paragraph Rain',
        'paragraph Millimetres',
        'table_row Month | Lagos | Kano',
        'table_row June | 316 | 115',
        'table_row July | 243.1 | 194',
      ],
      warnings: [],
    });
  });

  it('is a diagram, with its items', async () => {
    const model = `<dgm:ptLst><dgm:pt modelId="1"><dgm:t>${textParagraph('Prophase')}</dgm:t></dgm:pt></dgm:ptLst>`;
    const beside = {
      relations: { rId8: ['diagramData', 'diagrams/data1.xml'] as const },
      parts: [part('word/diagrams/data1.xml', 'dgm:dataModel', model)],
    };

    expect((await read(drawn(graphic('<dgm:relIds r:dm="rId8"/>')), beside)).lines).toEqual([
      'paragraph See it.',
      'list_item Prophase',
    ]);
  });

  it.each([
    [
      'a box for newer programs alone',
      `<mc:AlternateContent><mc:Choice Requires="wps">${graphic(`<wps:txbx xmlns:wps="urn:w">${box}</wps:txbx>`)}</mc:Choice></mc:AlternateContent>`,
    ],
    [
      'a box in a shape that older programs draw',
      `<w:pict><v:oval><v:textbox>${box}</v:textbox></v:oval></w:pict>`,
    ],
    ['letters that are drawn', '<w:pict><v:shape><v:textpath string="Remember."/></v:shape></w:pict>'],
    [
      'a shape of another program',
      graphic(
        '<lc:lockedCanvas xmlns:lc="urn:l"><a:p><a:r><a:t>Remember.</a:t></a:r></a:p></lc:lockedCanvas>',
      ),
    ],
  ])('is %s', async (_, inside) => {
    expect(await read(drawn(inside))).toEqual({
      lines: ['paragraph See it.', 'paragraph Remember.'],
      warnings: [],
    });
  });

  it('is an object of another program, which is named, and the gap of an older formula', async () => {
    const object = (program: string) =>
      `<w:object><v:shape><v:imagedata r:id="rId3" o:title=""/></v:shape><o:OLEObject ProgID="${program}"/></w:object>`;

    expect(await read(drawn(object('Excel.Sheet.12')))).toEqual({
      lines: ['paragraph See it.[picture]'],
      warnings: ['Objects of other programs were left out: Excel.'],
    });
    expect((await read(drawn(object('Equation.3')))).lines).toEqual(['paragraph See it.[formula]']);
  });

  it('in a cell stays in its cell', async () => {
    const cell = (inside: string) => `<w:tc><w:p>${inside}</w:p></w:tc>`;
    const picture = graphic(
      '<pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"/>',
    ).replace('name="x"', 'name="x" descr="a leaf"');
    const row = [t('Leaf'), picture + t(' is green'), t('thin')].map((content) => cell(run(content)));
    const { document } = await open(`<w:tbl><w:tr>${row.join('')}</w:tr></w:tbl>`);
    const [page] = document.pages;

    expect(outline(page)).toEqual(['table_row Leaf | [picture: a leaf] is green | thin']);
    expect(page?.blocks[0]?.cells?.map(({ start, end }) => page.text.slice(start, end))).toEqual([
      'Leaf',
      '[picture: a leaf] is green',
      'thin',
    ]);
  });
});

it('text around the text of a Word document is named, and the page number is not', async () => {
  const root = (name: string, inside: string) => ({
    name: `word/${name}.xml`,
    content: `<w:x xmlns:w="urn:w">${inside}</w:x>`,
  });
  const { lines, warnings } = await read(docxParagraph('Acids are sour.'), {
    relations: {
      a: ['header', 'header1.xml'],
      b: ['footer', 'footer1.xml'],
      c: ['comments', 'comments.xml'],
    },
    parts: [
      root('header1', docxParagraph('Chemistry 101')),
      root('footer1', docxParagraph('Page 3 of 12')),
      root('comments', `<w:comment>${docxParagraph('Really?')}</w:comment>`),
    ],
  });

  expect(lines).toEqual(['paragraph Acids are sour.']);
  expect(warnings).toEqual([
    'Headers and footers were left out: “Chemistry 101”.',
    'Comments beside the text were left out: 1.',
  ]);
});
