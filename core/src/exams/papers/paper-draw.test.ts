import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawPaper } from './paper-draw.ts';

/** @param sizes of passages; 1 is a single question */
function getBank(sizes: readonly number[]) {
  return sizes.flatMap((size, group) =>
    Array.from({ length: size }, (_, position) => ({
      id: `q${group}-${position}`,
      passageId: size === 1 ? null : `p${group}`,
      position,
    })),
  );
}

const singles = (count: number) => Array.from({ length: count }, () => 1);
const getIds = (questions: readonly { id: string }[]) => questions.map(({ id }) => id);
const bank = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 40 }).map(getBank);
const count = fc.integer({ min: 1, max: 60 });

/** Every sum that whole groups can make. */
function getSums(questions: ReturnType<typeof getBank>): Set<number> {
  const sums = new Set([0]);
  for (const { length } of Map.groupBy(questions, ({ id, passageId }) => passageId ?? id).values()) {
    for (const sum of [...sums]) sums.add(sum + length);
  }
  return sums;
}

describe('a drawn paper', () => {
  test('has each question once, all from the bank, and never more than wanted', () => {
    fc.assert(
      fc.property(bank, count, fc.string(), (questions, requested, seed) => {
        const sampledIds = getIds(drawPaper(questions, requested, seed));
        expect(new Set(sampledIds).size).toBe(sampledIds.length);
        expect(getIds(questions)).toEqual(expect.arrayContaining(sampledIds));
        expect(sampledIds.length).toBeLessThanOrEqual(requested);
      }),
    );
  });

  test('has as many as whole passages allow', () => {
    fc.assert(
      fc.property(bank, count, fc.string(), (questions, requested, seed) => {
        const max = Math.max(...[...getSums(questions)].filter((sum) => sum <= requested));
        expect(drawPaper(questions, requested, seed)).toHaveLength(max);
      }),
    );
  });

  test('has a passage whole, together and in its order, or not at all', () => {
    fc.assert(
      fc.property(bank, count, fc.string(), (questions, requested, seed) => {
        const sampledIds = getIds(drawPaper(questions, requested, seed));
        const groups = Map.groupBy(questions, ({ id, passageId }) => passageId ?? id);
        for (const group of groups.values()) {
          const ids = getIds(group);
          const index = sampledIds.indexOf(ids[0] ?? '');
          expect(
            index === -1
              ? sampledIds.filter((id) => ids.includes(id))
              : sampledIds.slice(index, index + ids.length),
          ).toEqual(index === -1 ? [] : ids);
        }
      }),
    );
  });

  test('is the same for the same seed, whatever order the bank came in', () => {
    fc.assert(
      fc.property(
        bank,
        count,
        fc.string(),
        fc.infiniteStream(fc.double({ noNaN: true })),
        (questions, requested, seed, keys) => {
          const reorderedBank = questions
            .map((question) => ({ question, key: keys.next().value ?? 0 }))
            .sort((one, other) => one.key - other.key)
            .map(({ question }) => question);
          expect(drawPaper(reorderedBank, requested, seed)).toEqual(drawPaper(questions, requested, seed));
        },
      ),
    );
  });
});

test.each([
  ['a passage that does not fit leaves room for the others', [8, ...singles(5)], 5, 5],
  ['exactly as many, where only one choice of passages makes them', [7, 5, 4], 9, 9],
  ['a few less where passages allow no more', [4, 4, 4], 10, 8],
  ['nothing where every passage is longer', [6, 7], 5, 0],
  ['all, where there are fewer', [3, 1, 1], 50, 5],
  ['one of many', singles(300), 1, 1],
  ['none of nothing', [], 5, 0],
])('%s', (_, sizes, requested, sampledCount) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    expect(drawPaper(getBank(sizes), requested, seed)).toHaveLength(sampledCount);
  }
});

test('a seed draws the paper that it always drew', () => {
  const paper = drawPaper(getBank([3, 1, 1, 1, 1, 2]), 6, 'pinned');
  expect(getIds(paper)).toEqual(['q0-0', 'q0-1', 'q0-2', 'q2-0', 'q1-0', 'q4-0']);
});

test('two of equal positions stand by their ids', () => {
  const equal = ['b', 'a', 'c'].map((id) => ({ id, passageId: 'p', position: 0 }));
  expect(getIds(drawPaper(equal, 3, 'seed'))).toEqual(['a', 'b', 'c']);
});

test('other seeds draw other papers, and each question is drawn about as often', () => {
  const questions = getBank(singles(10));
  const papers = Array.from({ length: 2_000 }, (_, seed) => getIds(drawPaper(questions, 3, `seed ${seed}`)));
  for (const { id } of questions) {
    const times = papers.filter((ids) => ids.includes(id)).length;
    expect(times, id).toBeGreaterThan(500);
    expect(times, id).toBeLessThan(700);
  }
  expect(new Set(papers.map((ids) => ids[0])).size).toBe(10);
});

test('a passage is drawn as often as a question that stands alone, and does not always come first', () => {
  const questions = getBank([5, ...singles(20)]);
  const papers = Array.from({ length: 1_000 }, (_, seed) => drawPaper(questions, 10, `seed ${seed}`));
  const withPassage = papers.filter((paper) => paper.some(({ passageId }) => passageId !== null));
  expect(withPassage.length).toBeGreaterThan(200);
  expect(withPassage.length).toBeLessThan(800);
  expect(withPassage.filter(([first]) => first?.passageId === null).length).toBeGreaterThan(20);
});

test('a bank of a hundred thousand costs no more memory than a small one', () => {
  const questions = getBank(singles(100_000));
  expect(drawPaper(questions, 200, 'seed')).toHaveLength(200);
});
