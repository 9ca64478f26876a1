import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlacedQuestion, passageAbove, passageSpan, togetherByPassage } from './passage-order.ts';

const alone = { passageId: null, position: 0 };
const of = (passageId: string, position: number) => ({ passageId, position });

test('questions of a passage stand together in its order, where the first of them stood', () => {
  const placed = [alone, of('a', 2), of('b', 1), alone, of('a', 1)];
  expect(togetherByPassage(placed)).toEqual([alone, of('a', 1), of('a', 2), of('b', 1), alone]);
});

test('reordering keeps every question once, and doing it again changes nothing', () => {
  const question = fc.record<PlacedQuestion>({
    passageId: fc.option(fc.constantFrom('a', 'b', 'c')),
    position: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(question), (questions) => {
      const together = togetherByPassage(questions);
      expect(together).toHaveLength(questions.length);
      expect(new Set(together)).toEqual(new Set(questions));
      expect(togetherByPassage(together)).toEqual(together);
    }),
  );
});

test('a passage stands above the first of its questions, and says for which it is', () => {
  const shown = [{}, { passage_id: 'a' }, { passage_id: 'a' }, { passage_id: 'b' }, {}, { passage_id: 'a' }];
  const [a, b] = [{ id: 'a' }, { id: 'b' }];
  expect(shown.map((_question, index) => passageAbove([a, b], shown, index))).toEqual([
    null,
    { ...a, span: 'Questions 2 to 3' },
    null,
    { ...b, span: 'Question 4' },
    null,
    { ...a, span: 'Question 6' },
  ]);
  expect(shown.map((_question, index) => passageSpan(shown, index)).slice(1, 4)).toEqual([
    'Questions 2 to 3',
    'Questions 2 to 3',
    'Question 4',
  ]);
  expect(passageAbove([b], shown, 1)).toBeNull();
  expect(passageAbove(undefined, shown, 1)).toBeNull();
});
