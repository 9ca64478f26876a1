import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duplicateForm, getContradictions, missingForPublishing } from './question-rules.ts';

const whole = {
  type: 'single',
  stem: 'What holds water?',
  options: ['Humus', 'Sand'],
  answerIndexes: [0],
} as const;

describe('what keeps a question from being published', () => {
  test('a whole one has nothing', () => {
    expect(missingForPublishing(whole)).toEqual({});
  });

  test.for([
    [{ stem: ' ' }, { stem: 'Write the question' }],
    [{ options: ['Humus', ''] }, { options: 'Write option B, or remove it' }],
    [{ options: ['Humus', ' HUMUS '] }, { options: 'Give each option once' }],
    [{ options: ['Humus'] }, { options: 'Give at least two options' }],
    [{ answerIndexes: [] }, { answer_indexes: 'Choose the right option' }],
    [{ type: 'multiple', answerIndexes: [] }, { answer_indexes: 'Choose the right options' }],
  ] as const)('%o', ([change, missing]) => {
    expect(missingForPublishing({ ...whole, ...change })).toEqual(missing);
  });
});

describe('what contradicts itself', () => {
  const sound = { ...whole, feedback: [] };

  test('a sound one does not', () => {
    expect(getContradictions(sound)).toEqual({});
  });

  test.for([
    [{ answerIndexes: [0, 1] }, 'answer_indexes'],
    [{ answerIndexes: [2] }, 'answer_indexes'],
    [{ type: 'multiple', answerIndexes: [1, 1] }, 'answer_indexes'],
    [{ type: 'true_false', options: ['Yes', 'No', 'Perhaps'] }, 'options'],
    [{ feedback: ['Only one'] }, 'feedback'],
  ] as const)('%o', ([change, field]) => {
    expect(Object.keys(getContradictions({ ...sound, ...change }))).toEqual([field]);
  });

  test('several right options do not where several may be right', () => {
    expect(getContradictions({ ...sound, type: 'multiple', answerIndexes: [0, 1] })).toEqual({});
  });
});

describe('two questions are one', () => {
  const options = ['Humus', 'Sand', 'Gravel'];
  const form = duplicateForm({ stem: 'What holds water?', options, answerIndexes: [0] });

  test('also with other spaces, capitals and order of options', () => {
    const repeated = {
      stem: ' what  HOLDS\nwater? ',
      options: ['Gravel', 'humus ', 'Sand'],
      answerIndexes: [1],
    };
    expect(duplicateForm(repeated)).toBe(form);
  });

  test('but not with another key, another option or another stem', () => {
    const stem = 'What holds water?';
    expect(duplicateForm({ stem, options, answerIndexes: [1] })).not.toBe(form);
    expect(duplicateForm({ stem, options: ['Humus', 'Sand', 'Clay'], answerIndexes: [0] })).not.toBe(form);
    expect(duplicateForm({ stem: 'What holds air?', options, answerIndexes: [0] })).not.toBe(form);
  });

  test('and no text flows into the next one', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const joined = duplicateForm({ stem: 's', options: [`${one}a`, other], answerIndexes: [0] });
        const apart = duplicateForm({ stem: 's', options: [one, `a${other}`], answerIndexes: [0] });
        expect(joined === apart).toBe(false);
      }),
      { examples: [['', '']] },
    );
  });
});
