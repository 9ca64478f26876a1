import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outline, type Reading, startReading } from '../../testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const getOutline = async (filename: string, text: string | Uint8Array) =>
  (await reading.open(filename, text)).document.pages.flatMap(outline);

describe('a table of values', () => {
  it.each([
    ['rivers.csv', 'River,Length,Sea\nNile,6650,Mediterranean\n"Rhine, Upper",300,'],
    ['rivers.csv', 'River;Length;Sea\r\nNile;6650;Mediterranean\r\n"Rhine, Upper";300;\r\n'],
    ['rivers.csv', 'sep=;\nRiver;Length;Sea\nNile;6650;Mediterranean\n"Rhine, Upper";300;'],
    ['rivers.tsv', 'River\tLength\tSea\nNile\t6650\tMediterranean\nRhine, Upper\t300\t'],
  ])('%s has the same rows, however they are parted', async (filename, text) => {
    const { document } = await reading.open(filename, text);

    expect(document.pages.flatMap(outline)).toEqual([
      'table_row River | Length | Sea',
      'table_row Nile | 6650 | Mediterranean',
      'table_row Rhine, Upper | 300',
    ]);
    expect(document.pages[0]?.blocks.map(({ head }) => head ?? false)).toEqual([true, false, false]);
  });

  it('gives the meaning of each term in a table of terms', async () => {
    expect(
      await getOutline('terms.csv', 'osmosis,"water moving\nthrough a membrane"\ndelta,land at a mouth'),
    ).toEqual(['table_row osmosis: water moving through a membrane', 'table_row delta: land at a mouth']);
  });

  it.each([
    ['an open quotation mark', 'a river,"the Nile\nthe Rhine'],
    ['rows of different lengths', 'Nile\nRhine,1233,North Sea,,,\n,,,'],
    ['a million commas', `Nile${','.repeat(1_000_000)}`],
    ['a million rows', 'a,b\n'.repeat(1_000_000)],
  ])('with %s is read', async (_, text) => {
    expect(await reading.read('odd.csv', text)).toMatchObject({ ok: true });
  });

  it('without a word in it is empty', async () => {
    expect(await reading.read('none.csv', ';;;\n;;;')).toMatchObject({ ok: false, reason: 'empty' });
  });
});

const cycle = [
  'paragraph topic: Water',
  'paragraph steps:',
  'list_item evaporation',
  'list_item rain',
  'paragraph rivers:',
  'table_row name | length',
  'table_row Nile | 6650',
  'table_row Rhine | 1233',
  'paragraph sea:',
  'list_item salt:',
  'list_item1 percent: 3.5',
];

describe('values with names', () => {
  it.each([
    [
      'cycle.json',
      JSON.stringify({
        topic: 'Water',
        steps: ['evaporation', 'rain'],
        rivers: [
          { name: 'Nile', length: 6650 },
          { name: 'Rhine', length: 1233 },
        ],
        sea: { salt: { percent: 3.5 } },
      }),
    ],
    [
      'cycle.yaml',
      'topic: Water # of the sea\nsteps: [evaporation, rain]\nrivers:\n  - {name: Nile, length: 6650}\n  - name: Rhine\n    length: 1233\nsea:\n  salt:\n    percent: 3.5\n',
    ],
  ])('are an outline, and a table where they are one: %s', async (filename, text) => {
    expect(await getOutline(filename, text)).toEqual(cycle);
  });

  it('may be one in each line', async () => {
    expect(
      await getOutline('rivers.jsonl', '{"name":"Nile","length":6650}\n{"name":"Rhine","length":1233}\n'),
    ).toEqual(['table_row name | length', 'table_row Nile | 6650', 'table_row Rhine | 1233']);
  });

  it('may be several documents', async () => {
    expect(await getOutline('notes.yml', 'a: rain\n---\nb: |\n  snow\n  and ice\n')).toEqual([
      'paragraph a: rain',
      'paragraph b: snow and ice',
    ]);
  });
});

describe('values that are broken or hostile', () => {
  const laughs = `a: &a [lol,lol]\n${'bcdefghij'
    .split('')
    .map((name, index) => `${name}: &${name} [${`*${'abcdefghi'[index]},`.repeat(9)}*a]`)
    .join('\n')}`;

  it.each([
    ['cut.json', '{"a": [1, 2', 'damaged'],
    ['text.json', 'no JSON at all', 'damaged'],
    ['broken.yaml', 'a: [1, 2\nb: }', 'damaged'],
    ['deep.json', '['.repeat(200_000) + ']'.repeat(200_000), 'too_deep'],
    ['names.json', `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`, 'too_deep'],
    ['deep.yaml', '['.repeat(200_000) + ']'.repeat(200_000), 'too_deep'],
    ['dashes.yaml', '- '.repeat(200_000), 'too_deep'],
    ['laughs.yaml', laughs, 'too_large'],
    ['long.json', `["${'a'.repeat(9_000_000)}"]`, 'too_large'],
    ['long.yaml', `a: ${'b'.repeat(5_000_000)}`, 'too_large'],
    ['none.json', '{}', 'empty'],
    ['none.yaml', '# nothing\n', 'empty'],
    ['signs.json', '["-", null]', 'empty'],
  ])('%s end with a reason', async (filename, text, reason) => {
    expect(await reading.read(filename, text)).toMatchObject({ ok: false, reason });
  });

  it('are ordinary values if they name a prototype', async () => {
    expect(await getOutline('proto.json', '{"__proto__": {"x": "rain"}, "constructor": "snow"}')).toEqual([
      'paragraph __proto__:',
      'list_item x: rain',
      'paragraph constructor: snow',
    ]);
  });
});
