/** Properties of presenting and of changed keys. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NumericalBody, ShortBody } from './question-body.ts';
import { markAnswer, presentBody } from './question-types.ts';
import {
  arbitraryAcceptedNumber,
  arbitraryAcceptedText,
  arbitraryBody,
  arbitraryNumerical,
  arbitraryShort,
} from './testing/arbitrary-bodies.ts';
import { withOtherKey } from './testing/other-keys.ts';
import type { QuestionResponse } from './type-module.ts';

const runs = { numRuns: 300 };

describe('presenting', () => {
  test('a presented question is equal for all keys', () => {
    fc.assert(
      fc.property(arbitraryBody, fc.string(), (body, seed) => {
        const other = withOtherKey(body);
        const [presented, otherPresented] = [presentBody(body, seed), presentBody(other, seed)];
        // The right order itself is never presented, so that one of the two may have been shuffled again.
        const isRightOrder = (items: readonly string[], { items: right }: { items: string[] }) =>
          items.every((item, index) => item === right[index]);
        if (body.type === 'ordering' && presented.type === 'ordering') {
          expect(isRightOrder(presented.items, body)).toBe(false);
          if (isRightOrder(presented.items, other as typeof body)) return;
          if (isRightOrder((otherPresented as typeof presented).items, body)) return;
        }

        expect(otherPresented).toEqual(presented);
      }),
      runs,
    );
  });
});

describe('marking after a change of the key', () => {
  test('a changed text changes only answers that it matches', () => {
    const change = fc.tuple(arbitraryShort, fc.nat(), arbitraryAcceptedText, fc.option(fc.string()));
    fc.assert(
      fc.property(change, ([body, number, row, typed]) => {
        const index = number % body.accepted.length;
        const text = typed ?? body.accepted.at(index - 1)?.text ?? '';
        const changedBody = { ...body, accepted: body.accepted.with(index, row) };

        expectUntouched(body, changedBody, index, { type: 'short', text });
      }),
      runs,
    );
  });

  test('a changed number changes only answers that it matches', () => {
    const change = fc.tuple(arbitraryNumerical, fc.nat(), arbitraryAcceptedNumber);
    fc.assert(
      fc.property(change, ([body, number, row]) => {
        const index = number % body.accepted.length;
        const text = body.accepted.at(index - 1)?.value ?? '';
        const changedBody = { ...body, accepted: body.accepted.with(index, row) };

        expectUntouched(body, changedBody, index, { type: 'numerical', text });
      }),
      runs,
    );
  });
});

/** An answer that neither the old nor the new row accepts keeps its share. */
function expectUntouched<Body extends ShortBody | NumericalBody>(
  body: Body,
  changedBody: Body,
  index: number,
  response: QuestionResponse,
): void {
  const isTouched = [body, changedBody].some((key) => {
    const rows = key.accepted.slice(index, index + 1).map((row) => ({ ...row, share: 1 }));
    return markAnswer({ ...key, accepted: rows } as Body, response).share > 0;
  });
  fc.pre(!isTouched);

  expect(markAnswer(changedBody, response).share).toBe(markAnswer(body, response).share);
}
