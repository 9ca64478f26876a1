import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { faultNames } from './checker/checked-item.ts';
import { readerSample } from './reader-sample.ts';

const SENTENCE = /^["\p{Lu}].*\.$/u;

describe('the sample of the repository', () => {
  const sample = readerSample();
  const questions = sample.flatMap((note) => note.questions);

  test('has 120 questions about twelve notes, half of them made by the engine, and 50 or more are usable', () => {
    expect(sample).toHaveLength(12);
    expect(questions).toHaveLength(120);
    expect(questions.filter(({ origin }) => origin === 'engine')).toHaveLength(60);
    expect(questions.filter(({ verdict }) => verdict === 'U').length).toBeGreaterThanOrEqual(50);
  });

  test.each(faultNames)('has at least eight questions with the fault %s', (fault) => {
    expect(questions.filter(({ faults }) => faults.includes(fault)).length).toBeGreaterThanOrEqual(8);
  });

  test('takes every quote from the note', () => {
    for (const { text, questions: requested } of sample)
      expect(requested.filter(({ quote }) => !text.includes(quote))).toEqual([]);
  });

  test('offers four different options, names a fault once, and asks nothing twice', () => {
    for (const { stem, options, faults } of questions) {
      expect(new Set(options.map((option) => option.toLowerCase())).size, stem).toBe(4);
      expect(new Set(faults).size, stem).toBe(faults.length);
    }
    expect(new Set(questions.map(({ stem }) => stem)).size).toBe(questions.length);
  });

  test('gives a reason for each question, in a separate sentence', () => {
    expect(questions.filter(({ reason }) => !SENTENCE.test(reason))).toEqual([]);
    expect(new Set(questions.map(({ reason }) => reason)).size).toBe(questions.length);
  });

  test('calls no question usable that has a fault without its pair', () => {
    const usable = questions.filter(({ verdict }) => verdict === 'U');
    expect(usable.filter(({ faults }) => faults.some((fault) => fault !== 'pair'))).toEqual([]);
  });
});

describe('a folder of labels', () => {
  const question = {
    origin: 'colleague',
    kind: 'term',
    stem: 'What crosses the warp?',
    options: ['weft', 'heddle', 'shuttle', 'reed'],
    answer_index: 0,
    quote: 'The weft crosses the warp.',
    verdict: 'U',
    faults: [],
    reason: 'One thread only crosses it.',
  };
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reader-sample-'));
    writeFileSync(join(folder, 'weaving.md'), 'The weft crosses the warp.');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const label = (labels: unknown) => writeFileSync(join(folder, 'weaving.json'), JSON.stringify(labels));

  test('is read with the text of its notes', () => {
    label({ note: 'weaving.md', questions: [question] });
    expect(readerSample(folder)).toEqual([
      { name: 'weaving.md', text: 'The weft crosses the warp.', questions: [question] },
    ]);
  });

  test.each<[string, unknown]>([
    ['no object', null],
    ['a note that is not there', { note: 'dyeing.md', questions: [] }],
    ['a note outside of the folder', { note: '../weaving.md', questions: [] }],
    ['a fault that is not known', { note: 'weaving.md', questions: [{ ...question, faults: ['trivial'] }] }],
    ['a verdict that is not known', { note: 'weaving.md', questions: [{ ...question, verdict: 'A' }] }],
    ['a key beyond the options', { note: 'weaving.md', questions: [{ ...question, answer_index: 4 }] }],
    ['three options', { note: 'weaving.md', questions: [{ ...question, options: ['a', 'b', 'c'] }] }],
    ['no reason', { note: 'weaving.md', questions: [{ ...question, reason: '' }] }],
    ['another field', { note: 'weaving.md', questions: [{ ...question, score: 1 }] }],
  ])('is rejected with %s', (_what, labels) => {
    label(labels);
    expect(() => readerSample(folder)).toThrow(/weaving\.json is no labelled note/);
  });
});
