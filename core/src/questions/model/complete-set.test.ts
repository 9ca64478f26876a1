import { describe, expect, it, test } from 'vitest';
import { makeSet } from '../../generation/make-questions.ts';
import type { QuestionKind } from '../../generation/question-draft.ts';
import { CHEMISTRY } from '../../generation/sample-notes.ts';
import { wholeNote } from '../../generation/scope/within-scope.ts';
import { mixedNote } from '../../generation/testing/mixed-note.ts';
import { typedNote } from '../../generation/testing/typed-note.ts';
import { getTypedAnswers, isRepeated } from '../../generation/typed/typed-answers.ts';
import type { QuestionBody } from '../../question-types/question-body.ts';
import { getBodyProblems } from '../../question-types/question-types.ts';
import {
  buildMatching,
  buildNumerical,
  buildOrdering,
  buildShort,
} from '../../question-types/testing/sample-bodies.ts';
import { normalForm } from '../../text/words.ts';
import { type CompleteSetRequest, completeSet, type SetDraft } from './complete-set.ts';

const mixed = { ...wholeNote, types: 'mixed' as const };
const request = {
  document: mixedNote,
  count: 6,
  seed: 'seed',
  excludedAnswers: [],
  modelDrafts: [],
  scope: mixed,
};
const make = (changes: Partial<CompleteSetRequest> = {}) => completeSet({ ...request, ...changes }).drafts;
const getAnswers = ({ kind, body, options, answerIndex }: SetDraft) =>
  body === null ? [options[answerIndex ?? -1] ?? ''] : getTypedAnswers({ kind, body });
const hasOptions = ({ body }: SetDraft) => body === null;

describe('a mixed set', () => {
  const set = make();

  it('has questions with options and without, and each could be published', () => {
    expect(set.length).toBe(6);
    expect(set.some(hasOptions)).toBe(true);
    const bodies = set.filter((draft) => !hasOptions(draft));
    expect(bodies.length).toBeGreaterThan(0);
    for (const { stem, body, options, answerIndex } of bodies) {
      expect([options, answerIndex]).toEqual([[], null]);
      expect(body && getBodyProblems(body, stem)).toEqual({});
    }
  });

  it('is in the order of the note', () => {
    const text = mixedNote.pages[0]?.text ?? '';
    const starts = set.map(({ source }) => text.indexOf(source.quote));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });

  it('asks other facts than the sets before it', () => {
    const earlierAnswers = set.flatMap(getAnswers);
    const next = make({ excludedAnswers: earlierAnswers });
    expect(next.length).toBeGreaterThan(0);
    expect(next.flatMap(getAnswers).filter((answer) => earlierAnswers.includes(answer))).toEqual([]);
    expect(
      make({ excludedAnswers: [...earlierAnswers, ...next.flatMap(getAnswers)], count: 50 }),
    ).not.toContainEqual(expect.objectContaining({ stem: set[0]?.stem }));
  });

  it('asks only the kinds that are chosen', () => {
    const kinds = new Set(make({ scope: { ...mixed, kinds: ['value'] } }).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['value']);
  });

  it('has the questions of a model, and no question without options that tells their answers', () => {
    const document = typedNote(CHEMISTRY);
    const [one] = makeSet({ ...request, document }).questions;
    if (one === undefined) throw new Error('The note carries questions');
    const modelQuestions = [{ ...one, byModel: true }];
    const set = make({ document, modelDrafts: modelQuestions, count: 20 });
    expect(set.filter(({ byModel }) => byModel === true)).toHaveLength(1);
    expect(set.some((draft) => !hasOptions(draft))).toBe(true);
    expect(set.flatMap(getAnswers).filter((answer) => answer === one.options[one.answerIndex])).toHaveLength(
      1,
    );
  });
});

test('a set of choices has no other question', () => {
  for (const scope of [wholeNote, undefined]) {
    const { scope: _, ...choices } = request;
    const { drafts } = completeSet({ ...choices, ...(scope && { scope }), count: 20 });
    expect(drafts.length).toBeGreaterThan(0);
    expect(drafts.filter((draft) => !hasOptions(draft))).toEqual([]);
  }
});

describe('the answers of a question without options', () => {
  const pairs = buildMatching([
    ['1957', 'Ghana'],
    ['1960', 'Nigeria'],
  ]);
  const select = {
    type: 'select' as const,
    options: [
      { text: 'warm', share: 1, feedback: '' },
      { text: 'cold', share: 0, feedback: '' },
    ],
  };
  const gaps = {
    type: 'gaps' as const,
    gaps: [buildShort(['Ghana']), select].map((answer) => ({ weight: 1, answer })),
  };

  it.each<[string, QuestionKind | null, QuestionBody, string[]]>([
    ['both sides of pairs', 'number', pairs, ['1957', 'Ghana', '1960', 'Nigeria']],
    ['the cells of a table', 'value', pairs, ['Ghana', 'Nigeria']],
    ['the steps', 'order', buildOrdering('exact'), ['A', 'B', 'C', 'D']],
    [
      'the best words, without the stars of a pattern',
      'term',
      buildShort([['nearly', 0.5], String.raw`A\*`]),
      ['A*'],
    ],
    ['what fills each gap', 'term', gaps, ['Ghana', 'warm']],
    ['a number', null, buildNumerical('9.81'), ['9.81']],
  ])('are %s', (_, kind, body, answers) => {
    expect(getTypedAnswers({ kind, body })).toEqual(answers);
    expect(isRepeated({ kind, body }, new Set(answers.slice(0, 1).map(normalForm)))).toBe(true);
    expect(isRepeated({ kind, body }, new Set(['something else']))).toBe(false);
  });
});
