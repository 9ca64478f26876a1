/** Tests that a picture of a page gets the structure that a file would have. */
import { beforeAll, expect, it } from 'vitest';
import { recognisedPage } from './recognised-page.ts';
import { findTesseract } from './tesseract.ts';
import { drawnPage, type PageLook } from './testing/drawn-page.ts';
import type { FoundWord, TextRecogniser } from './text-recogniser.ts';

let recogniser: TextRecogniser;
beforeAll(async () => {
  const found = await findTesseract({ program: 'tesseract', hiddenPaths: [] });
  if (!found) throw new Error('tesseract is not installed: install tesseract-ocr and tesseract-ocr-eng');
  recogniser = found;
});

async function getPage(lines: readonly string[], look: PageLook = {}) {
  const png = await drawnPage(lines, look).encode('png');
  return recognisedPage(await recogniser.recognise(png, AbortSignal.timeout(60_000)), {
    number: 7,
    member: null,
  }).page;
}

async function getBlocks(lines: readonly string[], look?: PageLook) {
  const { text, blocks } = await getPage(lines, look);
  return blocks.map(({ kind, ordinal, start, end }) => [kind, ordinal ?? null, text.slice(start, end)]);
}

it('a page has paragraphs, headings, bullets and numbers, and joined lines', async () => {
  const lines = [
    '# Transport',
    'Osmosis is the movement of water through a mem-',
    'brane from the side with fewer particles to the',
    'other one. It is a well-known kind of diffusion.',
    '# Lesson 2',
    'A plant cell has these parts:',
    '• a wall of cellulose',
    '• a vacuole with cell sap',
    '1. Peel an onion.',
    '2. Put the skin on a slide.',
    '3. Add iodine, and look.',
  ];

  expect(await getBlocks(lines, { height: 1_200 })).toEqual([
    ['heading', null, 'Transport'],
    [
      'paragraph',
      null,
      'Osmosis is the movement of water through a membrane from the side with fewer particles to the other one. It is a well-known kind of diffusion.',
    ],
    ['heading', null, 'Lesson 2'],
    ['paragraph', null, 'A plant cell has these parts:'],
    ['list_item', null, 'a wall of cellulose'],
    ['list_item', null, 'a vacuole with cell sap'],
    ['list_item', 1, 'Peel an onion.'],
    ['list_item', 2, 'Put the skin on a slide.'],
    ['list_item', 3, 'Add iodine, and look.'],
  ]);
});

it('a line is no heading because of its letters', async () => {
  const lines = [
    'an area near us is seen as a mere sea,',
    'Bold Hills Fill The Old Lid. Why, Peggy?',
    'some more on',
  ];
  const kinds = (await getBlocks(lines)).map(([kind]) => kind);

  expect(new Set(kinds)).toEqual(new Set(['paragraph']));
});

it('a page has its number and the heading that it starts with', async () => {
  expect(await getPage(['# Osmosis', 'Osmosis is the movement of water.'])).toMatchObject({
    number: 7,
    reading: 'ocr',
    blocks: [{ kind: 'heading' }, { kind: 'paragraph' }],
  });
});

const first = { number: 1, member: null };

const word = (text: string, confidence: number, line = 0): FoundWord => ({
  text,
  confidence,
  line,
  left: 100 + 200 * line,
  right: 280 + 200 * line,
  top: 100,
  bottom: 140,
});

it.each<[string, FoundWord[]]>([
  ['nothing', []],
  ['words that are hardly certain', [word('osrnosis', 0.5), word('rnernbrane', 0.55)]],
  ['specks', [word('.', 0.9), word('|', 0.9), word('~', 0.9)]],
  [
    'letters without meaning',
    Array.from({ length: 40 }, (_, line) => word(['xkqz', 'wrtp', 'lmnb'][line % 3] ?? '', 0.9, line)),
  ],
])('a page is unreadable, and has no text, with %s on it', (_, words) => {
  expect(recognisedPage(words, first).page).toMatchObject({ reading: 'unreadable', text: '', blocks: [] });
});

it('a line of specks is omitted, and the others stay', () => {
  const words = [word('Osmosis', 0.95), word('zzz', 0.2, 1)];

  expect(recognisedPage(words, first)).toMatchObject({ page: { text: 'Osmosis' }, confidence: 0.95 });
});
