import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StudyDocument } from '../text/document.ts';
import { countPaperQuestions } from './is-paper.ts';
import type { PaperQuestion } from './paper.ts';
import { readPaper } from './read-paper.ts';
import { SAMPLE_PAPERS } from './testing/sample-papers.ts';
import { typedPaper } from './testing/typed-paper.ts';

const getText = ({ pages }: StudyDocument) => pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
const getTexts = ({ stem, options, parts, explanation, key }: PaperQuestion) => [
  ...stem.split('\n'),
  ...options.map(({ text }) => text),
  ...parts.flatMap(({ text }) => text.split('\n')),
  ...explanation.split('\n'),
  ...(key?.type === 'text' ? key.text.split('\n') : []),
];

describe.each(SAMPLE_PAPERS)('the paper with %s', (name, typedLines) => {
  const document = typedPaper(typedLines, name === 'scan' ? 'ocr' : 'text');
  const paper = readPaper(document);
  const text = getText(document);

  it('has only texts of the document', () => {
    for (const part of paper.questions.flatMap(getTexts)) expect(text).toContain(part);
    for (const passage of paper.passages)
      for (const part of passage.text.split('\n')) expect(text).toContain(part);
  });

  it('has options whose position is their text', () => {
    for (const { text: option, letter, position } of paper.questions.flatMap(({ options }) => options)) {
      const page = document.pages.find(({ number }) => number === position.page);
      if (option !== letter)
        expect(page?.text.slice(position.start, position.end).replace(/\s+/g, ' ')).toContain(option);
    }
  });

  it('has keys only for its options, and only with a source', () => {
    for (const { key, keySource, options } of paper.questions) {
      expect(key === null).toBe(keySource === null);
      if (key?.type !== 'options') continue;
      expect(key.indexes.length).toBeGreaterThan(0);
      for (const index of key.indexes) expect(options[index]).toBeDefined();
    }
  });

  it('has no options, or two to six', () => {
    for (const { options } of paper.questions) expect([0, 2, 3, 4, 5, 6]).toContain(options.length);
  });

  it('leaves no line unnamed', () => {
    const omitted = paper.omitted.reduce((sum, { start, end }) => sum + end - start, 0);
    expect(omitted).toBeLessThan(text.length / 10);
  });

  it('reads the same twice', () => {
    expect(readPaper(document)).toEqual(paper);
  });
});

it.each([
  ['has no answer', '1. Pick\nA. one\nB. two'],
  ['marks all options', '1. Pick\n*A. one\n*B. two'],
  ['has two bold options', '1. Pick\nA. **one**\nB. **two**\nC. three'],
  ['has a bold word in an option', '1. Pick\nA. one **big** thing\nB. two'],
  ['has an answer in words that no option has', '1. Pick\nA. one\nB. two\nAnswer: three'],
  ['has its letter at two options', '1. Pick\nA. one\nB. two\nB. three\nAnswer: B'],
])('a key is never guessed: a question that %s has none', (_, typedLines) => {
  expect(readPaper(typedPaper(typedLines)).questions).toMatchObject([{ key: null, keySource: null }]);
});

/** Texts on which a careless reader goes back over what it has read. */
const HOSTILE: readonly (readonly [string, (size: number) => string])[] = [
  ['option letters in one line', (size) => `1. x ${'A. a '.repeat(size / 5)}`],
  ['rising letters in one line', (size) => `1. x ${'A. a B. b C. c D. d E. e F. f '.repeat(size / 30)}`],
  ['question numbers in one line', (size) => `1. x A. a B. b ${'2. Y '.repeat(size / 5)}`],
  ['questions with one number', (size) => '1. x\nA. a\nB. b\n1. B\n'.repeat(size / 20)],
  ['answers with one number', (size) => `1. x\nA. a\nB. b\nAnswers\n${'1. B\n'.repeat(size / 5)}`],
  ['parts with one title', (size) => 'SECTION A\n1. x\nA. a\nB. b\n'.repeat(size / 25)],
  ['titles of answers', (size) => `1. x\nA. a\nB. b\n${'Answers\n'.repeat(size / 8)}`],
  ['shared texts', (size) => `1. x\n${'Read the passage and answer questions 1 to 9\n'.repeat(size / 45)}`],
  ['brackets', (size) => `1. x ${'(('.repeat(size / 2)}`],
  ['answer marks in one line', (size) => `1. x A. a B. b ${'(Ans: '.repeat(size / 6)}`],
  ['pairs with a fault at the end', (size) => `1. x\nA. a\nB. b\n${'1B '.repeat(size / 3)}?!`],
  ['digits', (size) => `1. ${'1'.repeat(size)}`],
  ['dots', (size) => `1. x${'.'.repeat(size)}`],
  ['spaces in a line', (size) => `1. x${' '.repeat(size)}y`],
  [
    'numbers that count on',
    (size) => Array.from({ length: size / 8 }, (_, index) => `${index}. x`).join('\n'),
  ],
  ['cells', (size) => `1. x\n${'| 1 | B |\n'.repeat(size / 10)}`],
  ['lines of one question', (size) => `1. x\n${'more and more\n'.repeat(size / 14)}`],
];

describe('the reading of a hostile text', () => {
  const { exec } = RegExp.prototype;
  let steps = 0;

  /** Counts the characters that regular expressions walk over: up to the match, or to the end without one. */
  beforeEach(() => {
    steps = 0;
    RegExp.prototype.exec = function countedExec(text: string) {
      const start = this.global || this.sticky ? this.lastIndex : 0;
      const found = exec.call(this, text);
      const isAnchored = this.sticky || this.source.startsWith('^');
      const end = found === null ? (isAnchored ? start : text.length) : found.index + found[0].length;
      steps += 1 + Math.max(end - start, 0);
      return found;
    };
  });
  afterEach(() => {
    RegExp.prototype.exec = exec;
  });

  it.each(HOSTILE)('walks over %s a bounded number of times', (_, make) => {
    const small = countSteps(make(20_000));
    const large = countSteps(make(200_000));
    expect(large).toBeLessThan(200_000 * 60);
    expect(large).toBeLessThan(small * 13);
  });

  function countSteps(typedLines: string): number {
    const document = typedPaper(typedLines);
    steps = 0;
    countPaperQuestions(document);
    return steps;
  }
});
