import { describe, expect, test } from 'vitest';
import { type ItemFigures, measureItems } from './measure-items.ts';
import type { MeasuredItem, Textbook } from './measured-item.ts';

const SENTENCES = {
  weaving: 'Weaving is the making of cloth from two sets of threads.',
  warp: 'The warp is the set of threads that is stretched on the loom first.',
  weft: 'The weft (or woof) is the thread that is drawn over and under the others.',
  shuttle: 'A shuttle is a tool that carries the yarn from one side to the other.',
  heddle: 'A heddle is a cord or wire with an eye that lifts some of the threads.',
  treadle: 'A treadle is a pedal by which the weaver raises part of the threads.',
};
const TEXT = Object.values(SENTENCES).join('\n\n');
const SECOND_HALF = TEXT.indexOf(SENTENCES.shuttle);

const book: Textbook = {
  text: TEXT,
  sections: [
    { start: 0, end: SECOND_HALF, module: 1 },
    { start: SECOND_HALF, end: TEXT.length, module: 2 },
  ],
  glossary: [
    { term: 'heddle', definition: 'wire with an eye that lifts threads' },
    { term: 'shuttle', definition: 'tool that carries the yarn across' },
    { term: 'weft', definition: 'thread drawn over and under' },
  ],
  boldTerms: ['warp', 'treadle'],
};

function findEvidence(sentence: string): MeasuredItem['evidence'] {
  const start = TEXT.indexOf(sentence);
  return { start, end: start + sentence.length };
}

const shuttle: MeasuredItem = {
  kind: 'term',
  stem: 'Which of the following is a tool that carries the yarn from one side to the other?',
  options: ['shuttle', 'heddle', 'treadle', 'warp'],
  answerIndex: 0,
  evidence: findEvidence(SENTENCES.shuttle),
};
const warp: MeasuredItem = {
  kind: 'term',
  stem: 'The ________ is the set of threads that is stretched on the loom first.',
  options: ['heddle', 'warp', 'treadle', 'shuttle'],
  answerIndex: 1,
  evidence: findEvidence(SENTENCES.warp),
};
const SOUND = [shuttle, warp];

function figures(changes: Partial<MeasuredItem> = {}): ItemFigures {
  return measureItems([{ ...shuttle, ...changes }, warp], book, 2);
}

test('two sound items about both halves of a chapter reach every share', () => {
  const measured = measureItems(SOUND, book, 2);
  expect(measured).toMatchObject({
    itemYield: 1,
    support: 1,
    oneCorrect: 1,
    distractorForm: 1,
    distractorWorth: 1,
    selfContained: 1,
    leakFree: 1,
    wholeBlank: 1,
    keyTermPrecision: 1,
    noDuplicates: 1,
    largestPositionShare: 0.5,
    stemLength: 1,
    spread: 1,
    wellFormed: 1,
  });
  expect(measured.keyTermRecall).toBeCloseTo(1 / 3);
});

type Share = Exclude<keyof ItemFigures, 'guessing'>;

describe('a planted fault halves its own share', () => {
  test.each<[Share, string, Partial<MeasuredItem>]>([
    ['support', 'evidence that does not name the key', { evidence: findEvidence(SENTENCES.heddle) }],
    [
      'support',
      'a stem that says more than the evidence',
      { stem: 'Which of the following is an ancient Egyptian tool for carrying wool and silk?' },
    ],
    ['oneCorrect', 'a distractor inside the evidence', { options: ['shuttle', 'yarn', 'treadle', 'warp'] }],
    ['oneCorrect', 'the same option twice', { options: ['shuttle', 'heddle', 'heddles', 'warp'] }],
    ['oneCorrect', 'an option inside another', { options: ['shuttle', 'heddle', 'treadle', 'tread'] }],
    [
      'oneCorrect',
      'both names of one thing',
      {
        stem: 'Which of the following is the thread that is drawn over and under the others?',
        options: ['weft', 'woof', 'heddle', 'warp'],
        evidence: findEvidence(SENTENCES.weft),
      },
    ],
    ['distractorForm', 'a plural', { options: ['shuttle', 'threads', 'treadle', 'warp'] }],
    [
      'distractorForm',
      'an option that the text does not have',
      { options: ['shuttle', 'bobbin', 'treadle', 'warp'] },
    ],
    [
      'selfContained',
      'a pronoun at the start',
      { stem: 'It is a tool that carries the yarn from one side to the other.' },
    ],
    [
      'selfContained',
      'a pointer to a figure',
      { stem: 'Which of the following carries the yarn from one side to the other in the figure?' },
    ],
    [
      'leakFree',
      'the key in the stem',
      { stem: 'Which of the following tools do shuttles of the yarn from one side to the other follow?' },
    ],
    [
      'wholeBlank',
      'half of a name',
      { stem: 'The Guild of ________ carries the yarn from one side to the other.' },
    ],
    ['stemLength', 'too few words', { stem: 'Which of the following is a tool?' }],
    ['wellFormed', 'an open bracket', { stem: 'Which of the following is a tool (that carries the yarn?' }],
    [
      'wellFormed',
      'a verb that wants a plural',
      { stem: 'Which of the following are a tool that carries the yarn from side to side?' },
    ],
    ['spread', 'evidence in the same half', { evidence: findEvidence(SENTENCES.weft) }],
    [
      'keyTermPrecision',
      'a key that the book does not list',
      { options: ['yarn', 'heddle', 'treadle', 'warp'] },
    ],
    ['noDuplicates', 'the question of the other item', { ...warp }],
  ])('%s: %s', (share, _, changes) => {
    expect(measureItems([warp, { ...shuttle, ...changes }], book, 2)[share]).toBe(0.5);
  });

  test('half of the keys in one place are not more than half', () => {
    expect(figures({ answerIndex: 1 }).largestPositionShare).toBe(1);
  });
});

describe('guessing from only the options', () => {
  test('the longest option wins where the key is always the longest', () => {
    const items = [{ ...shuttle, options: ['shuttle', 'warp', 'weft', 'loom'] }];
    expect(measureItems(items, book, 1).guessing).toMatchObject({ longest: 1, shortest: 0 });
  });

  test('options of one length share the point', () => {
    const items = [{ ...warp, options: ['weft', 'warp', 'loom', 'cord'] }];
    expect(measureItems(items, book, 1).guessing).toMatchObject({ longest: 0.25, shortest: 0.25 });
  });

  test('the most frequent option wins where the key is the word of the chapter', () => {
    const items = [{ ...warp, options: ['heddle', 'thread', 'treadle', 'shuttle'] }];
    expect(measureItems(items, book, 1).guessing).toMatchObject({ mostFrequent: 1, rarest: 0 });
  });
});

test('the yield and the precision fall with each missing item', () => {
  expect(measureItems(SOUND, book, 4)).toMatchObject({ itemYield: 0.5, keyTermPrecision: 0.5 });
});

describe('an item that does not ask for a term', () => {
  const meaning: MeasuredItem = {
    ...shuttle,
    kind: 'meaning',
    stem: 'What is a shuttle?',
    options: ['a tool that carries the yarn', 'a cord or wire with an eye', 'a pedal', 'a set of threads'],
  };
  const number: MeasuredItem = { ...shuttle, kind: 'number', stem: 'A loom has ________ pedals.' };

  test('counts for the term that it is about', () => {
    expect(measureItems([meaning], book, 1)).toMatchObject({ keyTermPrecision: 1, stemLength: 1 });
    expect(measureItems([{ ...meaning, stem: 'What is a loom?' }], book, 1).keyTermPrecision).toBe(0);
  });

  test.each([
    'Which of the following describes “shuttle”?',
    'Quelle description correspond à « shuttle » ?',
    '¿Qué descripción corresponde a «shuttle»?',
    'Welche Beschreibung passt zu „shuttle“?',
    'shuttle: ________.',
  ])('counts for its term in each language: %s', (stem) => {
    expect(measureItems([{ ...meaning, stem }], book, 1).keyTermPrecision).toBe(1);
    const other = stem.replace('shuttle', 'loom');
    expect(measureItems([{ ...meaning, stem: other }], book, 1).keyTermPrecision).toBe(0);
  });

  test('does not count among terms if it is about a number', () => {
    expect(measureItems([meaning, number], book, 2).keyTermPrecision).toBe(1);
    expect(measureItems([meaning, number], book, 3).keyTermPrecision).toBe(0.5);
  });
});
