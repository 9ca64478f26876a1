import { once } from 'node:events';
import { createDeflate } from 'node:zlib';
import { PDFDocument, PDFHexString, PDFName, PDFNumber } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingWarnings } from './reading-warnings.ts';
import { nestedForms } from './testing/hostile/hostile-documents.ts';
import { makePdf } from './testing/pdf-page-writer.ts';
import { type Reading, startReading } from './testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const LIGHT = 'Photosynthesis is the process by which plants turn light into food.';

describe('a PDF without a readable note', () => {
  const sample = () => makePdf(3, (writer) => void writer.line(LIGHT, 72, 300));

  it('is encrypted if it needs a password', async () => {
    const locked = await makePdf(
      1,
      (writer) => writer.line('secret', 72, 100),
      ({ context }) => {
        const secret = PDFHexString.of('ab'.repeat(32));
        context.trailerInfo.ID = context.obj([PDFHexString.of('01'), PDFHexString.of('01')]);
        context.trailerInfo.Encrypt = context.register(
          context.obj({
            Filter: PDFName.of('Standard'),
            V: 1,
            R: 2,
            O: secret,
            U: secret,
            P: PDFNumber.of(-4),
          }),
        );
      },
    );

    expect(await reading.read('locked.pdf', locked)).toMatchObject({ ok: false, reason: 'encrypted' });
  });

  it('has no text if it is a scan', async () => {
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const pdf = await PDFDocument.create();
    pdf.addPage().drawImage(await pdf.embedPng(pixel), { width: 500, height: 700 });

    expect(await reading.read('scan.pdf', await pdf.save())).toMatchObject({ ok: false, reason: 'no_text' });
  });

  it('names the pages that are pictures if others have text', async () => {
    const mixed = await makePdf(3, (writer, number) => {
      if (number !== 2) writer.line(LIGHT, 72, 300);
    });

    const { document } = await reading.open('mixed.pdf', mixed);
    expect(readingWarnings(document.pages)).toEqual([
      'Pages that could not be read (pictures, scans or unreadable letters): 2. You get no questions from them.',
    ]);
  });

  it('is damaged if only its start is present, or its content is noise', async () => {
    const whole = await sample();

    expect(await reading.read('cut.pdf', whole.slice(0, 300))).toMatchObject({
      ok: false,
      reason: 'damaged',
    });
    expect(await reading.read('noise.pdf', '%PDF-1.7\nnothing of this is a PDF')).toMatchObject({
      ok: false,
      reason: 'damaged',
    });
  });

  it('is empty without a byte', async () => {
    expect(await reading.read('empty.pdf', '')).toMatchObject({ ok: false, reason: 'empty' });
  });

  it('is read up to a page that draws without end', async () => {
    const font = '/Resources<</Font<</F1 4 0 R>>>>';
    const first = `99 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 5 0 R${font}>>\nendobj\n`;
    const endless = nestedForms(9, 'q Q')
      .replace('/Kids[3 0 R]/Count 1', '/Kids[99 0 R 3 0 R]/Count 2')
      .replace('trailer', `${first}trailer`);

    expect(await reading.readIsolated('endless.pdf', endless)).toMatchObject({
      ok: true,
      warnings: ['Only the first 1 of 2 pages were read.'],
    });
  });

  it('ends only its own process if it unpacks to more than the memory', {
    timeout: 300_000,
  }, async () => {
    const bomb = await contentBomb();
    const previous = process.memoryUsage.rss();
    const outcome = await reading.readIsolated('bomb.pdf', bomb);

    expect(outcome).toMatchObject({ ok: false, reason: expect.stringMatching(/^(?:too_large|timed_out)$/) });
    expect(process.memoryUsage.rss() - previous).toBeLessThan(64 * 1024 * 1024);
  });
});

/** One page whose drawing instructions are 1 MB in the file and 300 MB when inflated. */
async function contentBomb(): Promise<Buffer> {
  const packed = await deflateRepeated(Buffer.alloc(1_000_000, 'BT /F1 9 Tf (a word) Tj ET '), 300);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>>>>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((body, index) => Buffer.from(`${index + 1} 0 obj\n${body}\nendobj\n`));
  const stream = [
    Buffer.from(`5 0 obj\n<</Length ${packed.length}/Filter/FlateDecode>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n'),
  ];

  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...objects, ...stream]);
}

async function deflateRepeated(chunk: Buffer, times: number): Promise<Buffer> {
  const deflate = createDeflate();
  const packed: Buffer[] = [];
  deflate.on('data', (part: Buffer) => packed.push(part));
  for (let written = 0; written < times; written++) if (!deflate.write(chunk)) await once(deflate, 'drain');
  deflate.end();
  await once(deflate, 'end');

  return Buffer.concat(packed);
}
