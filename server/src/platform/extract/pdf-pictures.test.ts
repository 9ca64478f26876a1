import { PDFName, PDFOperator, PDFOperatorNames, type PDFPage, PDFString } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf, PAGE, type PageWriter } from './testing/pdf-page-writer.ts';
import { outline, type Reading, startReading } from './testing/reading.ts';

let reading: Reading;
let picture: Uint8Array;
beforeAll(async () => {
  reading = startReading();
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#88aacc' } })
    .png()
    .toBuffer();
});
afterAll(() => reading.end());

const MARGIN = { x: 72, width: PAGE.width - 144 };
const BEFORE =
  'The heart of a frog has three chambers: two of them take blood in, and the third one sends it out again to lungs and body.';
const AFTER =
  'The heart of a bird has four, so that blood rich in oxygen is never mixed with the blood that comes back from the body.';

type Box = { x: number; top: number; width: number; height: number };

/** Draws a picture at a distance from the top of the page. */
async function draw({ page }: PageWriter, { x, top, width, height }: Box): Promise<void> {
  const image = await page.doc.embedPng(picture);
  page.drawImage(image, { x, y: PAGE.height - top - height, width, height });
}

const mark = (page: PDFPage, properties: string) =>
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [properties]));

/** Marks content 0 of a page as a figure (ISO 32000-2, 14.7). */
function tagFigure(page: PDFPage, alternative: string): void {
  const { context, catalog } = page.doc;
  const [root, figure] = [context.nextRef(), context.nextRef()];
  const words = { Alt: PDFString.of(alternative) };
  context.assign(
    figure,
    context.obj({ Type: 'StructElem', S: 'Figure', P: root, Pg: page.ref, K: 0, ...words }),
  );
  const parents = context.register(context.obj({ Nums: [0, [figure]] }));
  context.assign(root, context.obj({ Type: 'StructTreeRoot', K: [figure], ParentTree: parents }));
  catalog.set(PDFName.of('StructTreeRoot'), root);
  page.node.set(PDFName.of('StructParents'), context.obj(0));
}

type Drawn = (writer: PageWriter, number: number) => void | Promise<void>;

async function getBlocks(pages: number, drawn: Drawn): Promise<string[][]> {
  const { document } = await reading.open('hearts.pdf', await makePdf(pages, drawn));

  return document.pages.map(outline);
}

/** Two paragraphs with room between them, and what else is drawn. */
const blocksWith = (drawn: Drawn, pages = 1) =>
  getBlocks(pages, async (writer, number) => {
    writer.paragraph(BEFORE, { ...MARGIN, y: 120 });
    writer.paragraph(AFTER, { ...MARGIN, y: 420 });
    await drawn(writer, number);
  });

const TEXT = [`paragraph ${BEFORE}`, `paragraph ${AFTER}`];

describe('a picture in a PDF', () => {
  it('is marked between the paragraphs between which it stands', async () => {
    const pages = await blocksWith((writer) => draw(writer, { x: 150, top: 180, width: 200, height: 150 }));

    expect(pages).toEqual([[TEXT[0], 'paragraph [picture]', TEXT[1]]]);
  });

  it('is marked with the description in a tagged file, and not marked if it is an ornament', async () => {
    const pages = await blocksWith(async (writer) => {
      tagFigure(writer.page, 'A heart cut open');
      mark(writer.page, '/Figure <</MCID 0>>');
      await draw(writer, { x: 150, top: 180, width: 200, height: 100 });
      writer.page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
      mark(writer.page, '/Artifact <</Type /Layout>>');
      await draw(writer, { x: 150, top: 300, width: 200, height: 60 });
      writer.page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
    });

    expect(pages).toEqual([[TEXT[0], 'paragraph [picture: A heart cut open]', TEXT[1]]]);
  });

  it('is one, however many strips its program cut it into', async () => {
    const pages = await blocksWith(async (writer) => {
      for (let strip = 0; strip < 10; strip += 1)
        await draw(writer, { x: 150, top: 180 + 15 * strip, width: 200, height: 15 });
    });

    expect(pages).toEqual([[TEXT[0], 'paragraph [picture]', TEXT[1]]]);
  });

  it('is in its column', async () => {
    const column = { x: 60, width: 220 };
    const pages = await getBlocks(1, async (writer) => {
      const left = writer.paragraph(`${BEFORE} ${AFTER}`, { ...column, y: 100 });
      writer.paragraph(`${BEFORE} ${AFTER}`, { ...column, y: left + 160 });
      writer.paragraph(`${AFTER} ${BEFORE} ${AFTER} ${BEFORE}`, { x: 320, width: 220, y: 100 });
      await draw(writer, { x: 70, top: left + 10, width: 180, height: 120 });
    });

    expect(pages[0]?.map((block) => block.slice(10, 30))).toEqual([
      'The heart of a frog ',
      '[picture]',
      'The heart of a frog ',
      'The heart of a bird ',
    ]);
  });

  it.each<[string, Box]>([
    ['an icon', { x: 150, top: 250, width: 20, height: 20 }],
    ['a rule', { x: 72, top: 250, width: 450, height: 2 }],
    ['the background of its page', { x: 0, top: 0, width: PAGE.width, height: PAGE.height }],
    ['outside of its page', { x: PAGE.width + 10, top: 250, width: 200, height: 150 }],
  ])('is not marked if it is %s', async (_, box) => {
    expect(await blocksWith((writer) => draw(writer, box))).toEqual([TEXT]);
  });

  it('is not marked where each page has it at the same place, and the others of those pages are', async () => {
    const logo = { x: 450, top: 30, width: 80, height: 60 };
    const pages = await blocksWith(async (writer, number) => {
      await draw(writer, logo);
      if (number === 2) await draw(writer, { x: 150, top: 180, width: 200, height: 150 });
    }, 4);

    expect(pages).toEqual([TEXT, [TEXT[0], 'paragraph [picture]', TEXT[1]], TEXT, TEXT]);
  });

  it('leaves a page without text what it is: not readable', async () => {
    const pdf = await makePdf(2, async (writer, number) => {
      if (number === 1) writer.paragraph(BEFORE, { ...MARGIN, y: 120 });
      else await draw(writer, { x: 100, top: 100, width: 300, height: 300 });
    });
    const { document } = await reading.open('scan.pdf', pdf);

    expect(document.pages.map(({ text, reading }) => [text, reading])).toEqual([
      [BEFORE, 'text'],
      ['', 'unreadable'],
    ]);
  });
});
