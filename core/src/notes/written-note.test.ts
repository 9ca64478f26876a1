import { expect, test } from 'vitest';
import { getTitle, judgeSave } from './written-note.ts';

const minute = 60_000;
const text = 'Osmosis moves water. '.repeat(20);
const stored = { title: 'Cells', text, version: 3, editorId: 'phone', retainedAt: 0 };
const sent = { title: 'Cells', text: `${text}More.`, version: 3, editorId: 'phone' };

test.for([
  ['what says the same changes nothing, whatever it was typed over', { text, version: 1 }, 1, 'same'],
  ['what was typed over an older version waits for its author', { version: 2 }, 1, 'conflict'],
  ['one editor goes on', {}, 1, 'next'],
  ['another editor replaces what this one wrote', { editorId: 'laptop' }, 1, 'version'],
  ['ten minutes of one editor are a version', {}, 10, 'version'],
  ['much that was taken out can be brought back', { text: 'Osmosis' }, 1, 'version'],
  ['a few words that were taken out are no version', { text: text.slice(0, -20) }, 1, 'next'],
] as const)('%s', ([, change, minutes, judged]) => {
  expect(judgeSave(stored, { ...sent, ...change }, minutes * minute)).toBe(judged);
});

test.for([
  [{ title: ' Cells ', text: '' }, 'Cells'],
  [{ title: '', text: '\n---\n## **Osmosis** and water\nMore' }, 'Osmosis and water'],
  [{ title: ' ', text: '- one' }, 'one'],
  [{ title: '', text: ' \n---' }, 'Untitled note'],
  [{ title: '', text: 'a'.repeat(300) }, 'a'.repeat(80)],
] as const)('a note is called by its title, else by its first line: %j', ([written, title]) => {
  expect(getTitle(written)).toBe(title);
});
