import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DocParts, makeDoc, makeOle2, makeWord6 } from './testing/doc.ts';
import { lockedDocx, makeDocx } from './testing/docx.ts';
import { encode } from './testing/encode.ts';
import { outline, type Reading, startReading } from './testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const getOutline = async (parts: DocParts) =>
  (await reading.open('notes.doc', makeDoc(parts))).document.pages.flatMap(outline);

describe('a Word document from before 2007', () => {
  it('is read as paragraphs, with the headings and lists that are recognizable', async () => {
    const body =
      'Cells\rA cell is the smallest unit of life, and “all of it” is alive – always.\r• nucleus\r• membrane\r';

    expect(await getOutline({ body })).toEqual([
      'heading1 Cells',
      'paragraph A cell is the smallest unit of life, and “all of it” is alive – always.',
      'list_item nucleus',
      'list_item membrane',
    ]);
  });

  const inTable = [0, 0, 0x16, 0x24, 1];
  const endsRow = [...inTable, 0x17, 0x24, 1];

  it('has tables as rows of cells, with paragraphs in them and without', async () => {
    const body =
      'The parts.\rNucleus\u0007the part\rthat holds the genes\u0007\u0007Iron\u0007\u0007Fe\u0007\u0007';
    const formats = [[0, 0], inTable, inTable, inTable, endsRow, inTable, inTable, inTable, endsRow];

    expect(await getOutline({ body, formats })).toEqual([
      'paragraph The parts.',
      'table_row Nucleus: the part that holds the genes',
      'table_row Iron | Fe',
    ]);
  });

  it('has separate rows of a table, even if its formats are lost or far away', async () => {
    expect(await getOutline({ body: 'Iron\u0007Fe\u0007\u0007Neon\u0007Ne\u0007\u0007' })).toEqual([
      'table_row Iron | Fe',
      'table_row Neon | Ne',
    ]);
  });

  it('has the headings of its styles, and the items of its lists', async () => {
    const item = (level: number) => [0, 0, 0x0a, 0x26, level, 0x0b, 0x46, 1, 0];

    expect(
      await getOutline({
        body: 'what a cell is made of.\rnucleus\rgenes\r',
        formats: [[2, 0], item(0), item(1)],
      }),
    ).toEqual(['heading2 what a cell is made of.', 'list_item nucleus', 'list_item1 genes']);
  });

  it('omits hidden text and comments, and warns about them', async () => {
    const { document, warnings } = await reading.open(
      'notes.doc',
      makeDoc({ body: 'Acids are sour. The key is B.\r', comments: 'Really?\r', hidden: [16, 29] }),
    );

    expect(document.pages.flatMap(outline)).toEqual(['paragraph Acids are sour.']);
    expect(warnings).toEqual([
      'Hidden text was left out: “The key is B.”.',
      'Comments beside the text were left out: 1.',
    ]);
  });

  it('marks pictures, and the gaps of older formulas', async () => {
    const body = 'A leaf: \u0001, and \u0013 EMBED Equation.3 \u0014\u0001\u0015 grams.\r';

    expect(await getOutline({ body })).toEqual(['paragraph A leaf: [picture], and [formula] grams.']);
  });

  it('shows the results of fields, and hyphens as they are', async () => {
    const link = '\u0013 HYPERLINK "http://example.org" \u0014see \u0013 PAGEREF x \u0014page 4\u0015\u0015';

    expect(
      await getOutline({ body: `Cells divide, ${link}, by mi\u001ftosis and co\u001eworking genes.\r` }),
    ).toEqual(['paragraph Cells divide, see page 4, by mitosis and co‑working genes.']);
  });

  it('has its footnotes at the end', async () => {
    expect(await getOutline({ body: 'Cells\u0002 divide.\r', footnotes: '\u0002 Seen in 1665.\r' })).toEqual([
      'paragraph Cells divide.',
      'paragraph Seen in 1665.',
    ]);
  });
});

describe('a Word document of the first versions for Windows 95', () => {
  const getLines = async (text: Uint8Array, language?: number) =>
    (await reading.open('old.doc', makeWord6(text, language))).document.pages.flatMap(outline);

  it('is read with its tables, in the character set of its language', async () => {
    expect(await getLines(Buffer.from('Größe\rIron\u0007Fe\u0007\u0007', 'latin1'))).toEqual([
      'paragraph Größe',
      'table_row Iron | Fe',
    ]);
    expect(await getLines(encode('Клетка – единица жизни.\r', 'windows-1251'), 0x0419)).toEqual([
      'paragraph Клетка – единица жизни.',
    ]);
    expect(await getLines(encode('細胞は生命の単位です。\r', 'shift_jis'), 0x0411)).toEqual([
      'paragraph 細胞は生命の単位です。',
    ]);
  });
});

describe('an unreadable Word document from before 2007', () => {
  it('is encrypted if an old or a new Word locked it', async () => {
    expect(await reading.read('a.doc', makeDoc({ body: 'secret', locked: true }))).toMatchObject({
      reason: 'encrypted',
    });
    expect(await reading.read('a.doc', lockedDocx())).toMatchObject({ reason: 'encrypted' });
  });

  it('has the wrong type if it contains something else, or is another container', async () => {
    const slides = makeOle2({ 'PowerPoint Document': Buffer.alloc(10) });

    expect(await reading.read('a.doc', slides)).toMatchObject({ reason: 'wrong_type' });
    expect(await reading.read('a.doc', makeDocx(''))).toMatchObject({ reason: 'wrong_type' });
  });

  it('is damaged if it is cut off or points beyond its end, and empty without a word', async () => {
    const whole = makeDoc({ body: 'Cells divide.\r' });
    const astray = Buffer.from(whole);
    astray.writeInt32LE(99_999, 512 + 2 * 4);

    expect(await reading.read('a.doc', whole.subarray(0, 1_600))).toMatchObject({ reason: 'damaged' });
    expect(await reading.read('a.doc', astray)).toMatchObject({ reason: 'damaged' });
    expect(await reading.read('a.doc', makeDoc({ body: '\r\r' }))).toMatchObject({ reason: 'empty' });
  });

  it('ends its own process if its table is circular', { timeout: 120_000 }, async () => {
    const circle = makeDoc({ body: 'Cells divide.\r' });
    circle.writeInt32LE(3, 512 + 4 * 4);

    expect(await reading.readIsolated('a.doc', circle)).toMatchObject({
      reason: expect.stringMatching(/^(?:damaged|too_large|timed_out)$/),
    });
    expect(await reading.readIsolated('a.doc', makeDoc({ body: 'Cells divide.\r' }))).toMatchObject({
      ok: true,
    });
  });
});
