import { describe, expect, test } from 'vitest';
import { type FiledQuestion, setFileName, setText } from './set-file.ts';

const water: FiledQuestion = {
  stem: 'What holds water in soil?',
  options: [{ text: 'Sand' }, { text: 'Humus' }],
  answer_indexes: [1],
  explanation: 'Humus holds many times its weight.',
  source: { page: 3, quote: 'Humus holds water.' },
};
const many: FiledQuestion = {
  ...water,
  stem: 'Which of these is a gas?\n2. Not a question',
  options: ['Iron', 'Air', 'Salt'].map((text) => ({ text })),
  explanation: '',
};

describe('as text', () => {
  test('the answers follow all questions, and no line of a text is taken for a question', () => {
    expect(setText({ title: 'Soil', questions: [water, many] })).toBe(
      [
        'Soil\n',
        '1. What holds water in soil?\n   A. Sand\n   B. Humus\n',
        '2. Which of these is a gas?\n   2. Not a question\n   A. Iron\n   B. Air\n   C. Salt\n',
        'Answers\n',
        '1. B. Humus\n   Humus holds many times its weight.\n   Page 3: “Humus holds water.”\n',
        '2. B. Air\n   Page 3: “Humus holds water.”\n',
      ].join('\n'),
    );
  });

  test('a passage stands once above its questions, and says for which it is', () => {
    const shared = { ...water, passage_id: 'rain' };
    const passages = [{ id: 'rain', title: 'Rain', text: 'Rain falls.\n2. It runs.' }];
    const text = setText({ title: 'Soil', questions: [many, shared, shared], passages });
    expect(text.split('Answers')[0]).toBe(
      [
        'Soil\n',
        '1. Which of these is a gas?\n   2. Not a question\n   A. Iron\n   B. Air\n   C. Salt\n',
        'Questions 2 to 3: Rain\n   Rain falls.\n   2. It runs.\n',
        '2. What holds water in soil?\n   A. Sand\n   B. Humus\n',
        '3. What holds water in soil?\n   A. Sand\n   B. Humus\n\n',
      ].join('\n'),
    );
    const untitled = setText({
      title: 'Soil',
      questions: [shared],
      passages: [{ id: 'rain', title: '', text: 'It rains.' }],
    });
    expect(untitled).toContain('\n\nQuestion 1\n   It rains.\n\n1. What');
  });
});

describe('the file name', () => {
  test.each([
    ['Soil, week 3', 'Soil, week 3.csv'],
    ['../../etc/passwd', 'etc passwd.csv'],
    ['a\\b:c*d?"<e>|f', 'a b c d e f.csv'],
    ['What\u202Efdp.exe\u0000\n', 'What fdp.exe.csv'],
    ['Énergie – الطاقة', 'Énergie – الطاقة.csv'],
    ['   ', 'Questions.csv'],
    ['...', 'Questions.csv'],
    ['x'.repeat(300), `${'x'.repeat(80)}.csv`],
  ])('for the title %j is %s', (title, name) => {
    expect(setFileName(title, 'csv')).toBe(name);
  });
});

test('an answer that an exam holds back is said to be', () => {
  const question: FiledQuestion = {
    stem: 'What holds water?',
    options: [{ text: 'Humus' }, { text: 'Sand' }],
    answer_indexes: [],
    explanation: '',
    source: null,
    held: true,
  };
  expect(setText({ title: 'Soil', questions: [question] })).toBe(
    'Soil\n\n1. What holds water?\n   A. Humus\n   B. Sand\n\nAnswers\n\n1. Hidden while an exam uses it.\n',
  );
});
