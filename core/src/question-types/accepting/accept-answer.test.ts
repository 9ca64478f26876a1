/** A tutor adds the answer of a student to the key: it is literal, and other answers keep their marks. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { GapsBody, NumericalBody, QuestionBody, ShortBody } from '../question-body.ts';
import { getBodyProblems, getKeyText, markAnswer } from '../question-types.ts';
import { buildNumerical, buildShort } from '../testing/sample-bodies.ts';
import { tidyText } from '../texts/answer-text.ts';
import { isBlank } from '../texts/blank.ts';
import { acceptAnswer, getPartShare } from './accept-answer.ts';
import { buildPartResponse, getPartText, listTypedParts } from './typed-parts.ts';

const abuja = buildShort(['Abuja', ['Lagos', 0.5], ['*', 0]]);

const accept = (body: QuestionBody, text: string, share = 1, part = 0) =>
  acceptAnswer({ body, stem: '[[1]] and [[2]]' }, { part, text }, share);

function acceptedBody(body: QuestionBody, text: string, share = 1, part = 0): QuestionBody {
  const result = accept(body, text, share, part);
  if ('problem' in result) throw new Error(result.problem);
  return result.body;
}

const getShare = (body: QuestionBody, text: string) => getPartShare(body, { part: 0, text });

describe('a text that is added to the key', () => {
  it('earns its share before the row that matched it, and the shown key stays', () => {
    for (const text of ['FCT', 'Lagos', 'abja']) {
      const body = acceptedBody(abuja, text);
      expect([getShare(body, text), getShare(body, 'Abuja'), getKeyText(body)]).toEqual([1, 1, 'Abuja']);
    }
    expect((acceptedBody(abuja, 'Lagos') as ShortBody).accepted).toHaveLength(3);
  });

  it('earns half of the mark if the tutor gives half', () => {
    const body = acceptedBody(abuja, 'FCT', 0.5);
    expect([getShare(body, 'fct'), getShare(body, 'FC')]).toEqual([0.5, 0]);
    expect(accept(body, 'FCT', 0.5)).toEqual({ problem: 'The key has this answer already.' });
    expect(getShare(acceptedBody(body, 'FCT'), 'FCT')).toBe(1);
  });

  it('the key stays shown if a row above it matched the answer', () => {
    const body = buildShort([['L*', 0], ['Lagos Island', 0], 'Abuja']);
    expect(getKeyText(acceptedBody(body, 'Lekki'))).toBe('Abuja');
  });

  test.each(['2*3', '*', '\\*', 'a\\', '=SUM(A1)', '$x^2$', 'أبوجا', '<b>x</b>', 'a\nb'])(
    'the answer %j is taken literally',
    (text) => {
      const body = acceptedBody(buildShort(['Abuja']), text);
      expect([getShare(body, text), getShare(body, 'anything'), getShare(body, '2x3')]).toEqual([1, 0, 0]);
    },
  );

  it('property: the text earns its share, all other answers keep theirs, and the key can be published', () => {
    const texts = fc.oneof(fc.string({ maxLength: 20 }), fc.stringMatching(/^[ab*\\ ]{0,6}$/));
    const shares = fc.constantFrom(0, 0.5, 1);
    const bodies = fc
      .array(fc.tuple(texts, shares), { maxLength: 4 })
      .map((rows) => buildShort(['Abuja', ...rows]))
      .filter((body) => Object.keys(getBodyProblems(body, '')).length === 0);
    fc.assert(
      fc.property(bodies, texts, texts, fc.constantFrom(0.5, 1), (body, text, other, share) => {
        const result = accept(body, text, share);
        if ('problem' in result) return;
        expect(getShare(result.body, text)).toBe(share);
        expect(getBodyProblems(result.body, '')).toEqual({});
        if (tidyText(other).toLowerCase() !== tidyText(text).toLowerCase())
          expect(getShare(result.body, other)).toBe(getShare(body, other));
      }),
    );
  });

  it('says why an empty, long or surplus text cannot be added', () => {
    expect(accept(abuja, ' \u200b ')).toEqual({ problem: 'This answer is empty.' });
    expect(accept(abuja, 'x'.repeat(301))).toEqual({
      problem: 'An accepted answer has at most 300 characters.',
    });
    expect(accept(abuja, '*'.repeat(10_000))).toHaveProperty('problem');
    const full = buildShort(Array.from({ length: 30 }, (_, index) => `text ${index}`));
    expect(accept(full, 'another')).toEqual({
      problem: 'The key has 30 answers, and more are not possible.',
    });
    expect(accept(abuja, 'Abuja ')).toEqual({ problem: 'The key has this answer already.' });
    expect(accept(abuja, 'x', 1, 1)).toEqual({ problem: 'This part has no typed answer.' });
  });
});

const metres: Partial<NumericalBody> = {
  units: [
    { name: 'm', factor: '1' },
    { name: 'km', factor: '0.001' },
    { name: 'ft', factor: '3' },
  ],
};

describe('a number that is added to the key', () => {
  test.each([
    ['9.8', '9.8'],
    ['-0.00450', '-0.0045'],
    ['1200', '1200'],
    ['6.02x10^23', '602000000000000000000000'],
    ['1e-30', '1e-30'],
    ['2 km', '2000'],
    ['6 ft', '2'],
  ])('%s is %s in the first unit, exactly', (text, value) => {
    const body = acceptedBody(buildNumerical('5', '0.5', 'absolute', metres), text) as NumericalBody;
    expect(body.accepted.at(-1)).toMatchObject({ tolerance: { by: 'absolute', size: '0' }, share: 1 });
    expect(Number(body.accepted.at(-1)?.value)).toBe(Number(value));
    expect(getShare(body, text)).toBe(1);
    expect(getShare(body, '7.77')).toBe(0);
  });

  it('stands before the number that matched it, and the shown key stays', () => {
    const key = buildNumerical('3.14', '0.005');
    const near = {
      ...key.accepted[0],
      value: '3.1',
      share: 0.5,
      tolerance: { by: 'absolute', size: '0.05' },
    };
    const body = { ...key, accepted: [near, ...key.accepted] } as NumericalBody;
    const further = acceptedBody(body, '3.1');
    expect([getShare(further, '3.1'), getShare(further, '3.12'), getKeyText(further)]).toEqual([
      1,
      0.5,
      '3.14',
    ]);
  });

  test.each([
    ['about ten', 'It cannot be read as a number.'],
    ['1/2', 'Fractions are not read: write a decimal such as 0.5.'],
    ['7 kg', 'Its unit is not a unit of this question.'],
    ['7 ft', 'It has no exact value in the first unit of this question.'],
    ['5', 'The key has this answer already.'],
  ])('says why %s cannot be added', (text, problem) => {
    expect(accept(buildNumerical('5', '0', 'absolute', metres), text)).toEqual({ problem });
  });

  it('says that a unit is missing, and that a question has none', () => {
    const needed = buildNumerical('5', '0', 'absolute', {
      ...metres,
      unit: { rule: 'needed', penalty: 1, of: 'mark' },
    });
    expect(accept(needed, '7')).toEqual({ problem: 'Its unit is missing.' });
    expect(accept(buildNumerical('5'), '7 m')).toEqual({
      problem: 'It has a unit, and the question has no units.',
    });
  });
});

describe('an answer to a gap', () => {
  const body: GapsBody = {
    type: 'gaps',
    gaps: [
      { weight: 1, answer: buildShort(['Abuja']) },
      { weight: 3, answer: buildNumerical('3.6') },
      {
        weight: 1,
        answer: {
          type: 'select',
          options: [
            { text: 'a', share: 1, feedback: '' },
            { text: 'b', share: 0, feedback: '' },
          ],
        },
      },
    ],
  };
  const stem = '[[1]] [[2]] [[3]]';

  it('is added to its gap only', () => {
    const result = acceptAnswer({ body, stem }, { part: 0, text: 'FCT' }, 1);
    if ('problem' in result) throw new Error(result.problem);
    expect(markAnswer(result.body, { type: 'gaps', gaps: ['FCT', 'FCT', ''] }).parts).toMatchObject([
      { share: 1 },
      { share: 0 },
      { share: 0 },
    ]);
    expect(acceptAnswer({ body, stem }, { part: 2, text: 'b' }, 1)).toHaveProperty('problem');
  });

  it('has a text for each typed part, and none for a list', () => {
    expect(listTypedParts(body)).toEqual([0, 1]);
    const response = { type: 'gaps' as const, gaps: [' FCT  x', '3,5', 'b'] };
    expect([getPartText(response, 0), getPartText(response, 5), getPartText(null, 0)]).toEqual([
      'FCT x',
      '',
      '',
    ]);
    expect(isBlank(getPartText({ type: 'ordering', items: ['a'] }, 0))).toBe(true);
    expect(
      buildPartResponse({ type: 'ordering', items: ['a'], rule: 'exact' }, { part: 0, text: 'x' }),
    ).toEqual({ type: 'ordering', items: [] });
  });
});
