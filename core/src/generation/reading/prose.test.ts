import { expect, test } from 'vitest';
import { typedNote } from '../testing/typed-note.ts';
import { isProse } from './prose.ts';

const PARAGRAPH = 'The miners of the north carried their stone down to the harbour in spring. '.repeat(4);

test.each([
  ['a chapter of paragraphs', `# Mines\n\n${PARAGRAPH}\n\n${PARAGRAPH}`, true],
  [
    'points with a paragraph among them',
    `${PARAGRAPH}\n\n${'- stone is cut with a saw and carried down\n'.repeat(9)}`,
    false,
  ],
  ['short lines', 'Basalt: a dark rock\nGranite: a pale rock\nMarble: a changed rock', false],
  ['nothing', '', false],
])('%s: %#', (_, text, expected) => {
  expect(isProse(typedNote(text))).toBe(expected);
});
