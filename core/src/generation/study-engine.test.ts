import { describe, expect, it, test } from 'vitest';
import type { StudyDocument } from '../text/document.ts';
import { normalForm } from '../text/words.ts';
import { gateNote, getFaults } from './gate/item-gate.ts';
import { makeQuestions, makeSet } from './make-questions.ts';
import type { QuestionDraft } from './question-draft.ts';
import { ASTRONOMY, CHEMISTRY, CONTRACT_LAW, FRENCH } from './sample-notes.ts';
import { judgeQuestion, makeReplacement } from './study-engine.ts';

const getNote = (text: string): StudyDocument => ({
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
  const document = getNote(ASTRONOMY);
  const [question, ...others] = setOf(document, 4);
  if (!question) throw new Error('The note carries questions');

  it('by its note and by the other questions of its set', () => {
    const judge = (changes: Partial<QuestionDraft>) =>
      judgeQuestion({ document, question: { ...question, ...changes }, others, solved: null });
    expect(judge({})).toEqual([]);
    expect(judge({ explanation: 'My own words.' })).toEqual([]);
    expect(judge({ stem: others[0]?.stem ?? '' })).toContain('repeated');
    expect(judge({ options: question.options.slice(1) })).toContain('not_four_options');
    expect(judge({ answerIndex: (question.answerIndex + 1) % 4 })).toContain('not_supported');
  });

  it('against the note as it is now', () => {
    expect(judgeQuestion({ document: getNote('Something else.'), question, others, solved: null })).toContain(
      'quote_not_found',
    );
  });

  it.each(['', '_'.repeat(1_000), '(['.repeat(500), 'a'.repeat(1_000), '\u202e\ud800', 'ﷺ'.repeat(900)])(
    'without a failure, whatever is typed: %j',
    (typedText) => {
      const hostile = {
        ...question,
        stem: typedText,
        options: [typedText, typedText, 'x', typedText],
        explanation: typedText,
      };
      expect(judgeQuestion({ document, question: hostile, others, solved: null })).toContain(
        'not_four_options',
      );
    },
  );
});

describe.each(Object.entries({ CHEMISTRY, ASTRONOMY, CONTRACT_LAW }))('another question of %s', (_, text) => {
  const document = getNote(text);
  const others = setOf(document, 4);
  const keys = others.map(keyOf);

  it('fits the set: sound, with a new answer', () => {
    const createdQuestionDraft = replace(document, others, keys);
    if (createdQuestionDraft === null) throw new Error('The note carries more than four questions');
    expect(getFaults(createdQuestionDraft, gateNote(document), others)).toEqual([]);
    expect(keys).not.toContain(keyOf(createdQuestionDraft));
    expect(createdQuestionDraft.options).toHaveLength(4);
  });

  it('is the same for the same request', () => {
    expect(replace(document, others, keys)).toEqual(replace(document, others, keys));
  });

  it('is there as often as the set promises', () => {
    const { questions, spareAnswers } = makeSet({ document, count: 4, seed: 'seed', excludedAnswers: [] });
    expect(questions.map(keyOf)).toEqual(keys);
    expect(new Set([...keys, ...spareAnswers.map(normalForm)]).size).toBe(keys.length + spareAnswers.length);

    const used = [...keys];
    let set = questions;
    for (const _promised of spareAnswers) {
      const [, ...rest] = set;
      const createdQuestionDraft = replace(document, rest, used);
      if (createdQuestionDraft === null) throw new Error('One more was promised');
      used.push(keyOf(createdQuestionDraft));
      set = [...rest, createdQuestionDraft];
    }
    expect(spareAnswers.length).toBeGreaterThan(0);
  });

  it('ends when the note has nothing more to ask, and no answer comes twice', () => {
    const requestedQuestionDrafts = [...others];
    for (
      let createdQuestionDraft = replace(
        document,
        requestedQuestionDrafts,
        requestedQuestionDrafts.map(keyOf),
      );
      createdQuestionDraft !== null;
    ) {
      expect(requestedQuestionDrafts.map(keyOf)).not.toContain(keyOf(createdQuestionDraft));
      requestedQuestionDrafts.push(createdQuestionDraft);
      createdQuestionDraft = replace(document, requestedQuestionDrafts, requestedQuestionDrafts.map(keyOf));
    }
    expect(requestedQuestionDrafts.length).toBeGreaterThan(4);
  });
});

test.each(['', 'Short.', FRENCH.slice(0, 60)])('a note without another question gives none: %j', (text) => {
  expect(replace(getNote(text), [], [])).toBeNull();
});

test('a note that gives fewer questions than are wanted promises no other', () => {
  const createdDraftedSet = makeSet({
    document: getNote(ASTRONOMY),
    count: 50,
    seed: 'seed',
    excludedAnswers: [],
  });
  expect(createdDraftedSet.questions.length).toBeLessThan(50);
  expect(createdDraftedSet.spareAnswers).toEqual([]);
});
