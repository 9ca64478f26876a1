import { expect, it } from 'vitest';
import { getTitle, threadMarkdown } from './thread-markdown.ts';

it('a conversation is a file with numbered sources, and says what is not from the notes', () => {
  const turn = {
    question: 'What is\nosmosis?',
    answer: 'Water moves [P4][P7]. Salt keeps meat [P?].',
    sources: [{ number: 4, label: 'Cells, page 2' }],
  };
  expect(threadMarkdown('Cells', [turn, { question: 'Why?', answer: '', sources: [] }])).toBe(
    '# Cells\n\n## What is osmosis?\n\nWater moves [4][7]. Salt keeps meat *(not from your notes)*.\n\n- [4] Cells, page 2\n\n## Why?\n',
  );
});

it.each([
  ['  What is\n osmosis? ', 'What is osmosis?'],
  [`${'word '.repeat(30)}`, `${'word '.repeat(14)}word…`],
  ['x'.repeat(200), `${'x'.repeat(79)}…`],
  [`${'x'.repeat(78)}😀😀`, `${'x'.repeat(78)}…`],
])('%s', (question, title) => {
  expect(getTitle(question)).toBe(title);
});
