import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outline, type Reading, startReading } from '../../testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const notebook = (cells: unknown, others: object = {}) =>
  JSON.stringify({ nbformat: 4, metadata: {}, cells, ...others });
const picture = {
  output_type: 'display_data',
  data: { 'image/png': 'iVBORw0KGgo='.repeat(100), 'text/plain': ['<Figure size 640x480 with 1 Axes>'] },
};

const cells = [
  { cell_type: 'markdown', source: ['# Rivers\n', '\n', 'The **Nile** has $v = s/t$.'] },
  {
    cell_type: 'code',
    source: 'length = 6650\nprint(length)',
    outputs: [{ output_type: 'stream', text: ['6650\n'] }, picture],
  },
  { cell_type: 'raw', source: 'not shown' },
];

const getOutline = async (text: string) =>
  (await reading.open('rivers.ipynb', text)).document.pages.flatMap(outline);

describe('a notebook', () => {
  it('is its text, its code and what that wrote, without pictures', async () => {
    expect(await getOutline(notebook(cells))).toEqual([
      'heading1 Rivers',
      'paragraph The Nile has $v = s/t$.',
      'code length = 6650\nprint(length)',
      'code 6650',
    ]);
  });

  it('has its cells too in versions before 4', async () => {
    const old = {
      worksheets: [
        {
          cells: [
            { cell_type: 'heading', source: 'Rivers' },
            { cell_type: 'code', input: 'run()' },
          ],
        },
      ],
    };

    expect(await getOutline(JSON.stringify(old))).toEqual(['heading1 Rivers', 'code run()']);
  });

  it('has the beginning of a long output', async () => {
    const long = [{ cell_type: 'code', source: 'run()', outputs: [{ text: 'rain\n'.repeat(5_000) }] }];

    expect((await getOutline(notebook(long)))[1]).toBe(`code ${'rain\n'.repeat(20)}…`);
  });

  it('has its text behind a picture of megabytes', async () => {
    const large = [
      { cell_type: 'code', source: 'plot()', outputs: [{ data: { 'image/png': 'A'.repeat(30_000_000) } }] },
      ...cells,
    ];

    expect(await reading.readIsolated('large.ipynb', notebook(large))).toMatchObject({ ok: true });
  });
});

describe('a notebook that is broken or hostile', () => {
  it.each([
    ['a cut end', notebook(cells).slice(0, 120), 'damaged'],
    ['no cells', '{"a": 1}', 'damaged'],
    ['cells that are none', notebook([1, null, 'x', { cell_type: 'markdown', source: 5 }]), 'empty'],
    ['no text', notebook([{ cell_type: 'code', source: '', outputs: [picture] }]), 'empty'],
    [
      'elements without end',
      notebook([{ cell_type: 'markdown', source: '<div>'.repeat(200_000) }]),
      'too_deep',
    ],
  ])('with %s ends with a reason', async (_, text, reason) => {
    expect(await reading.read('odd.ipynb', text)).toMatchObject({ ok: false, reason });
  });
});
