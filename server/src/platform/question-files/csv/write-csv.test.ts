import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, seed } from '../../../testing/suites/scale.ts';
import type { FileQuestion } from '../question-file.ts';
import { someMarkdown } from '../testing/some-markdown.ts';
import { someQuestion } from '../testing/some-questions.ts';
import { readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

const plain: FileQuestion = {
  type: 'multiple',
  name: null,
  stem: 'Which are "even", say?',
  options: [
    { text: '=2', feedback: 'Yes.' },
    { text: '3', feedback: '' },
    { text: '-4', feedback: '' },
  ],
  keys: [0, 2],
  explanation: 'One\n\nTwo',
  topic: 'Sums',
  difficulty: 'hard',
  tags: ['a', 'b c'],
  passage: null,
  body: null,
};

describe('questions as a table', () => {
  test('have all columns, and no cell that a spreadsheet would compute', () => {
    const { text, omissions } = writeCsv([plain], []);
    const options = Array.from({ length: 12 }, (_, index) => `option_${index + 1}`).join(',');
    expect(text).toBe(
      `\ufefftype,stem,${options},answer,explanation,${options.replaceAll('option', 'feedback')},topic,difficulty,tags\r\n` +
        `multiple,"Which are ""even"", say?","'=2",3,"'-4",,,,,,,,,,A;C,"One\n\nTwo",Yes.,,,,,,,,,,,,Sums,hard,a;b c\r\n`,
    );
    expect(omissions).toEqual([]);
  });

  test('start with their passages if there is room', () => {
    const passages = [
      { title: 'The sea', text: 'It is wide.' },
      { title: '', text: 'x'.repeat(3_990) },
    ];
    const questions = [0, 1].map((passage) => ({ ...plain, passage }));
    const { text, omissions } = writeCsv(questions, passages);
    expect(readCsv(text).questions.map(({ stem }) => stem)).toEqual([
      `The sea\n\nIt is wide.\n\n${plain.stem}`,
      plain.stem,
    ]);
    expect(omissions).toEqual([
      { line: 0, message: 'Passages are written before the text of each of their questions.' },
      { line: 2, message: 'Its passage is left out: together they are too long.' },
    ]);
  });

  test('warn that names and pictures are omitted', () => {
    const { text, omissions } = writeCsv(
      [
        { ...plain, name: 'A' },
        { ...plain, stem: 'See ![a map](picture:0).' },
      ],
      [],
    );
    expect(readCsv(text).questions[1]?.stem).toBe('See a map.');
    expect(omissions).toEqual([
      { line: 0, message: 'Names of questions are left out: a table has no column for them.' },
      { line: 2, message: 'Its pictures are left out: this format holds only text.' },
    ]);
  });
});

test('a written file is read with the same questions, character for character', () => {
  const text = fc.oneof(
    someMarkdown,
    someMarkdown.map((writtenText) => `=${writtenText}`),
    someMarkdown.map((writtenText) => `'${writtenText}`),
  );
  const questions = fc.array(
    someQuestion(
      text.filter((writtenText) => !writtenText.includes('![')),
      (said) => said !== '',
    ),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(questions, (list) => {
      const named = list.map((question) => ({
        ...question,
        name: null,
        tags: question.tags.filter((tag) => !tag.includes(';')),
      }));
      const writtenText = writeCsv(named, []);
      const read = readCsv(writtenText.text);
      expect(
        read.questions.map(({ line: _, ...question }) => question),
        writtenText.text,
      ).toEqual(named);
      expect(writeCsv(read.questions, []).text).toBe(writtenText.text);
    }),
    { seed, numRuns: runs(5_000) },
  );
});
