import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, seed } from '../../../testing/suites/scale.ts';
import { markdownToHtml } from '../html/markdown-to-html.ts';
import type { FileQuestion } from '../question-file.ts';
import { someMarkdown } from '../testing/some-markdown.ts';
import { someQuestion } from '../testing/some-questions.ts';
import { readAiken } from './read-aiken.ts';
import { writeAiken } from './write-aiken.ts';

const plain: FileQuestion = {
  type: 'single',
  name: null,
  stem: 'Solve $x^2 = 4$ for \\*x\\*.',
  options: [
    { text: '$x = 2$', feedback: '' },
    { text: '\\$5', feedback: '' },
  ],
  keys: [1],
  explanation: '',
  topic: null,
  difficulty: null,
  tags: [],
  passage: null,
  body: null,
};

describe('questions as Aiken', () => {
  test('are plain, one text in a line', () => {
    const trueFalse = {
      ...plain,
      type: 'true_false' as const,
      stem: 'A. Smith was *a* Scot.\n\nReally.',
      options: ['True', 'False'].map((text) => ({ text, feedback: '' })),
      keys: [0],
    };
    expect(writeAiken([plain, trueFalse], [])).toEqual({
      text: String.raw`Solve \(x^2 = 4\) for *x*.
A) \(x = 2\)
B) $5
ANSWER: B

A. Smith was a Scot. Really.
A) True
B) False
ANSWER: A
`,
      omissions: [
        { line: 2, message: 'Its pictures or its formatting are left out: Aiken holds only plain text.' },
      ],
    });
  });

  test.each([
    [
      'several right answers',
      { type: 'multiple' as const, keys: [0, 1] },
      { line: 1, message: 'It is left out: Aiken has no questions with several right answers.' },
    ],
    [
      'options that differ in their formatting',
      { options: ['*a*', 'a'].map((text) => ({ text, feedback: '' })) },
      {
        line: 1,
        message: 'It is left out: without pictures and formatting its texts are empty or the same.',
      },
    ],
    [
      'an option that is a picture',
      { options: ['![](picture:0)', 'a'].map((text) => ({ text, feedback: '' })) },
      {
        line: 1,
        message: 'It is left out: without pictures and formatting its texts are empty or the same.',
      },
    ],
  ])('have none with %s', (_, changed, remark) => {
    expect(writeAiken([{ ...plain, ...changed }], [])).toEqual({ text: '', omissions: [remark] });
  });

  test('say what Aiken has not', () => {
    const { omissions } = writeAiken([plain, { ...plain, tags: ['a'] }, { ...plain, explanation: 'b' }], []);
    expect(omissions).toEqual([
      {
        line: 0,
        message: 'Names, explanations, feedback, topics, difficulties and tags are left out: Aiken has none.',
      },
    ]);
  });

  test('begin with their passages', () => {
    const passages = [{ title: 'The sea', text: 'It is wide.\n\nIt is salt.' }];
    const { text, omissions } = writeAiken([{ ...plain, passage: 0 }], passages);
    expect(text).toContain(String.raw`The sea It is wide. It is salt. Solve \(x^2 = 4\) for *x*.`);
    expect(omissions).toEqual([
      { line: 0, message: 'Passages are written before the text of each of their questions.' },
    ]);
  });
});

describe('a written file is read', () => {
  const shown = (markdown: string) => markdownToHtml(markdown, () => null);
  const asShown = ({ type, stem, options, keys }: FileQuestion) => ({
    type,
    stem: shown(stem),
    options: options.map(({ text }) => shown(text)),
    keys,
  });

  test('with the same questions, except those with a warning', () => {
    fc.assert(
      fc.property(fc.array(someQuestion(someMarkdown), { maxLength: 4 }), (questions) => {
        const { text, omissions } = writeAiken(questions, []);
        const notWhole = new Set(omissions.map(({ line }) => line));
        const isWritten = (_: FileQuestion, index: number) =>
          !omissions.some(({ line, message }) => line === index + 1 && message.startsWith('It is left out'));
        const read = readAiken(text);
        const written = questions
          .map((question, index) => ({ question, isWhole: !notWhole.has(index + 1) }))
          .filter(({ question }, index) => isWritten(question, index));

        expect(read.questions, text).toHaveLength(written.length);
        for (const [at, { question, isWhole }] of written.entries()) {
          const repeated = read.questions[at];
          if (repeated !== undefined && isWhole) expect(asShown(repeated), text).toEqual(asShown(question));
          expect(repeated?.keys).toEqual(question.keys);
        }
      }),
      { seed, numRuns: runs(5_000) },
    );
  });

  test('with the same text', () => {
    const words = fc.array(
      fc.constantFrom(
        'A)',
        'B. ',
        'ANSWER:',
        ' ',
        'A. Smith ',
        '<b>',
        '$5',
        '*a*',
        '1. ',
        '{',
        'x_y',
        'a _____ b',
        '\\(x\\)',
        '#',
      ),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(words, (parts) => {
        const line = parts.join('').replace(/\s+/g, ' ').trim();
        const file = `Q\nA) ${line || 'x'}\nB) other\nANSWER: A\n`;
        const read = readAiken(file);
        expect(writeAiken(read.questions, [])).toEqual({ text: file, omissions: [] });
      }),
      { seed, numRuns: runs(5_000) },
    );
  });
});
