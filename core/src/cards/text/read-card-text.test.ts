import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDelimitedRows } from './delimited-rows.ts';
import { findAnkiSeparator, findSeparator } from './find-separator.ts';
import { readCardText, textLimits } from './read-card-text.ts';
import { cardOfRow } from './text-card.ts';

const sides = (text: string, ...choice: [Parameters<typeof readCardText>[1]?]) =>
  readCardText(text, ...choice).rows.map(({ front, back }) => [front, back]);
const faults = (text: string) => readCardText(text).faults.map(({ line, message }) => `${line}: ${message}`);

describe('a text of cards', () => {
  it.each([
    ['tabs', 'a\tb\nc\td\n'],
    ['commas', 'a,b\nc,d'],
    ['semicolons', 'a;b\r\nc;d\r\n'],
    ['dashes', 'a - b\nc - d'],
    ['a byte order mark', '\ufeffa\tb\nc\td'],
    ['a heading', 'Term,Definition\na,b\nc,d'],
    ['a heading in another order', 'Answer\tQuestion\nb\ta\nd\tc'],
    ['Anki headers', '#separator:Semicolon\n#html:false\na;b\nc;d'],
    ['a separator that is a sign', '#separator:|\na|b\nc|d'],
    ['comments', '# my words\na\tb\n# more\nc\td'],
    ['quotation marks', '"a",b\nc,"d"'],
  ])('with %s gives its cards', (_, text) => {
    expect(sides(text)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('takes the separators that a person chose for a list of Quizlet', () => {
    expect(sides('"a" = b;;# c = d', { separator: ' = ', rowSeparator: ';;' })).toEqual([
      ['"a"', 'b'],
      ['# c', 'd'],
    ]);
  });

  it('keeps separators and line ends within quotation marks', () => {
    const { rows, faults: wrong } = readCardText('"a, ""b""","c\nd"\ne,f\n"open,g\nh,i');

    expect(rows.map(({ line, front, back }) => [line, front, back])).toEqual([
      [1, 'a, "b"', 'c\nd'],
      [3, 'e', 'f'],
      [5, 'h', 'i'],
    ]);
    expect(wrong.map(({ line }) => line)).toEqual([4]);
  });

  it('names the line of each row that is no card', () => {
    expect(faults('a\tb\nonly one\n\tback\nfront\t\n')).toEqual([
      '2: The back is missing.',
      '3: The front is empty.',
      '4: The back is missing.',
    ]);
    expect(faults('nothing\nhere')).toEqual([
      '0: We found no sign between fronts and backs. Put a tab between them, or choose the sign.',
    ]);
  });

  it('reads the columns that Anki declares', () => {
    const text =
      '#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n#tags:all\n#if matches:keep current\n' +
      'g1\tBasic\tA::B\t<b>x</b>\ty\tone two\ng2\tCloze\tA\tThe {{c1::x}}\t\t\n';

    expect(readCardText(text)).toMatchObject({
      format: 'html',
      ifMatches: 'keep',
      faults: [],
      rows: [
        {
          guid: 'g1',
          deck: 'A::B',
          front: '<b>x</b>',
          back: 'y',
          tags: ['all', 'one', 'two'],
          kind: 'basic',
        },
        { guid: 'g2', deck: 'A', front: 'The {{c1::x}}', back: '', kind: 'cloze' },
      ],
    });
  });

  it('takes a third column for tags, and a comma for a part of a tag', () => {
    expect(readCardText('foo\tbar\tbaz,qux\nfoo2\tbar2\tbaz2').rows.map(({ tags }) => tags)).toEqual([
      ['baz,qux'],
      ['baz2'],
    ]);
  });

  it('reads ragged rows, and a card that is there twice once', () => {
    const text = 'a\tb\nc\td\na\tb\ne\tf\tg\none, two\nh\t\n\ti';
    const { rows, warnings } = readCardText(text);

    expect(rows).toHaveLength(3);
    expect(warnings.map(({ line }) => line)).toEqual([3, 4]);
    expect(faults(text)).toHaveLength(3);
  });

  it('finds separators as Anki does only for files of Anki', () => {
    expect(findAnkiSeparator('Note: a, b')).toBe(':');
    expect(findSeparator('Note: a, b\nc, d')).toBe(',');
    expect(findSeparator('one\ntwo')).toBeNull();
  });

  it('stops at the most rows', () => {
    const { rows, faults: wrong } = readCardText(
      'a\tb\n'
        .repeat(3)
        .concat(Array.from({ length: textLimits.rows + 10 }, (_, index) => `f${index}\tb\n`).join('')),
    );

    expect(rows.length).toBeLessThanOrEqual(textLimits.rows);
    expect(wrong).toHaveLength(1);
  });

  it('loses no cell that was quoted', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\n', 'ñ') });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (table) => {
        const filled = table.filter((row) => row.some((text) => text.trim() !== ''));
        const text = table
          .map((row) => row.map((it) => `"${it.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        const rows = readDelimitedRows(text, { separator: ',', rowSeparator: '\n', hasQuotes: true });
        expect(rows.map(({ cells }) => cells)).toEqual(filled);
      }),
    );
  });
});

describe('a row as a card', () => {
  const readField = (markdown: string) => ({ markdown, media: [], remarks: [] });
  const row = {
    line: 1,
    front: 'a < b',
    back: 'c\nd',
    tags: ['x'],
    deck: 'A::B',
    guid: null,
    kind: 'basic' as const,
    typed: false,
  };

  it('escapes a text that is no HTML', () => {
    expect(cardOfRow(row, { format: 'plain' }, readField)?.card).toMatchObject({
      kind: 'basic',
      front: 'a &lt; b',
      back: 'c<br>d',
      deck: ['A', 'B'],
      foreignId: null,
    });
    expect(cardOfRow({ ...row, guid: 'g' }, { format: 'html' }, readField)?.card).toMatchObject({
      front: 'a < b',
      foreignId: 'g:0',
    });
  });

  it.each([
    ['markdown', '\\=water', '**a** < b', []],
    ['markdown', '![cell](media:cell.png)', 'b', ['media_missing']],
  ] as const)('keeps %s as it is written: %s', (format, front, back, remarks) => {
    const readEscaped = () => ({ markdown: 'escaped', media: [], remarks: [] });
    expect(cardOfRow({ ...row, front, back }, { format }, readEscaped)).toMatchObject({
      card: { front, back },
      remarks,
    });
  });

  it('has a face for each gap', () => {
    const cloze = { ...row, front: '{{c1::a}} {{c3::b}}', back: '', kind: 'cloze' as const };
    expect(cardOfRow(cloze, { format: 'html' }, readField)?.card).toMatchObject({
      kind: 'cloze',
      faces: [{ ordinal: 1 }, { ordinal: 3 }],
    });
    expect(cardOfRow({ ...cloze, front: 'no gap' }, { format: 'html' }, readField)).toBeNull();
  });
});
