import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OdfParts, odfMembers } from './testing/odf.ts';
import { boldIn, outline, type Reading, startReading } from './testing/reading.ts';
import { makeZip } from './testing/zip.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const KINDS = { odt: 'text', ods: 'spreadsheet', odp: 'presentation' } as const;
const open = (ending: keyof typeof KINDS, body: string, parts?: OdfParts) =>
  reading.open(`notes.${ending}`, makeZip(odfMembers(KINDS[ending], body, parts)));

const p = (content: string) => `<text:p>${content}</text:p>`;
const h = (level: number, content: string) => `<text:h text:outline-level="${level}">${content}</text:h>`;
const item = (content: string) => `<text:list-item>${content}</text:list-item>`;
const list = (content: string, attributes = ' text:style-name="L1"') =>
  `<text:list${attributes}>${content}</text:list>`;
const cell = (content: string, attributes = '') =>
  `<table:table-cell${attributes}>${content && p(content)}</table:table-cell>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;

describe('an OpenDocument text', () => {
  it('has headings with their level, sections, the stated title and bold terms by their styles', async () => {
    const { document } = await open(
      'odt',
      h(1, 'Cells') +
        p('A <text:span text:style-name="T1">cell</text:span><text:s text:c="2"/>is<text:tab/>alive.') +
        h(2, 'Parts') +
        p('The nucleus.'),
      { title: 'Biology' },
    );

    expect(document.title).toBe('Biology');
    expect(document.pages.map(({ section }) => section)).toEqual(['Cells', 'Parts']);
    expect(document.pages.flatMap(outline)).toEqual([
      'heading1 Cells',
      'paragraph A cell is alive.',
      'heading2 Parts',
      'paragraph The nucleus.',
    ]);
    expect(boldIn(document)).toEqual(['cell']);
  });

  it('has lists with depth and numbers, which continue if the file says so', async () => {
    const inner = list(item(p('thin slices')), '');
    const body =
      list(item(p('Cut') + p('with care') + inner) + item(p('Stain'))) +
      p('Wait a minute.') +
      list(item(p('Look')), ' text:style-name="L1" text:continue-numbering="true"') +
      list(item(p('Draw')), ' text:style-name="L2"');

    expect((await open('odt', body)).document.pages.flatMap(outline)).toEqual([
      'list_item#1 Cut',
      'list_item with care',
      'list_item1 thin slices',
      'list_item#2 Stain',
      'paragraph Wait a minute.',
      'list_item#3 Look',
      'list_item Draw',
    ]);
  });

  it('starts a list with the number of its style', async () => {
    const body = list(item(p('Look')) + item(p('Draw')), ' text:style-name="L4"');

    expect((await open('odt', body)).document.pages.flatMap(outline)).toEqual([
      'list_item#4 Look',
      'list_item#5 Draw',
    ]);
  });

  it('keeps letters of a list in the text', async () => {
    const body = list(item(p('muscle') + p('or flesh')) + item(p('nerve')), ' text:style-name="L3"');

    expect((await open('odt', body)).document.pages.flatMap(outline)).toEqual([
      'list_item (a) muscle',
      'list_item or flesh',
      'list_item (b) nerve',
    ]);
  });

  it('preserves what is raised and lowered, and marks the gap of a formula', async () => {
    const formula = '<draw:frame><draw:object xlink:href="./Object 1"/></draw:frame>';
    const body = p(
      `10<text:span text:style-name="T2">6</text:span> H<text:span text:style-name="T3">2</text:span>O ${formula}`,
    );
    const manifest =
      '<manifest:file-entry manifest:full-path="Object 1/" manifest:media-type="application/vnd.oasis.opendocument.formula"/>';

    expect((await open('odt', body, { manifest })).document.pages[0]?.text).toBe('10⁶ H₂O [formula]');
  });

  it('reads footnotes and boxes after their paragraph, and no deleted text, comments or contents', async () => {
    const note =
      '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Seen in 1665.</text:p></text:note-body></text:note>';
    const box = `<draw:frame><draw:text-box>${p('Remember.')}</draw:text-box></draw:frame>`;
    const body =
      `<text:tracked-changes><text:changed-region>${p('deleted')}</text:changed-region></text:tracked-changes>` +
      `<text:table-of-content>${p('Cells 1')}</text:table-of-content>` +
      p(`Cells${note} divide.${box}<office:annotation>${p('why?')}</office:annotation>`);

    expect((await open('odt', body)).document.pages.flatMap(outline)).toEqual([
      'paragraph Cells divide.',
      'paragraph Seen in 1665.',
      'paragraph Remember.',
    ]);
  });

  it('reads tables with their head rows, and cells that reach downwards in each row', async () => {
    const body = `<table:table><table:table-header-rows>${row(cell('Kind'), cell('Name'))}</table:table-header-rows>${row(cell('Metal', ' table:number-rows-spanned="2"'), cell('Iron'))}${row('<table:covered-table-cell/>', cell('Zinc'))}${row(cell('Gas'), cell('Neon'))}</table:table>`;
    const { document } = await open('odt', body);

    expect(document.pages.flatMap(outline)).toEqual([
      'table_row Kind | Name',
      'table_row Metal | Iron',
      'table_row Metal | Zinc',
      'table_row Gas | Neon',
    ]);
    expect(document.pages[0]?.blocks.map(({ head }) => head ?? false)).toEqual([true, false, false, false]);
  });
});

describe('the content of an OpenDocument file outside of its text', () => {
  const embedded = (name: string, content: string) => ({ name: `${name}/content.xml`, content });
  const openWith = async (body: string, ...members: { name: string; content: string }[]) => {
    const { document, warnings } = await reading.open(
      'notes.odt',
      makeZip([...odfMembers('text', body), ...members]),
    );

    return { lines: document.pages.flatMap(outline), warnings };
  };
  const object = '<draw:frame><draw:object xlink:href="./Object 1"/><draw:image/></draw:frame>';

  it('is a formula, which may be all that it holds', async () => {
    const formula =
      '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></mrow><annotation encoding="StarMath 5.0">E = m c^2</annotation></semantics></math>';

    expect(await openWith(p(object), embedded('Object 1', formula))).toEqual({
      lines: ['paragraph E = mc²'],
      warnings: [],
    });
  });

  it('is a chart, with its title and the values of its table', async () => {
    const chart = `<o:document-content xmlns:o="urn:o"><o:body><o:chart><c:chart xmlns:c="urn:c" xmlns:table="urn:t" xmlns:text="urn:x"><c:title>${p('Rain')}</c:title><table:table>${row(cell('Month'), cell('Lagos'), cell('Kano'))}${row(cell('June'), cell('316'), cell('115'))}</table:table></c:chart></o:chart></o:body></o:document-content>`;

    expect((await openWith(p(object), embedded('Object 1', chart))).lines).toEqual([
      'paragraph Rain',
      'table_row Month | Lagos | Kano',
      'table_row June | 316 | 115',
    ]);
  });

  it('is hidden text and comments, which are named and not read', async () => {
    const hidden = '<text:span text:style-name="T4">The answer is B.</text:span>';
    const body =
      p(`Acids are sour.${hidden}<office:annotation>${p('Really?')}</office:annotation>`) +
      p('<text:hidden-paragraph text:is-hidden="true"/>Only for teachers.') +
      `<text:section text:display="none">${p('Later.')}</text:section>`;

    expect(await openWith(body)).toEqual({
      lines: ['paragraph Acids are sour.'],
      warnings: [
        'Hidden text was left out: “The answer is B.”, “Only for teachers.”, “Later.”.',
        'Comments beside the text were left out: 1.',
      ],
    });
  });

  it('includes the text around its pages, which is named', async () => {
    const styles = `<o:document-styles xmlns:o="urn:o" xmlns:style="urn:s" xmlns:text="urn:t"><o:master-styles><style:master-page><style:header>${p('Chemistry 101')}</style:header><style:footer>${p('Page <text:page-number>3</text:page-number>')}</style:footer></style:master-page></o:master-styles></o:document-styles>`;
    const { warnings } = await openWith(p('Acids are sour.'), { name: 'styles.xml', content: styles });

    expect(warnings).toEqual(['Headers and footers were left out: “Chemistry 101”.']);
  });

  it('is text in shapes, reading aids, and lines that were ended', async () => {
    const ruby =
      '<text:ruby><text:ruby-base>学校</text:ruby-base><text:ruby-text>がっこう</text:ruby-text></text:ruby>';
    const body = p(`${ruby}<draw:ellipse>${p('Remember.')}</draw:ellipse><text:line-break/>Acids are sour`);

    expect((await openWith(body)).lines).toEqual([
      'paragraph 学校(がっこう)',
      'paragraph Acids are sour',
      'paragraph Remember.',
    ]);
  });
});

describe('an OpenDocument spreadsheet', () => {
  it('has a section for each table, with values as they are shown and without the empty edge', async () => {
    const value = (text: string) => cell(text, ' office:value-type="percentage" office:value="0.256"');
    const edge = '<table:table-cell table:number-columns-repeated="16000"/>';
    const marks = `<table:table table:name="Marks">${row(cell('Name'), '<table:table-cell/>', cell('Share'), edge)}${row(cell('Ada'), '<table:table-cell/>', value('25.6 %'), edge)}<table:table-row table:number-rows-repeated="1048574">${edge}</table:table-row></table:table>`;
    const { document, warnings } = await open(
      'ods',
      `${marks}<table:table table:name="Empty"/><table:table table:name="Key">${row(cell('B'))}</table:table>`,
    );

    expect(document.title).toBe('notes');
    expect(document.pages.flatMap(outline)).toEqual([
      'heading1 Marks',
      'table_row Name | Share',
      'table_row Ada | 25.6 %',
      'heading1 Key',
      'table_row B',
    ]);
    expect(document.pages[0]?.blocks[1]).toMatchObject({ head: true, cells: [{ column: 0 }, { column: 2 }] });
    expect(warnings).toEqual([]);
  });

  it('reads no more rows than fit, however often one is repeated', async () => {
    const repeated = `<table:table table:name="Long"><table:table-row table:number-rows-repeated="1048576">${cell('7')}</table:table-row></table:table>`;
    const { document, warnings } = await open('ods', repeated);

    expect(document.pages.flatMap(outline)).toHaveLength(5_001);
    expect(warnings).toEqual(['Only the first 5000 rows of Long were read.']);
  });

  it('names the tables that are hidden in it', async () => {
    const { warnings } = await open(
      'ods',
      `<table:table table:name="Key" table:style-name="ta1">${row(cell('B'))}</table:table>`,
    );

    expect(warnings).toEqual(['Hidden worksheets were read too: Key.']);
  });
});

describe('an OpenDocument presentation', () => {
  const frame = (content: string, [x, y]: [number, number], role = '') =>
    `<draw:frame svg:x="${x}cm" svg:y="${y}cm"${role && ` presentation:class="${role}"`}><draw:text-box>${content}</draw:text-box></draw:frame>`;

  it('is a page for each slide: title, boxes in reading order, then notes', async () => {
    const slide = `<draw:page draw:name="page1">${frame(p('Right'), [12, 5.2])}${frame(list(item(p('Left'))), [1, 5.5], 'outline')}${frame(p('Osmosis'), [1, 1], 'title')}${frame(p('7'), [20, 19], 'page-number')}<presentation:notes>${frame(p('Ask about salt.'), [1, 9], 'notes')}</presentation:notes></draw:page>`;
    const second = `<draw:page draw:style-name="dp1">${frame(p('Reserve'), [1, 1], 'title')}</draw:page>`;
    const { document, warnings } = await open('odp', slide + second);

    expect(document.title).toBe('Osmosis');
    expect(document.pages.map(outline)).toEqual([
      [
        'heading1 Osmosis',
        'list_item#1 Left',
        'paragraph Right',
        'paragraph Speaker notes:',
        'paragraph Ask about salt.',
      ],
      ['heading2 Reserve'],
    ]);
    expect(warnings).toEqual(['Slides that are hidden in the show were read too: 2.']);
  });
});

describe.each(Object.entries(KINDS))('an OpenDocument file (.%s) that is no note', (ending, kind) => {
  const file = `notes.${ending}`;
  const body =
    { odt: p('secret'), ods: `<table:table>${row(cell('x'))}</table:table>`, odp: '' }[ending] ?? '';
  const good = odfMembers(kind, body);

  it('is encrypted when its manifest or its archive says so', async () => {
    const manifest =
      '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data><manifest:algorithm/></manifest:encryption-data></manifest:file-entry>';
    const junk = odfMembers(kind, body, { manifest }).map((member) =>
      member.name === 'content.xml' ? { ...member, content: Buffer.alloc(600, 0x9b) } : member,
    );
    const locked = good.map((member) => ({ ...member, locked: member.name !== 'mimetype' }));

    expect(await reading.read(file, makeZip(junk))).toMatchObject({ reason: 'encrypted' });
    expect(await reading.read(file, makeZip(locked))).toMatchObject({ reason: 'encrypted' });
  });

  it('is damaged, empty or of another kind', async () => {
    const whole = makeZip(good);
    const other = odfMembers('drawing', '');

    expect(await reading.read(file, whole.subarray(0, whole.length / 2))).toMatchObject({
      reason: 'damaged',
    });
    expect(await reading.read(file, makeZip(odfMembers(kind, '')))).toMatchObject({ reason: 'empty' });
    expect(await reading.read(file, makeZip(other))).toMatchObject({ reason: 'wrong_type' });
  });

  it('expands no entity, nests no deeper than the limit and inflates no further', {
    timeout: 120_000,
  }, async () => {
    const replaced = (content: string) =>
      makeZip(good.map((member) => (member.name === 'content.xml' ? { ...member, content } : member)));
    const entity = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>';
    const deep = `${'<text:section>'.repeat(200_000)}x${'</text:section>'.repeat(200_000)}`;

    expect(await reading.read(file, replaced(entity))).toMatchObject({ reason: 'damaged' });
    expect(await reading.read(file, makeZip(odfMembers(kind, deep)))).toMatchObject({ reason: 'too_deep' });
    expect(await reading.readIsolated(file, replaced(' '.repeat(70_000_000)))).toMatchObject({
      reason: 'too_large',
    });
  });
});
