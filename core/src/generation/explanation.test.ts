import { describe, expect, test } from 'vitest';
import { normalForm } from '../text/words.ts';
import { factExplanation } from './explanation.ts';
import type { FactQuestion } from './facts/fact-question.ts';
import { makeQuestions } from './make-questions.ts';
import { CHEMISTRY } from './sample-notes.ts';
import { wholeNote } from './scope/within-scope.ts';
import { typedNote } from './testing/typed-note.ts';

const fact = (changes: Partial<FactQuestion>, section: string | null = 'Organs'): FactQuestion => ({
  kind: 'value',
  stem: 'What is the work of “liver”?',
  key: 'makes bile',
  distractors: [],
  origin: { page: 1, section, start: 0, end: 0, quote: 'liver |\n  makes bile' },
  worth: 1,
  spends: [],
  ...changes,
});

describe('why the key is right', () => {
  test('is said in the words of the note, with its section and single spaces', () => {
    expect(factExplanation(fact({}))).toBe(
      'The answer is “makes bile”: under “Organs” the note says “liver | makes bile”',
    );
  });

  test('names no section where there is none', () => {
    expect(factExplanation(fact({}, null))).toBe(
      'The answer is “makes bile”: the note says “liver | makes bile”',
    );
  });

  test('is, of an exception, that its list does not hold it', () => {
    expect(factExplanation(fact({ kind: 'exception', key: 'grinds grain' }))).toBe(
      'The answer is “grinds grain”: it does not stand in the list “liver | makes bile”',
    );
  });
});

test('a distractor that the note defines is told apart in its own words', () => {
  const asked = makeQuestions({
    document: typedNote(CHEMISTRY),
    count: 8,
    seed: 'seed',
    excludedAnswers: [],
    scope: { ...wholeNote, kinds: ['term'] },
  });
  const apart = asked.filter(({ explanation }) => explanation.includes('is something else'));

  expect(apart.length).toBeGreaterThan(1);
  for (const { explanation, options, answerIndex } of apart) {
    const [, other = '', said = ''] = /“([^”]+)” is something else: “([^”]+)”/.exec(explanation) ?? [];
    const beside = options.filter((_, at) => at !== answerIndex).map((text) => text.toLowerCase());
    expect(beside).toContain(other.toLowerCase());
    expect(CHEMISTRY).toContain(said);
    expect(normalForm(said)).toContain(normalForm(other));
  }
});
