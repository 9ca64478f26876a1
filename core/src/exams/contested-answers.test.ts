/** A student can contest the typed parts of an answer that earned less than their mark. */
import { describe, expect, it } from 'vitest';
import type { GapsBody } from '../question-types/question-body.ts';
import { buildNumerical, buildOrdering, buildShort } from '../question-types/testing/sample-bodies.ts';
import { getAcceptedShare, getContestableAnswers } from './contested-answers.ts';

const half = buildShort(['Abuja', ['Lagos', 0.5]]);
const gaps: GapsBody = {
  type: 'gaps',
  gaps: [
    { weight: 1, answer: half },
    { weight: 1, answer: { type: 'select', options: [{ text: 'a', share: 1, feedback: '' }] } },
    { weight: 1, answer: buildNumerical('3.6') },
  ],
};

const list = (text: string, validKeys = null as Parameters<typeof getContestableAnswers>[0]['accepted']) =>
  getContestableAnswers({
    answerIndexes: [],
    body: half,
    accepted: validKeys,
    response: { type: 'short', text },
  });
const listGaps = (...texts: string[]) =>
  getContestableAnswers({
    answerIndexes: [],
    body: gaps,
    accepted: null,
    response: { type: 'gaps', gaps: texts },
  });

describe('an answer', () => {
  it('can be contested if it earned less than the mark, in its tidied form', () => {
    expect(list('  FCT  Abuja ')).toEqual(['FCT Abuja']);
    expect(list('Lagos')).toEqual(['Lagos']);
  });

  it('cannot be contested if it is right, blank, or right by a later key', () => {
    expect([list('abuja'), list(' \u200b')]).toEqual([null, null]);
    expect(list('FCT', { keys: [], bodies: [half, buildShort(['FCT'])], everyone: false })).toBeNull();
    expect(list('FCT', { keys: [], bodies: [half], everyone: true })).toBeNull();
  });

  it('has a text for each typed gap that earned less, and none for a list', () => {
    expect(listGaps('FCT', 'b', '3.6')).toEqual(['FCT', '', '']);
    expect(listGaps('Abuja', 'b', '4')).toEqual(['', '', '4']);
    expect(listGaps('Abuja', 'b', '')).toBeNull();
  });

  it('cannot be contested if it was selected, and without an answer', () => {
    const item = { answerIndexes: [], accepted: null };
    const response = { type: 'ordering' as const, items: ['D', 'C', 'B', 'A'] };
    expect(getContestableAnswers({ ...item, body: buildOrdering('exact'), response })).toBeNull();
    expect(getContestableAnswers({ ...item, body: half, response: null })).toBeNull();
    expect(
      getContestableAnswers({ answerIndexes: [0], body: null, accepted: null, response: null }),
    ).toBeNull();
  });
});

it('the best of several valid keys decides the share', () => {
  const bodies = [half, buildShort([['Lagos', 0.75]])];
  const answer = { part: 0, text: 'Lagos' };
  expect(getAcceptedShare({ keys: [], bodies, everyone: false }, answer)).toBe(0.75);
  expect(getAcceptedShare({ keys: [], bodies: [], everyone: false }, answer)).toBe(0);
});
