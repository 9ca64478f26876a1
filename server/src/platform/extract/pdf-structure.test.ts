import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingWarnings } from './reading-warnings.ts';
import { makePdf, type PageWriter } from './testing/pdf-page-writer.ts';
import { outline, type Reading, startReading } from './testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const getPage = async (draw: (writer: PageWriter) => void) =>
  (await reading.open('notes.pdf', await makePdf(1, draw))).document.pages[0];

/** Draws words one behind the other; `^` raises and `_` lowers the next one in a smaller size. */
function drawShifted(writer: PageWriter, x: number, y: number, words: readonly string[]): void {
  let left = x;
  for (const word of words) {
    const isShifted = /^[\^_]/.test(word);
    const text = isShifted ? word.slice(1) : word;
    const size = isShifted ? 7 : 11;
    const shift = word.startsWith('^') ? -4 : word.startsWith('_') ? 2 : 0;
    writer.line(text, left, y + shift, size);
    left += writer.fonts.regular.widthOfTextAtSize(text, size);
  }
}

/** Draws a table whose columns begin 150 points apart. */
function drawTable(writer: PageWriter, top: number, rows: readonly (readonly string[])[]): void {
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      if (cell) writer.line(cell, 72 + column * 150, top + row * 18);
    });
  });
}

const getCells = (page: Awaited<ReturnType<typeof getPage>>) =>
  page?.blocks.map(({ cells }) =>
    cells?.map(({ column, start, end }) => `${column} ${page.text.slice(start, end)}`),
  );

describe('powers and indices', () => {
  it('are read as such, not as figures of the number next to them', async () => {
    const page = await getPage((writer) => {
      drawShifted(writer, 72, 100, [
        'The charge is 1.6 × 10',
        '^19',
        ' times smaller in H',
        '_2',
        'O than here.',
      ]);
      drawShifted(writer, 72, 113.75, [
        'The sum of x',
        '^2',
        ' and y',
        '^2',
        ' gives the square of the radius.',
      ]);
    });

    expect(page?.text).toBe(
      'The charge is 1.6 × 10¹⁹ times smaller in H₂O than here. The sum of x² and y² gives the square of the radius.',
    );
  });
});

describe('a table without lines', () => {
  it('is read by its columns, the bold row as their names', async () => {
    const page = await getPage((writer) => {
      writer.line('The ions of this chapter stand in the table below, each with its charge.', 72, 100);
      drawTable(writer, 130, [
        ['**Ion**', '**Charge**', '**Colour**'],
        ['Copper', '2+', 'blue'],
        ['Iron', '3+', 'brown'],
        ['Zinc', '2+', ''],
      ]);
    });

    expect(outline(page)).toEqual([
      'paragraph The ions of this chapter stand in the table below, each with its charge.',
      'table_row Ion | Charge | Colour',
      'table_row Copper | 2+ | blue',
      'table_row Iron | 3+ | brown',
      'table_row Zinc | 2+',
    ]);
    expect(page?.blocks.map(({ head }) => head ?? false)).toEqual([false, true, false, false, false]);
    expect(getCells(page)?.[4]).toEqual(['0 Zinc', '1 2+']);
  });

  it('keeps the lines of one cell together', async () => {
    const page = await getPage((writer) => {
      drawTable(writer, 130, [
        ['Osmosis', 'the movement of water'],
        ['', 'through a membrane'],
        ['Diffusion', 'the spreading of particles'],
        ['Transport', 'movement that costs energy'],
      ]);
    });

    expect(outline(page)).toEqual([
      'table_row Osmosis: the movement of water through a membrane',
      'table_row Diffusion: the spreading of particles',
      'table_row Transport: movement that costs energy',
    ]);
  });

  it('is not seen in prose with wide gaps', async () => {
    const page = await getPage((writer) => {
      writer.line('The root takes', 72, 100);
      writer.line('water from the soil', 180, 100);
      writer.line('and it carries the', 72, 113.75);
      writer.line('water to the leaves', 200, 113.75);
      writer.line('where the sun takes', 72, 127.5);
      writer.line('it out into the air.', 220, 127.5);
    });

    expect(page?.blocks.map(({ kind }) => kind)).not.toContain('table_row');
  });
});

describe('lists', () => {
  it('keep their depth and their numbers', async () => {
    const page = await getPage((writer) => {
      writer.line('• plants', 72, 100);
      writer.line('• mosses', 95, 114);
      writer.line('• ferns', 95, 128);
      writer.line('• animals', 72, 142);
      writer.line('Make a slide of them:', 72, 180);
      writer.line('1. Cut the leaf.', 72, 208);
      writer.line('2. Put it on the glass.', 72, 222);
    });

    expect(outline(page)).toEqual([
      'list_item plants',
      'list_item1 mosses',
      'list_item1 ferns',
      'list_item animals',
      'paragraph Make a slide of them:',
      'list_item#1 Cut the leaf.',
      'list_item#2 Put it on the glass.',
    ]);
  });

  it('keep the letters that other sentences call their items by', async () => {
    const page = await getPage((writer) => {
      writer.line('Which of these makes food by the light of the sun? Compare', 72, 100);
      writer.line('(a) with (b), and say what both of them need for it.', 72, 114);
      writer.line('(a) a leaf', 72, 142);
      writer.line('(b) a root', 72, 156);
    });

    expect(outline(page).slice(1)).toEqual(['list_item (a) a leaf', 'list_item (b) a root']);
  });
});

describe('a page whose letters have no meaning', () => {
  const cipher =
    'Skrwrvbqwkhvlv lv wkh surfhvv eb zklfk sodqwv wxuq oljkw lqwr irrg dqg lw kdsshqv lq wkh ohdyhv';
  const draw = (writer: PageWriter, number: number) => {
    const line = number === 1 ? 'Water reaches the leaves through fine tubes, the xylem.' : cipher;
    for (let row = 0; row < 4; row += 1) writer.line(line, 72, 100 + row * 30);
  };

  it('is marked, named, and counts no word', async () => {
    const { document, words } = await reading.open('notes.pdf', await makePdf(2, draw));

    expect(document.pages.map((page) => page.reading)).toEqual(['text', 'unreadable']);
    expect(readingWarnings(document.pages)).toEqual([
      'Pages that could not be read (pictures, scans or unreadable letters): 2. You get no questions from them.',
    ]);
    expect(words).toBe(36);
  });

  it('alone is no note', async () => {
    const outcome = await reading.read('notes.pdf', await makePdf(1, (writer) => draw(writer, 2)));

    expect(outcome).toMatchObject({ ok: false, reason: 'no_text' });
  });
});
