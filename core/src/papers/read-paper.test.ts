import { describe, expect, it, test } from 'vitest';
import { readPaper } from './read-paper.ts';
import { getKeys, getOmitted, outline, outlineTyped } from './testing/outline.ts';
import * as samples from './testing/sample-papers.ts';
import { typedPaper } from './testing/typed-paper.ts';

const read = (typedLines: string) => readPaper(typedPaper(typedLines));

describe('a paper with options', () => {
  const paper = read(samples.UTME);

  test('has its heading', () => {
    expect(paper.heading).toEqual({ body: 'utme', year: '2015', subject: 'BIOLOGY', minutes: 90 });
    expect(paper.sections).toEqual([
      { title: '', instructions: 'Answer ALL questions.', questions: [0, 1, 2, 3, 4] },
    ]);
  });

  test('gives questions with options and keys', () => {
    expect(outline(paper)).toEqual([
      '1 single: Which organelle releases most of the energy of a cell? | A Nucleus | B Ribosome | *C Mitochondrion | D Golgi body',
      '2 single: A cell in a hypertonic solution will | A swell | B burst | *C shrink | D divide',
      '3 single: The part labelled I is the | *A stamen | B pistil | C petal | D sepal',
      '4 single: The part labelled II serves to | A attract insects | *B protect the flower in the bud | C hold pollen | D carry ovules',
      '5 single: Which of these is a reptile? | A Toad | *B Gecko | C Catfish | D Bat',
    ]);
    expect(paper.questions.every(({ keySource }) => keySource === 'list')).toBe(true);
  });

  test('marks questions that share a figure', () => {
    expect(paper.questions.map(({ hasFigure, passage }) => [hasFigure, passage])).toEqual([
      [false, null],
      [false, null],
      [true, 0],
      [true, 0],
      [false, null],
    ]);
  });

  test('omits lines of the print', () => {
    expect(getOmitted(samples.UTME)).toEqual(['Turn over']);
  });
});

describe('a paper with parts and a passage', () => {
  const paper = read(samples.WAEC);

  test('keeps the parts with their instructions', () => {
    expect(paper.heading).toEqual({ body: 'waec', year: '2017', subject: 'ENGLISH LANGUAGE', minutes: 150 });
    expect(paper.sections.map(({ title, questions }) => [title, questions])).toEqual([
      ['SECTION A: COMPREHENSION', [0, 1]],
      ['SECTION B: LEXIS', [2]],
      ['SECTION C: ESSAY', [3, 4]],
    ]);
    expect(paper.sections[2]?.instructions).toBe('Answer any two questions.');
  });

  test('gives the passage to its questions', () => {
    expect(paper.passages).toMatchObject([
      {
        instruction: 'Read the passage below and answer questions 1 to 2.',
        first: 1,
        last: 2,
        hasFigure: false,
      },
    ]);
    expect(paper.passages[0]?.text).toMatch(/^The village lies .*\n.*to the hill\.$/);
    expect(paper.questions.map(({ passage }) => passage)).toEqual([0, 0, null, null, null]);
  });

  test('gives the keys of the list to the part with options, although another part has the same numbers', () => {
    expect(getKeys(paper)).toEqual(['B', 'B', 'A', '-', '-']);
    expect(paper.problems).toEqual([]);
  });
});

it.each([
  [
    'columns that were read line by line',
    samples.COLUMNS,
    '1 single: Scarcity means that | A goods are limited | B wants are limited | C money is scarce | D labour is dear',
  ],
  [
    'several questions in a line',
    samples.JOINED,
    '2 single: The unit of work is the | A watt | *B joule | C newton | D pascal',
  ],
  [
    'a star at an option',
    samples.MARKED,
    '1 single: The unit of heredity is the | a cell | *b gene | c tissue',
  ],
  ['a tick behind an option', samples.MARKED, '2 single: DNA is found in the | *a nucleus | b wall | c sap'],
  ['a word behind an option', samples.MARKED, '3 single: Water boils at | A 50 °C | *B 100 °C | C 70 °C'],
  ['bold letters at one option', samples.MARKED, '4 single: The sun is a | *A star | B planet | C moon'],
  ['bold letters that mark no option', samples.MARKED, '5 single: Salt is not | A sweet | B salty | C white'],
  ['an answer behind the options', samples.INLINE, '1 single: Plants are mostly | *a green | b red | c blue'],
  [
    'an answer below the options',
    samples.INLINE,
    '2 single: Which is a mammal? | a shark | *b whale | c carp',
  ],
  ['an answer before the stem', samples.INLINE, '3 single: Which is a gas? | A ice | *B air'],
  [
    'an answer with its words',
    samples.INLINE,
    '4 single: Which metal is liquid? | A iron | *B mercury | C zinc',
  ],
  [
    'two right letters',
    samples.INLINE,
    '5 multiple: Choose two metals. | *A iron | B wood | *C zinc | D air',
  ],
  [
    'parts of a theory question',
    samples.THEORY,
    '1 open:  | (a) Define elasticity of demand. [2 marks] | (b) Explain three factors that affect it: | (i) for food | (ii) for cars',
  ],
  [
    'letters that are no options',
    samples.THEORY,
    '3 open: Write short notes on the following: | (a) Utility | (b) Budget line',
  ],
  ['small letters in French', samples.FRENCH, "2 single: L'eau bout à | a 0 °C | b 50 °C | *c 100 °C"],
  [
    'a question in the cells of a row',
    samples.TABLES,
    '1 single: Which metal is liquid? | A iron | *B mercury | C zinc',
  ],
  ['letters in their own cells', samples.TABLES, '3 single: Which rock is soft? | A granite | *B chalk'],
  [
    'lists that the file counts',
    samples.COUNTED,
    '2 single: The capital of Ghana is | A Lagos | *B Accra | C Lome',
  ],
  ['a gap', samples.GAPS, '1 short: The capital of Nigeria is ________. | = Abuja'],
  ['a number as the key', samples.GAPS, '2 numerical: 5 + 7 = ______ | = 12'],
  [
    'a key of two lines',
    samples.GAPS,
    '4 open: Explain photosynthesis. | = Plants use light to make sugar. / It happens in leaves.',
  ],
  ['true or false', samples.GAPS, '5 true_false: The heart has four chambers. (True/False) | *True | False'],
  [
    'letters at the questions and digits at the options',
    samples.LETTERED,
    '2 single: The capital of Ghana is | *1 Accra | 2 Lagos | 3 Lome',
  ],
  [
    'numbers inside a stem',
    samples.NUMBERED_STATEMENTS,
    '1 single: Arrange: / 1. seed / 2. tree / 3. fruit | A 1, 2, 3 | B 2, 1, 3 | C 3, 2, 1',
  ],
  [
    'a stem with a letter and a dot',
    samples.NUMBERED_STATEMENTS,
    '2 single: Vitamin A. deficiency leads to | A night blindness | B rickets | C scurvy',
  ],
])('a paper is read with %s', (_, typedLines, expected) => {
  expect(outlineTyped(typedLines)).toContain(expected);
});

test('a scan has its numbers and letters repaired only in their order', () => {
  expect(outline(readPaper(typedPaper(samples.SCAN, 'ocr')))).toEqual([
    '1 single: The basic unit of life is the | A atom | *B cell | C organ | D tissue',
    '2 single: Green plants make | A fat | *B sugar | C salt | D iron',
    '3 single: Blood is red because of | A iron | *B haemoglobin | C water | D plasma',
  ]);
  expect(readPaper(typedPaper(samples.SCAN)).questions).not.toHaveLength(3);
});

test('each paper of a collection has its own keys', () => {
  expect(getKeys(read(samples.TWO_PAPERS))).toEqual(['A', 'B', 'C', 'C']);
});

it.each([
  ['A. one\nB) two\n(C) three\nD - four', 'A one | B two | C three | D four'],
  ['[A] one [B] two [C] three', 'A one | B two | C three'],
  ['a. one\nb. two', 'a one | b two'],
  ['(a) one (b) two (c) three', 'a one | b two | c three'],
  ['A: one\nB: two', 'A one | B two'],
  ['A.one B.two C.three', 'A one | B two | C three'],
  ['1) one 2) two 3) three', '1 one | 2 two | 3 three'],
  ['A. a long text\nthat goes on\nB. two', 'A a long text that goes on | B two'],
  ['| A. one | B. two |\n| C. three | D. four |', 'A one | B two | C three | D four'],
])('options are read from %j', (options, expected) => {
  expect(outlineTyped(`1. Pick\n${options}`)).toEqual([`1 single: Pick | ${expected}`]);
});

it.each(['1.', '1)', '(1)', 'Q1', 'Q1.', 'Question 1', 'Question 1:', 'No 1', '[1]', '1 -'])(
  'a question may have the number %s',
  (number) => {
    expect(outlineTyped(`${number} Pick\nA. one\nB. two`)).toEqual(['1 single: Pick | A one | B two']);
  },
);

it.each([
  '1. B 2. C 3. A',
  '1B 2C 3A',
  '1-B, 2-C, 3-A',
  '(1) B (2) C (3) A',
  '1. (b) 2. (c) 3. (a)',
  '1 - 3: BCA',
  'Answers: 1. B 2. C 3. A',
  'Answers\n1. B\n2. C\n3. A',
  'ANSWER KEY\n1B\n2C\n3A',
  '# Key\n1# B\n2# C\n3# A',
  'Key to the questions\n1. B. two\n2. C. three\n3. A. one',
  'Marking scheme\n| 1 | 2 | 3 |\n| B | C | A |',
  'Corrigé\n| 1 | B | 3 | A |\n| 2 | C |',
])('keys are read from %j', (list) => {
  const question = 'Pick\nA. one\nB. two\nC. three';
  const paper = read(`1. ${question}\n2. ${question}\n3. ${question}\n${list}`);
  expect(getKeys(paper)).toEqual(['B', 'C', 'A']);
  expect(paper.problems).toEqual([]);
  expect(paper.omitted).toEqual([]);
});

it.each([
  ['12', 'numerical'],
  ['-4.5 m/s', 'numerical'],
  ['6.02 × 10²³', 'numerical'],
  ['Abuja', 'short'],
  ['Letter writing', 'short'],
  ['red, white, blue', 'open'],
  ['The spread of particles.', 'open'],
  ['It moves because a force acts on it.', 'open'],
])('an answer %j makes its question %s', (answer, kind) => {
  expect(read(`1. Tell me\nAns: ${answer}`).questions).toMatchObject([
    { kind, key: { type: 'text', text: answer } },
  ]);
});

test('tasks behind a plain command are no options', () => {
  expect(outlineTyped('1. Solve (a) x + 1 = 2 (b) 2x = 6')).toEqual([
    '1 open: Solve (a) x + 1 = 2 (b) 2x = 6',
  ]);
});

test('a question keeps the reason of its answer', () => {
  expect(read(samples.INLINE).questions[1]?.explanation).toBe('Whales feed their young with milk.');
});

test('a question continues on the next page', () => {
  const paper = read('1. Pick the one that\n=== page\nPage 2 of 5\nis right\nA. one\nB. two');
  expect(outline(paper)).toEqual(['1 single: Pick the one that / is right | A one | B two']);
  expect(paper.questions[0]?.positions.map(({ page }) => page)).toEqual([1, 2]);
});

test('a question that lost its number takes no options from its neighbour', () => {
  const paper = read(
    '1. Pick\nA. one\nB. two\nC. three\nWhich is four?\nA. x\nB. y\nC. z\n3. Pick\nA. p\nB. q',
  );
  expect(outline(paper)).toEqual(['1 single: Pick | A one | B two | C three', '3 single: Pick | A p | B q']);
  expect(paper.omitted).toHaveLength(4);
  expect(paper.problems).toMatchObject([{ code: 'number_jumps', number: 3 }]);
});

it.each([
  [
    '1. He came, ___ ?\na. did he? b. didn’t he? c. isn’t it?',
    '1 single: He came, ___ ? | a did he? | b didn’t he? | c isn’t it?',
  ],
  [
    '1. Which are true?\n(a) It is hot.\n(b) It is cold.\n(c) It is wet.\nA. a only\nB. b only\nC. all',
    '1 single: Which are true? / (a) It is hot. / (b) It is cold. / (c) It is wet. | A a only | B b only | C all',
  ],
  [
    '1. Define osmosis.\nA. It is water that moves.\nB. It is food.',
    '1 single: Define osmosis. | A It is water that moves. | B It is food.',
  ],
  [
    '1. Which are true?\n(a) It is hot.\n(b) It is cold.\nA. a only B. b only',
    '1 single: Which are true? / (a) It is hot. / (b) It is cold. | A a only | B b only',
  ],
  ['1. Pick\nA. one\nB. two\nExplanation: (a) is less than (b) and so on', '1 single: Pick | A one | B two'],
])('letters are options in %j', (typedLines, expected) => {
  expect(outlineTyped(typedLines)).toEqual([expected]);
});

it.each(['', 'SECTION A\n'])(
  'numbered instructions above the questions are no questions (title %j)',
  (title) => {
    const paper = read(
      `1. Use HB pencil.\n2. Do not turn over this page.\n${title}1. Pick\nA. one\nB. two\n2. Pick\nA. x\nB. y`,
    );
    expect(outline(paper)).toEqual(['1 single: Pick | A one | B two', '2 single: Pick | A x | B y']);
    expect(paper.sections[0]?.instructions).toBe('Use HB pencil.\nDo not turn over this page.');
  },
);

it.each([
  'ANSWER: B',
  'Ans. (b)',
  'Answer B',
  'The correct answer is B.',
  'Ans: two',
  '[Ans: B]',
  'Correct option: B',
  'Answer: B (two)',
  'Answer:\nB',
  'Answer is option B',
  'Réponse : b',
  'KEY: B',
])('an answer below the options may be %j', (answer) => {
  const paper = read(`1. Pick\nA. one\nB. two\nC. three\n${answer}\n2. Pick\nA. x\nB. y`);
  expect(getKeys(paper)).toEqual(['B', '-']);
  expect(paper.questions[0]?.keySource).toBe('inline');
});
