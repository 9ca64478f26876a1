/** Properties of marking that hold for every type. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAnswered } from './answered.ts';
import type { QuestionBody } from './question-body.ts';
import {
  getAnswerText,
  getBodyProblems,
  getGuess,
  getMisfit,
  isNear,
  markAnswer,
  presentBody,
} from './question-types.ts';
import { arbitraryBody } from './testing/arbitrary-bodies.ts';
import { arbitraryDraft } from './testing/arbitrary-drafts.ts';
import {
  arbitraryPoints,
  arbitraryResponse,
  buildBestResponse,
  getBestPoints,
} from './testing/arbitrary-responses.ts';
import type { MarkedAnswer } from './type-module.ts';

const bodyAndResponse = arbitraryBody.chain((body) =>
  fc.tuple(fc.constant(body), arbitraryResponse(body), fc.option(arbitraryPoints)),
);
const runs = { numRuns: 300 };

function getStem(body: QuestionBody): string {
  return body.type === 'gaps' ? body.gaps.map((_, index) => `a [[${index + 1}]] b`).join(' ') : 'A stem';
}

function getWeights(body: QuestionBody): number[] | null {
  if (body.type === 'gaps') return body.gaps.map(({ weight }) => weight);
  return body.type === 'essay' ? body.criteria.map(({ points }) => points) : null;
}

/** The share that the parts give together, as the type documents it. */
function combineParts(body: QuestionBody, { parts }: MarkedAnswer): number {
  const weights = getWeights(body) ?? parts.map(() => 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return parts.reduce((sum, { share }, index) => sum + (share * (weights[index] ?? 0)) / total, 0);
}

describe('marking', () => {
  test('an answer of any form gets a stable share from 0 to 1', () => {
    fc.assert(
      fc.property(bodyAndResponse, ([body, response, points]) => {
        const marked = markAnswer(body, response, points);

        expect(marked.share).toBeGreaterThanOrEqual(0);
        expect(marked.share).toBeLessThanOrEqual(1);
        expect(markAnswer(body, response, points)).toEqual(marked);
        if (!isAnswered(response) || response.type !== body.type) expect(marked.share).toBe(0);
        if (isNear(body, response)) expect(marked.share).toBeLessThan(1);
        expect(typeof getAnswerText(response)).toBe('string');
      }),
      runs,
    );
  });

  test('a marked answer explains its share', () => {
    fc.assert(
      fc.property(bodyAndResponse, ([body, response, points]) => {
        const marked = markAnswer(body, response, points);

        expect(marked.share).toBeCloseTo(combineParts(body, marked), 10);
        for (const { reason } of marked.parts) {
          expect(reason).toMatch(/^\p{Lu}.*\.$|^\d.*\.$/su);
          expect(reason.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(20);
        }
      }),
      runs,
    );
  });

  test('a draft with mistakes never stops marking', () => {
    const draftAndResponse = arbitraryDraft.chain((body) =>
      fc.tuple(fc.constant(body), fc.oneof(arbitraryResponse(body), fc.constant(buildBestResponse(body)))),
    );
    fc.assert(
      fc.property(draftAndResponse, fc.string(), ([body, response], stem) => {
        const { share } = markAnswer(body, response);

        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(typeof getGuess(body)).toBe('number');
        getMisfit(presentBody(body, stem), response);
        isNear(body, response);
        for (const problem of Object.values(getBodyProblems(body, stem)))
          expect(problem).toMatch(/^[A-Z].*\.$/s);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a missing answer earns nothing and has the parts of the question', () => {
    fc.assert(
      fc.property(arbitraryBody, (body) => {
        const { share, parts } = markAnswer(body, null);

        expect(share).toBe(0);
        expect(parts).toHaveLength(markAnswer(body, buildBestResponse(body)).parts.length);
      }),
      runs,
    );
  });

  test('the best answer fits the question and earns the complete mark', () => {
    fc.assert(
      fc.property(arbitraryBody, fc.string(), (body, seed) => {
        fc.pre(Object.keys(getBodyProblems(body, getStem(body))).length === 0);
        const response = buildBestResponse(body);

        expect(markAnswer(body, response, getBestPoints(body)).share).toBe(1);
        expect(getMisfit(presentBody(body, seed), response)).toBeNull();
        expect(getGuess(body)).toBeGreaterThanOrEqual(0);
        expect(getGuess(body)).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });
});
