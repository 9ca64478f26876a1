import { degrees } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf, PAGE, type PageWriter } from './testing/pdf-page-writer.ts';
import { boldIn, outline, type Reading, startReading } from './testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const MARGIN = { x: 72, width: PAGE.width - 144 };
const LIGHT =
  'Photosynthesis is the process by which plants turn light into food. It takes place in the leaves, where the green pigment called **chlorophyll** catches the light of the sun and passes its energy on.';
const WATER =
  'Water reaches the leaves through fine tubes, the **xylem**, which begin in the roots. On a warm day a tree lifts hundreds of litres, and most of it leaves again through small openings.';

function heading(writer: PageWriter, text: string, y: number, size = 18): void {
  writer.page.drawText(text, { x: MARGIN.x, y: PAGE.height - y, size, font: writer.fonts.heading });
}

const open = async (pages: number, draw: (writer: PageWriter, number: number) => void) =>
  (await reading.open('notes.pdf', await makePdf(pages, draw))).document;

describe('a chapter as PDF', () => {
  it('finds headings by size, paragraphs by distance and terms by weight', async () => {
    const document = await open(1, (writer) => {
      heading(writer, 'Plants', 80, 24);
      heading(writer, 'How plants feed', 120, 16);
      const below = writer.paragraph(LIGHT, { ...MARGIN, y: 150 });
      writer.paragraph(WATER, { ...MARGIN, y: below + 10 });
    });

    expect(outline(document.pages[0])).toEqual([
      'heading1 Plants',
      'heading2 How plants feed',
      `paragraph ${LIGHT.replaceAll('**', '')}`,
      `paragraph ${WATER.replaceAll('**', '')}`,
    ]);
    expect(boldIn(document)).toEqual(['chlorophyll', 'xylem']);
    expect(document.title).toBe('Plants');
  });

  it('reads a bold line of body size as a heading, but not a bold term in a line', async () => {
    const document = await open(1, (writer) => {
      writer.line('**Roots and water**', MARGIN.x, 100);
      const below = writer.paragraph(WATER, { ...MARGIN, y: 114 });
      writer.line('**Leaves and light**', MARGIN.x, below + 14);
      writer.paragraph(LIGHT, { ...MARGIN, y: below + 28 });
    });

    expect(outline(document.pages[0]).map((block) => block.slice(0, 27))).toEqual([
      'heading1 Roots and water',
      'paragraph Water reaches the',
      'heading1 Leaves and light',
      'paragraph Photosynthesis is',
    ]);
  });

  it('starts a new paragraph at an indent, or after a short line', async () => {
    const document = await open(1, (writer) => {
      const second = writer.paragraph(LIGHT, { ...MARGIN, y: 100 });
      writer.line(
        'Water is another matter, for it has to climb all of the long way up to the leaves of',
        90,
        second,
      );
      const third = writer.paragraph('the tree before it can be used at all.', {
        ...MARGIN,
        y: second + 13.75,
      });
      writer.paragraph(WATER, { ...MARGIN, y: third });
    });

    expect(document.pages[0]?.blocks).toHaveLength(3);
  });

  it('reads items of a list without their bullets, with all of their lines', async () => {
    const document = await open(1, (writer) => {
      writer.paragraph('A plant needs three things:', { ...MARGIN, y: 100 });
      writer.line('• light, which it catches with its leaves and which', 90, 114);
      writer.line('gives it the energy for everything else', 99, 127.75);
      writer.line('• water', 90, 141.5);
      writer.line('• air', 90, 155.25);
    });

    expect(outline(document.pages[0])).toEqual([
      'paragraph A plant needs three things:',
      'list_item light, which it catches with its leaves and which gives it the energy for everything else',
      'list_item water',
      'list_item air',
    ]);
  });

  it('joins words that were cut at the end of a line, and preserves the hyphens of others', async () => {
    const document = await open(1, (writer) => {
      writer.line('The well-known work of a leaf is photosyn-', MARGIN.x, 100);
      writer.line('thesis, and no part of it is as well-', MARGIN.x, 113.75);
      writer.line('known as the catching of light.', MARGIN.x, 127.5);
    });

    expect(document.pages[0]?.text).toBe(
      'The well-known work of a leaf is photosynthesis, and no part of it is as well-known as the catching of light.',
    );
  });

  it('reads text placed glyph by glyph: double drawing as bold, accents, and spaced letters', async () => {
    const document = await open(1, (writer) => {
      const { regular } = writer.fonts;
      const getWidth = (text: string) => regular.widthOfTextAtSize(text, 12);
      const draw = (text: string, x: number, y: number) => writer.line(text, x, y, 12);
      let x = MARGIN.x;
      for (const letter of 'Still filling cells') {
        draw(letter, x, 100);
        draw(letter, x + 0.4, 100);
        x += getWidth(letter);
      }
      draw('The caf', MARGIN.x, 130);
      const letterAt = MARGIN.x + getWidth('The caf');
      draw('´', letterAt + (getWidth('e') - getWidth('´')) / 2, 130);
      draw('e opens at nine, and a bookkeeper reads x^2.', letterAt, 130);
      [...'GLOSSARY'].forEach((letter, index) => {
        draw(letter, MARGIN.x + index * 14, 160);
      });
    });

    expect(outline(document.pages[0])).toEqual([
      'heading1 Still filling cells',
      'paragraph The café opens at nine, and a bookkeeper reads x^2. GLOSSARY',
    ]);
  });

  it('reads two columns one after the other, also when they were drawn line by line', async () => {
    const left = Array.from({ length: 12 }, (_, line) => `Left column, its line number ${line + 1} here`);
    const right = left.map((line) => line.replace('Left', 'Right'));
    const document = await open(1, (writer) => {
      heading(writer, 'A title across both of the columns', 80);
      left.forEach((line, index) => {
        writer.line(line, 60, 120 + index * 14);
        writer.line(right[index] ?? '', 310, 120 + index * 14);
      });
    });
    const text = document.pages[0]?.text ?? '';

    expect(text.indexOf('Left column, its line number 12')).toBeLessThan(
      text.indexOf('Right column, its line number 1'),
    );
    expect(text.startsWith('A title across')).toBe(true);
  });

  it('reads two columns of a few lines one after the other', async () => {
    const left = [
      'Arteries carry the blood away',
      'from the heart, and their walls',
      'are thick and elastic.',
    ];
    const right = [
      'Veins carry the blood back to',
      'the heart, and they have valves',
      'that stop it from flowing back.',
    ];
    for (const rows of [2, 3]) {
      const document = await open(1, (writer) => {
        writer.paragraph(WATER, { ...MARGIN, y: 80 });
        for (let row = 0; row < rows; row += 1) {
          writer.line(left[row] ?? '', 60, 420 + row * 14);
          writer.line(right[row] ?? '', 310, 420 + row * 14);
        }
      });

      expect(document.pages[0]?.text).toContain(left.slice(0, rows).join(' '));
      expect(document.pages[0]?.text).toContain(right.slice(0, rows).join(' '));
    }
  });

  it.each([
    [
      ['Mitosis makes two equal cells', 'It happens in all of the body'],
      ['Meiosis makes four different cells', 'It happens in ovaries and testes'],
    ],
    [
      ['nucleus', 'membrane', 'vacuole'],
      ['holds the genes of the cell', 'lets some substances through', 'stores water and dissolved salts'],
    ],
    [
      ['The heart pumps the blood.', 'The lungs take in oxygen.'],
      ['It lies between the lungs.', 'They lie within the ribs.'],
    ],
  ])('reads two columns of rows row by row', async (left, right) => {
    const document = await open(1, (writer) => {
      writer.paragraph(WATER, { ...MARGIN, y: 80 });
      left.forEach((line, row) => {
        writer.line(line, 60, 420 + row * 14);
        writer.line(right[row] ?? '', 310, 420 + row * 14);
      });
    });
    const text = document.pages[0]?.text ?? '';
    const order = left.flatMap((line, row) => [line, right[row] ?? '']).map((line) => text.indexOf(line));

    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(order).not.toContain(-1);
  });

  it('drops running heads, running feet and page numbers', async () => {
    const document = await open(4, (writer, number) => {
      writer.line(number % 2 ? 'Plants and light' : 'Biology for beginners', MARGIN.x, 40, 9);
      writer.paragraph(number % 2 ? LIGHT : WATER, { ...MARGIN, y: 120 });
      writer.line(`Page ${number} of 4`, 280, 815, 9);
    });

    expect(document.pages.map(({ text }) => text.slice(0, 14))).toEqual([
      'Photosynthesis',
      'Water reaches ',
      'Photosynthesis',
      'Water reaches ',
    ]);
    expect(document.pages.map(({ text }) => text).join()).not.toMatch(/Page|beginners|Plants and/);
  });

  it('leaves the two halves of a paragraph on the pages where they are', async () => {
    const document = await open(2, (writer, number) => {
      if (number === 1) writer.line('A root takes up water and', MARGIN.x, 700);
      else writer.line('salts from the soil.', MARGIN.x, 100);
    });

    expect(document.pages.map(({ text }) => text)).toEqual([
      'A root takes up water and',
      'salts from the soil.',
    ]);
  });

  it('gives every page the heading above it', async () => {
    const document = await open(3, (writer, number) => {
      if (number === 2) heading(writer, 'Light', 100);
      writer.paragraph(LIGHT, { ...MARGIN, y: 150 });
    });

    expect(document.pages.map(({ number, section }) => [number, section])).toEqual([
      [1, null],
      [2, 'Light'],
      [3, 'Light'],
    ]);
  });

  it('reads a rotated page', async () => {
    const document = await open(1, ({ page, fonts }) => {
      page.setRotation(degrees(90));
      ['A table set across the page', 'is read along its lines.'].forEach((text, index) => {
        page.drawText(text, {
          x: 100 + index * 14,
          y: 100,
          size: 11,
          font: fonts.regular,
          rotate: degrees(90),
        });
      });
    });

    expect(document.pages[0]?.text).toBe('A table set across the page is read along its lines.');
  });

  it('takes the title from the properties, unless a program generated it', async () => {
    const draw = (writer: PageWriter) => void writer.paragraph(LIGHT, { ...MARGIN, y: 100 });
    const titled = await makePdf(1, draw, (pdf) => pdf.setTitle('Plant biology'));
    const created = await makePdf(1, draw, (pdf) => pdf.setTitle('Microsoft Word - chap3.doc'));

    expect((await reading.open('bio-week-3.pdf', titled)).document.title).toBe('Plant biology');
    expect((await reading.open('bio-week-3.pdf', created)).document.title).toBe('bio-week-3');
  });
});
