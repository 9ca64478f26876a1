import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDoc, makeOle2 } from './testing/doc.ts';
import { lockedDocx, makeDocx } from './testing/docx.ts';
import { outline, type Reading, startReading } from './testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const outlineOf = async (body: string, footnotes?: string) =>
  (await reading.open('notes.doc', makeDoc({ body, footnotes }))).document.pages.flatMap(outline);

describe('a Word document from before 2007', () => {
  it('is read in paragraphs, with headings and lists as far as they show', async () => {
    const body =
      'Cells\rA cell is the smallest unit of life, and “all of it” is alive – always.\r• nucleus\r• membrane\r';

    expect(await outlineOf(body)).toEqual([
      'heading1 Cells',
      'paragraph A cell is the smallest unit of life, and “all of it” is alive – always.',
      'list_item nucleus',
      'list_item membrane',
    ]);
  });

  it('has tables as rows of cells', async () => {
    // Where formats say so, the library turns the mark at the end of a row into a line end.
    expect(
      await outlineOf('The parts.\rNucleus\u0007the part that holds the genes\u0007\nIron\u0007Fe\u0007\n'),
    ).toEqual([
      'paragraph The parts.',
      'table_row Nucleus: the part that holds the genes',
      'table_row Iron | Fe',
    ]);
  });

  it('shows the results of fields, and hyphens as they are', async () => {
    const link = '\u0013 HYPERLINK "http://example.org" \u0014see \u0013 PAGEREF x \u0014page 4\u0015\u0015';

    expect(await outlineOf(`Cells divide, ${link}, by mi\u001ftosis and co\u001eworking genes.\r`)).toEqual([
      'paragraph Cells divide, see page 4, by mitosis and co‑working genes.',
    ]);
  });

  it('has its footnotes at the end', async () => {
    expect(await outlineOf('Cells\u0002 divide.\r', '\u0002 Seen in 1665.\r')).toEqual([
      'paragraph Cells divide.',
      'paragraph Seen in 1665.',
    ]);
  });
});

describe('a Word document from before 2007 that is no note', () => {
  it('is encrypted when Word locked it, then and now', async () => {
    expect(await reading.read('a.doc', makeDoc({ body: 'secret', locked: true }))).toMatchObject({
      reason: 'encrypted',
    });
    expect(await reading.read('a.doc', lockedDocx())).toMatchObject({ reason: 'encrypted' });
  });

  it('is of the wrong type when the container holds something else, or it is none', async () => {
    const slides = makeOle2({ 'PowerPoint Document': Buffer.alloc(10) });

    expect(await reading.read('a.doc', slides)).toMatchObject({ reason: 'wrong_type' });
    expect(await reading.read('a.doc', makeDocx(''))).toMatchObject({ reason: 'wrong_type' });
  });

  it('is damaged when it broke off or points out of itself, and empty without a word', async () => {
    const whole = makeDoc({ body: 'Cells divide.\r' });
    const astray = Buffer.from(whole);
    astray.writeInt32LE(99_999, 512 + 2 * 4);

    expect(await reading.read('a.doc', whole.subarray(0, 1_600))).toMatchObject({ reason: 'damaged' });
    expect(await reading.read('a.doc', astray)).toMatchObject({ reason: 'damaged' });
    expect(await reading.read('a.doc', makeDoc({ body: '\r\r' }))).toMatchObject({ reason: 'empty' });
  });

  it('ends its own process when its table runs in a circle', { timeout: 120_000 }, async () => {
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
