import { expect, test } from 'vitest';
import { findEntries, type PaletteEntry } from './find-entries.ts';

const page = (text: string): PaletteEntry => ({ group: 'Pages', text, path: `/${text}` });
const file = (text: string): PaletteEntry => ({ group: 'Notes', text, path: `/${text}` });
const entries = [
  page('MCQ Practice'),
  page('Settings'),
  { ...page('Chat'), detail: 'Ask Akada' },
  file('Èdè Yorùbá.pdf'),
  file('Settings of a lab.docx'),
];
const found = (typedText: string) => findEntries(entries, typedText).map(({ text }) => text);

test('the palette offers everything without typed text', () => {
  expect(found(' ')).toEqual(entries.map(({ text }) => text));
});

test.each([
  ['practice', ['MCQ Practice']],
  ['  PRACTICE mcq ', ['MCQ Practice']],
  ['ede yoruba', ['Èdè Yorùbá.pdf']],
  ['ask', ['Chat']],
  ['sett', ['Settings', 'Settings of a lab.docx']],
  ['set lab', ['Settings of a lab.docx']],
  ['nothing like it', []],
])('%j finds %j', (typedText, texts) => {
  expect(found(typedText)).toEqual(texts);
});

test('entries that start with the words come before entries that contain them', () => {
  const pages = [page('All about soil'), page('Soil'), page('Soil and water')];
  expect(findEntries(pages, 'soil').map(({ text }) => text)).toEqual([
    'Soil',
    'Soil and water',
    'All about soil',
  ]);
});

test('pages come first, and many files are cut to the first few', () => {
  const files = Array.from({ length: 30 }, (_, index) => file(`Soil ${index}.pdf`));
  const results = findEntries([...files, page('Soil')], 'soil');
  expect(results).toHaveLength(7);
  expect(results[0]).toMatchObject({ group: 'Pages' });
});

test('results of the server come after matching names, without repetitions', () => {
  const found: PaletteEntry[] = [
    { ...file('Farms.pdf'), detail: 'Page 3: about soil' },
    { ...file('Soil.pdf'), detail: 'Page 1: soil' },
  ];
  expect(findEntries([page('Soil'), file('Soil.pdf')], 'soil', found).map(({ text }) => text)).toEqual([
    'Soil',
    'Soil.pdf',
    'Farms.pdf',
  ]);
});
