import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itLong } from '../../testing/suites/scale.ts';
import { docxMembers, docxParagraph, lockedDocx, makeDocx } from './testing/docx.ts';
import { boldIn, outline, type Reading, startReading } from './testing/reading.ts';
import { makeZip } from './testing/zip.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

type Child = Paragraph | Table;

async function open(children: Child[]) {
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children }] }));

  return (await reading.open('notes.docx', bytes)).document;
}

const text = (words: string) => new Paragraph(words);
const titled = (words: string, heading: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
  new Paragraph({ text: words, heading });
const cells = (...words: string[]) =>
  new TableRow({ children: words.map((word) => new TableCell({ children: [text(word)] })) });

describe('a chapter as Word document', () => {
  it('preserves headings, bold terms and lists, and starts a section at each heading', async () => {
    const document = await open([
      titled('Cells', HeadingLevel.TITLE),
      titled('What a cell is', HeadingLevel.HEADING_1),
      new Paragraph({
        children: [
          new TextRun('A '),
          new TextRun({ text: 'cell', bold: true }),
          new TextRun(' is the smallest unit of life.'),
        ],
      }),
      titled('Its parts', HeadingLevel.HEADING_2),
      new Paragraph({ text: 'the nucleus', bullet: { level: 0 } }),
      new Paragraph({ text: 'the membrane', bullet: { level: 0 } }),
    ]);

    expect(document.title).toBe('Cells');
    expect(document.pages.map(({ section }) => section)).toEqual(['Cells', 'Its parts']);
    expect(outline(document.pages[0])).toEqual([
      'heading1 Cells',
      'heading1 What a cell is',
      'paragraph A cell is the smallest unit of life.',
    ]);
    expect(outline(document.pages[1])).toEqual([
      'heading2 Its parts',
      'list_item the nucleus',
      'list_item the membrane',
    ]);
    expect(boldIn(document)).toEqual(['cell']);
  });

  it('takes a line that is only bold for the heading that was meant', async () => {
    const bold = (words: string) => new Paragraph({ children: [new TextRun({ text: words, bold: true })] });
    const document = await open([
      bold('Osmosis'),
      text('Water moves through the membrane.'),
      bold('Diffusion.'),
    ]);

    expect(outline(document.pages[0])).toEqual([
      'heading1 Osmosis',
      'paragraph Water moves through the membrane.',
      'paragraph Diffusion.',
    ]);
  });

  it('reads a table of terms as terms and their meanings', async () => {
    const rows = [
      cells('Nucleus', 'the part that holds the genes of the cell'),
      cells('2019', '2020', '2021'),
    ];
    const document = await open([text('The parts of a cell.'), new Table({ rows })]);

    expect(outline(document.pages[0]).slice(1)).toEqual([
      'table_row Nucleus: the part that holds the genes of the cell',
      'table_row 2019 | 2020 | 2021',
    ]);
  });

  it('splits long text without headings into sections of about a page', async () => {
    const sentence = 'Every cell comes from a cell that was there before it. ';
    const document = await open([text(sentence.repeat(120)), text(sentence.repeat(40))]);

    expect(document.pages.length).toBeGreaterThanOrEqual(3);
    expect(document.pages.map(({ number }) => number)).toEqual(document.pages.map((_, index) => index + 1));
    for (const page of document.pages) expect(page.text).toMatch(/^Every cell[\s\S]*before it\.$/);
  });
});

describe('what Word sets apart', () => {
  const run = (text: string, properties = '') =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const shifted = (text: string, position: string) => run(text, `<w:vertAlign w:val="${position}"/>`);
  const findText = async (body: string) =>
    (await reading.open('notes.docx', makeDocx(body))).document.pages.flatMap(outline);

  it('stays raised and lowered', async () => {
    const body = `<w:p>${run('10')}${shifted('6', 'superscript')}${run(' molecules of H')}${shifted('2', 'subscript')}${run('O')}</w:p>`;

    expect(await findText(body)).toEqual(['paragraph 10⁶ molecules of H₂O']);
  });

  it('is a formula in LaTeX, in the line and on its own, and a gap if it has no reading', async () => {
    const letter = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
    const power = `<m:sSup><m:e>${letter('𝑐')}</m:e><m:sup>${letter('2')}</m:sup></m:sSup>`;
    const body = [
      `<w:p>${run('Mass is energy: ')}<m:oMath>${letter('𝐸=𝑚')}${power}</m:oMath>${run('.')}</w:p>`,
      `<w:p><m:oMathPara><m:oMath>${letter('a&lt;b')}</m:oMath></m:oMathPara></w:p>`,
      `<w:p>${run('Lost: ')}<m:oMath><m:unheardOf/></m:oMath><m:oMath/></w:p>`,
    ];

    expect(await findText(body.join(''))).toEqual([
      'paragraph Mass is energy: $E=mc^{2}$.',
      'paragraph $a<b$',
      'paragraph Lost: [formula]',
    ]);
  });

  it('is a text box, read once', async () => {
    const inner = `<w:txbxContent><w:p>${run('Remember: cells divide.')}</w:p></w:txbxContent>`;
    const box = `<w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:drawing><wps:txbx xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">${inner}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox>${inner}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;

    expect(await findText(`<w:p>${run('Cells.')}${box}</w:p>`)).toEqual([
      'paragraph Cells.',
      'paragraph Remember: cells divide.',
    ]);
  });

  it('is the head of a table', async () => {
    const cell = (text: string) => `<w:tc><w:p>${run(text)}</w:p></w:tc>`;
    const head = `<w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('Part')}${cell('Role')}</w:tr>`;
    const body = `<w:tbl>${head}<w:tr>${cell('Nucleus')}${cell('genes')}</w:tr></w:tbl>`;
    const { document } = await reading.open('notes.docx', makeDocx(body));

    expect(document.pages[0]?.blocks.map(({ head }) => head ?? false)).toEqual([true, false]);
  });

  it('is neither deleted text nor a header', async () => {
    const body = `<w:p>${run('Cells')}<w:del><w:r><w:delText>never</w:delText></w:r></w:del><w:ins>${run(' divide.')}</w:ins></w:p><w:sectPr><w:headerReference w:type="default"/></w:sectPr>`;

    expect(await findText(body)).toEqual(['paragraph Cells divide.']);
  });

  it('is a list with depth and numbers', async () => {
    const numbering = {
      reference: 'steps',
      levels: [
        { level: 0, format: 'decimal' as const, text: '%1.' },
        { level: 1, format: 'lowerLetter' as const, text: '%2)' },
      ],
    };
    const item = (words: string, level = 0) =>
      new Paragraph({ text: words, numbering: { reference: 'steps', level } });
    const children = [item('Cut'), item('thin slices', 1), item('Stain')];
    const document = new Document({ numbering: { config: [numbering] }, sections: [{ children }] });
    const outcome = await reading.open('notes.docx', await Packer.toBuffer(document));

    expect(outcome.document.pages.flatMap(outline)).toEqual([
      'list_item#1 Cut',
      'list_item1 a) thin slices',
      'list_item#2 Stain',
    ]);
  });
});

describe('numbers of a list in Word', () => {
  const level = (depth: number, format: string, pattern = `%${depth + 1}.`) =>
    `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${pattern}"/></w:lvl>`;
  const kind = (id: number, ...levels: string[]) =>
    `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`;
  const list = (id: number, counter: number, more = '') =>
    `<w:num w:numId="${id}"><w:abstractNumId w:val="${counter}"/>${more}</w:num>`;
  const NUMBERING = [
    kind(0, level(0, 'decimal'), level(1, 'lowerLetter')),
    kind(1, level(0, 'bullet')),
    kind(2, level(0, 'upperLetter', '(%1)')),
    kind(3, level(0, 'decimal', '%1'), level(1, 'decimal', '%1.%2')),
    list(1, 0),
    list(2, 1),
    list(4, 2),
    list(5, 3),
    list(3, 0, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride>'),
  ].join('');
  const STYLES =
    '<w:style w:type="paragraph" w:styleId="Step"><w:name w:val="Step"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style><w:style w:type="paragraph" w:styleId="Sub"><w:name w:val="Sub"/><w:basedOn w:val="Step"/></w:style>';
  const item = (text: string, id: number, depth = 0) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${id}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const styled = (text: string, style: string, more = '') =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/>${more}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const part = (name: string, content: string) =>
    `<?xml version="1.0"?><w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${content}</w:${name}>`;
  const relation = (type: string) =>
    `<Relationship Id="${type}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${type}.xml"/>`;

  async function getOutline(body: string) {
    const bytes = makeZip([
      ...docxMembers(body),
      { name: 'word/numbering.xml', content: part('numbering', NUMBERING) },
      { name: 'word/styles.xml', content: part('styles', STYLES) },
      {
        name: 'word/_rels/document.xml.rels',
        content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('numbering')}${relation('styles')}</Relationships>`,
      },
    ]);
    return (await reading.open('notes.docx', bytes)).document.pages.flatMap(outline);
  }

  it('continue after a paragraph, a table and a bullet, and start again below another item', async () => {
    const between = docxParagraph('They divide.');
    const cells = [
      item('cells', 1),
      item('plant', 1, 1),
      item('animal', 1, 1),
      between,
      item('fungal', 1, 1),
    ];
    const tissues = [item('tissues', 1), item('muscle', 1, 1), item('a point', 2), item('organs', 1)];
    const body = [cells, tissues].flat().join('');

    expect(await getOutline(body)).toEqual([
      'list_item#1 cells',
      'list_item1 a. plant',
      'list_item1 b. animal',
      'paragraph They divide.',
      'list_item1 c. fungal',
      'list_item#2 tissues',
      'list_item1 a. muscle',
      'list_item a point',
      'list_item#3 organs',
    ]);
  });

  it('begin where another list of the kind says so', async () => {
    const body = [
      item('one', 1),
      item('five', 3),
      item('six', 3),
      docxParagraph('Text.'),
      item('seven', 3),
    ].join('');

    expect(await getOutline(body)).toEqual([
      'list_item#1 one',
      'list_item#5 five',
      'list_item#6 six',
      'paragraph Text.',
      'list_item#7 seven',
    ]);
  });

  it('stay in the text as letters, next to digits on the same level', async () => {
    const body = [item('Which is a gas?', 1), item('iron', 4), item('neon', 4), item('Why?', 1)].join('');

    expect(await getOutline(body)).toEqual([
      'list_item#1 Which is a gas?',
      'list_item (A) iron',
      'list_item (B) neon',
      'list_item#2 Why?',
    ]);
  });

  it('stand before headings, with the numbers of the levels above', async () => {
    const numbers = (depth: number) => `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="5"/></w:numPr>`;
    const body = [
      styled('Cells', 'Heading1', numbers(0)),
      styled('Plant cells', 'Heading2', numbers(1)),
      styled('Animal cells', 'Heading2', numbers(1)),
      styled('Tissues', 'Heading1', numbers(0)),
    ].join('');

    expect(await getOutline(body)).toEqual([
      'heading1 1 Cells',
      'heading2 1.1 Plant cells',
      'heading2 1.2 Animal cells',
      'heading1 2 Tissues',
    ]);
  });

  it('come from the style of a paragraph too', async () => {
    const body = [styled('one', 'Step'), docxParagraph('Text.'), styled('two', 'Sub'), item('three', 1)].join(
      '',
    );

    expect(await getOutline(body)).toEqual([
      'list_item#1 one',
      'paragraph Text.',
      'list_item#2 two',
      'list_item#3 three',
    ]);
  });

  it('are in the text of a cell, not before a paragraph outside of lists, and an empty paragraph is none', async () => {
    const none = '<w:numPr><w:numId w:val="0"/></w:numPr>';
    const cell = `<w:tbl><w:tr><w:tc>${item('in a cell', 1)}</w:tc></w:tr></w:tbl>`;
    const body = [item('one', 1), cell, styled('plain', 'Step', none), item('', 1), item('four', 1)].join('');

    expect(await getOutline(body)).toEqual([
      'list_item#1 one',
      'table_row 2. in a cell',
      'paragraph plain',
      'list_item#4 four',
    ]);
  });
});

/** The reading's limits of processor time and memory end it; a busy machine only takes longer to reach them. */
describe('a Word document that is no note', { timeout: 300_000 }, () => {
  it('is encrypted when Word locked it, or an archiver locked a part of it', async () => {
    const partly = docxMembers(docxParagraph('secret')).map((member) => ({ ...member, locked: true }));

    expect(await reading.read('locked.docx', lockedDocx())).toMatchObject({ reason: 'encrypted' });
    expect(await reading.read('zip-locked.docx', makeZip(partly))).toMatchObject({ reason: 'encrypted' });
  });

  it('is of the wrong type when it is from before 2007, or another kind of archive', async () => {
    const old = lockedDocx().fill(0, 2_048);

    expect(await reading.read('old.docx', old)).toMatchObject({ reason: 'wrong_type' });
    expect(await reading.read('other.docx', makeZip([{ name: 'a.txt', content: 'a' }]))).toMatchObject({
      reason: 'wrong_type',
    });
  });

  it('is damaged when its archive or its XML broke off', async () => {
    const whole = makeDocx(docxParagraph('A cell.'));

    expect(await reading.read('cut.docx', whole.subarray(0, 400))).toMatchObject({ reason: 'damaged' });
    expect(await reading.read('broken.docx', makeDocx('<w:p><w:r><w:t>A cell'))).toMatchObject({
      reason: 'damaged',
    });
  });

  it('is empty when nothing was written in it', async () => {
    expect(await reading.read('blank.docx', makeDocx('<w:p/>'))).toMatchObject({ reason: 'empty' });
  });

  it('must not declare a document type, in any encoding, so that no entity expands', async () => {
    const prolog = '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    const [types, relations, main] = docxMembers(docxParagraph('&b;'), prolog);
    const wide = Buffer.from(`\uFEFF${main?.content}`, 'utf16le');
    const inUtf16 = [types, relations, main && { ...main, content: wide }].filter(
      (member) => member !== undefined,
    );

    expect(await reading.read('laughs.docx', makeDocx(docxParagraph('&b;'), prolog))).toMatchObject({
      reason: 'damaged',
      detail: expect.stringContaining('document type'),
    });
    expect(await reading.read('laughs16.docx', makeZip(inUtf16))).toMatchObject({
      detail: expect.stringContaining('document type'),
    });
  });

  it('is too large when it inflates to more than fits, whatever size it declares', async () => {
    const bomb = docxMembers(docxParagraph(' '.repeat(80_000_000)));
    const honest = makeZip(bomb);
    const lying = makeZip(bomb.map((member) => ({ ...member, declaredSize: 1_000 })));

    expect(await reading.readIsolated('bomb.docx', honest)).toMatchObject({ reason: 'too_large' });
    expect(await reading.readIsolated('lying.docx', lying)).toMatchObject({ reason: 'too_large' });
  });

  it('is too large with too many parts', async () => {
    const parts = Array.from({ length: 2_001 }, (_, index) => ({ name: `word/${index}.xml`, content: '' }));
    const archive = makeZip([...docxMembers(docxParagraph('A cell.')), ...parts]);

    expect(await reading.read('many.docx', archive)).toMatchObject({ reason: 'too_large' });
  });

  it('is rejected when it nests without end', async () => {
    const deep = makeDocx(
      '<w:tbl><w:tr><w:tc>'.repeat(60_000) + docxParagraph('down') + '</w:tc></w:tr></w:tbl>'.repeat(60_000),
    );

    expect(await reading.readIsolated('deep.docx', deep)).toMatchObject({
      reason: expect.stringMatching(/^(?:too_deep|too_large|timed_out)$/),
    });
  });

  itLong('ends its own process when it fills the memory of the parser', async () => {
    const heavy = makeDocx(
      Array.from({ length: 500_000 }, (_, index) => docxParagraph(`${index * 7919}`)).join(''),
    );

    expect(await reading.readIsolated('heavy.docx', heavy)).toMatchObject({
      reason: expect.stringMatching(/^(?:too_large|timed_out)$/),
    });
  });
});
