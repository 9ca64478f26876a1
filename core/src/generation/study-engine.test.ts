import { describe, expect, it, test } from 'vitest';
import type { StudyDocument } from '../text/document.ts';
import { normalForm } from '../text/words.ts';
import { faultsOf, gateNote } from './gate/item-gate.ts';
import { makeQuestions, makeSet } from './make-questions.ts';
import type { QuestionDraft } from './question-draft.ts';
import { ASTRONOMY, CHEMISTRY, CONTRACT_LAW, FRENCH } from './sample-notes.ts';
import { judgeQuestion, makeReplacement } from './study-engine.ts';

const noteOf = (text: string): StudyDocument => ({
  title: 'note',
  pages: [{ number: 1, section: null, text, blocks: [], bold: [], reading: 'text' }],
});

const keyOf = ({ options, answerIndex }: QuestionDraft) => normalForm(options[answerIndex] ?? '');

function setOf(document: StudyDocument, count: number): QuestionDraft[] {
  return makeQuestions({ document, count, seed: 'seed', excludedAnswers: [] });
}

const replace = (
  document: StudyDocument,
  others: QuestionDraft[],
  excludedAnswers: string[],
  seed = 'seed',
) => makeReplacement({ document, others, excludedAnswers, seed });

describe('an edited question is judged', () => {
  const document = noteOf(ASTRONOMY);
  const [question, ...others] = setOf(document, 4);
  if (!question) throw new Error('The note carries questions');

  it('by its note and by the other questions of its set', () => {
    const judge = (changes: Partial<QuestionDraft>) =>
      judgeQuestion({ document, question: { ...question, ...changes }, others });
    expect(judge({})).toEqual([]);
    expect(judge({ explanation: 'My own words.' })).toEqual([]);
    expect(judge({ stem: others[0]?.stem ?? '' })).toContain('repeated');
    expect(judge({ options: question.options.slice(1) })).toContain('not_four_options');
    expect(judge({ answerIndex: (question.answerIndex + 1) % 4 })).toContain('not_supported');
  });

  it('against the note as it is now', () => {
    expect(judgeQuestion({ document: noteOf('Something else.'), question, others })).toContain(
      'quote_not_found',
    );
  });

  it.each(['', '_'.repeat(1_000), '(['.repeat(500), 'a'.repeat(1_000), '\u202e\ud800', 'ﷺ'.repeat(900)])(
    'without a failure, whatever is typed: %j',
    (typed) => {
      const hostile = { ...question, stem: typed, options: [typed, typed, 'x', typed], explanation: typed };
      expect(judgeQuestion({ document, question: hostile, others })).toContain('not_four_options');
    },
  );
});

describe.each(Object.entries({ CHEMISTRY, ASTRONOMY, CONTRACT_LAW }))('another question of %s', (_, text) => {
  const document = noteOf(text);
  const others = setOf(document, 4);
  const keys = others.map(keyOf);

  it('fits the set: sound, with a new answer', () => {
    const made = replace(document, others, keys);
    if (made === null) throw new Error('The note carries more than four questions');
    expect(faultsOf(made, gateNote(document), others)).toEqual([]);
    expect(keys).not.toContain(keyOf(made));
    expect(made.options).toHaveLength(4);
  });

  it('is the same for the same request', () => {
    expect(replace(document, others, keys)).toEqual(replace(document, others, keys));
  });

  it('is there as often as the set promises', () => {
    const { questions, spareAnswers } = makeSet({ document, count: 4, seed: 'seed', excludedAnswers: [] });
    expect(questions).toEqual(others);
    expect(new Set([...keys, ...spareAnswers.map(normalForm)]).size).toBe(keys.length + spareAnswers.length);

    const used = [...keys];
    let set = questions;
    for (const _promised of spareAnswers) {
      const [, ...rest] = set;
      const made = replace(document, rest, used);
      if (made === null) throw new Error('One more was promised');
      used.push(keyOf(made));
      set = [...rest, made];
    }
    expect(spareAnswers.length).toBeGreaterThan(0);
  });

  it('ends when the note has nothing more to ask, and no answer comes twice', () => {
    const asked = [...others];
    for (let made = replace(document, asked, asked.map(keyOf)); made !== null; ) {
      expect(asked.map(keyOf)).not.toContain(keyOf(made));
      asked.push(made);
      made = replace(document, asked, asked.map(keyOf));
    }
    expect(asked.length).toBeGreaterThan(4);
  });
});

test.each(['', 'Short.', FRENCH.slice(0, 60)])('a note without another question gives none: %j', (text) => {
  expect(replace(noteOf(text), [], [])).toBeNull();
});

test('a note that gives fewer questions than are wanted promises no other', () => {
  const made = makeSet({ document: noteOf(ASTRONOMY), count: 50, seed: 'seed', excludedAnswers: [] });
  expect(made.questions.length).toBeLessThan(50);
  expect(made.spareAnswers).toEqual([]);
});
