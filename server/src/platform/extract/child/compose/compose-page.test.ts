import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code, heading, listItem, paragraph, type RawBlock } from '../blocks/raw-block.ts';
import { tableRow } from '../blocks/table-row.ts';
import { composePage } from './compose-page.ts';

const run = fc.record({
  text: fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(' ', 'a term', '\u0000', 'o\uFB03ce', 'x²', '\u00A0\n', 'wo\u00ADman', '\uD800', ', '),
  ),
  bold: fc.boolean(),
});
const runs = fc.array(run, { maxLength: 6 });
const block: fc.Arbitrary<RawBlock> = fc.oneof(
  runs.map(paragraph),
  runs.map((parts) => listItem(parts, 1, 3)),
  fc.array(runs, { maxLength: 4 }).map((cells) => tableRow(cells, false)),
  fc.string({ unit: 'binary' }).map(code),
  runs.map((parts) => heading(2, parts)),
);
const blocks = fc.array(block, { maxLength: 8 });

describe('a composed page', () => {
  it('is its blocks, joined by blank lines, whatever a file holds', () => {
    fc.assert(
      fc.property(blocks, fc.integer({ min: 0, max: 200 }), (raw, room) => {
        const page = composePage(1, null, raw, room);
        const texts = page.blocks.map(({ start, end }) => page.text.slice(start, end));

        expect(texts.join('\n\n')).toBe(page.text);
        expect(page.text.length).toBeLessThanOrEqual(room);
        // Code may begin with its indentation.
        for (const text of texts) expect(text).toBe(text.trimEnd());
        for (const text of texts) expect(text).not.toBe('');
      }),
    );
  });

  it('marks visible bold ranges within one block, in order, without overlaps', () => {
    fc.assert(
      fc.property(blocks, (raw) => {
        const { text, blocks: placed, bold } = composePage(1, null, raw, 10_000);
        let reached = 0;
        for (const { start, end } of bold) {
          const around = placed.filter((outer) => outer.start <= start && end <= outer.end);

          expect(start).toBeGreaterThanOrEqual(reached);
          expect(text.slice(start, end)).toMatch(/^\S(?:.*\S)?$/su);
          expect(around.map(({ kind }) => kind)).not.toContain('heading');
          expect(around).toHaveLength(1);
          reached = end;
        }
      }),
    );
  });

  it('places the cells of a row apart, in order, each with something to see', () => {
    fc.assert(
      fc.property(blocks, fc.integer({ min: 0, max: 200 }), (raw, room) => {
        const { text, blocks: placed } = composePage(1, null, raw, room);
        for (const { start, end, cells = [] } of placed) {
          let reached = start;
          let column = -1;
          for (const cell of cells) {
            expect(cell.start).toBeGreaterThanOrEqual(reached);
            expect(cell.end).toBeLessThanOrEqual(end);
            expect(cell.column).toBeGreaterThan(column);
            expect(text.slice(cell.start, cell.end)).toMatch(/^\S(?:.*\S)?$/su);
            reached = cell.end;
            column = cell.column;
          }
        }
      }),
    );
  });

  it('holds nothing that a database or a browser would stumble over', () => {
    fc.assert(
      fc.property(blocks, (raw) => {
        const { text } = composePage(1, null, raw, 10_000);

        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/[^\P{Cc}\n\t]/u);
      }),
    );
  });

  it('spells ligatures out and does not change powers and fractions', () => {
    const { text } = composePage(
      1,
      null,
      [paragraph([{ text: 'The e\uFB03cient \uFB01eld: x² and ½', bold: false }])],
      99,
    );

    expect(text).toBe('The efficient field: x² and ½');
  });

  it('joins a term that changes font inside, and does not change bold punctuation', () => {
    const parts = [
      { text: 'The ', bold: false },
      { text: 'law of', bold: true },
      { text: ' ', bold: false },
      { text: 'demand', bold: true },
      { text: ' holds', bold: false },
      { text: '.', bold: true },
    ];
    const { text, bold } = composePage(1, null, [paragraph(parts)], 99);

    expect(bold.map(({ start, end }) => text.slice(start, end))).toEqual(['law of demand']);
  });
});
