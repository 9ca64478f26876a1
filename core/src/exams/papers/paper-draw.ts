/** Draws the questions of an exam. A passage comes whole or not at all. */
import { seededRandom, shuffled } from '../../generation/seeded-random.ts';
import type { PlacedQuestion } from '../../questions/passage-order.ts';

/** The facts that a draw needs about a question. */
export interface PoolQuestion extends PlacedQuestion {
  id: string;
}

/**
 * @param questions to draw from; their order changes nothing
 * @param count requested number
 * @param seed gives the same paper again
 * @returns exactly `count` if complete passages allow it, else the largest number below; questions of a
 * passage stay in order
 */
export function drawPaper<Question extends PoolQuestion>(
  questions: readonly Question[],
  count: number,
  seed: string,
): Question[] {
  const groups = shuffled(getGroups(questions), seededRandom(seed));
  return chosenGroups(useful(groups, count), count).flat();
}

/** Single questions and passages, in an order that does not depend on where they stood. */
function getGroups<Question extends PoolQuestion>(questions: readonly Question[]): Question[][] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const inOrder = [...byId.keys()].sort().map((id) => byId.get(id) as Question);
  const groups = Map.groupBy(inOrder, ({ id, passageId }) => passageId ?? id);
  return [...groups.values()].map((group) => group.sort((one, other) => one.position - other.position));
}

/** Keeps only as many groups of each size as fit, because more cannot be chosen from a bank of any size. */
function useful<Member>(groups: readonly Member[][], count: number): Member[][] {
  const countBySize = new Map<number, number>();
  return groups.filter(({ length }) => {
    const previous = countBySize.get(length) ?? 0;
    countBySize.set(length, previous + 1);
    return (previous + 1) * length <= count;
  });
}

/** The first groups in their order with which the largest possible sum is reached. */
function chosenGroups<Member>(groups: readonly Member[][], count: number): Member[][] {
  const reached = findReachableSums(groups, count);
  let left = reached[0]?.lastIndexOf(1) ?? 0;
  return groups.filter(({ length }, index) => {
    if (reached[index + 1]?.[left - length] !== 1) return false;
    left -= length;
    return true;
  });
}

/** For each group, which sums it and those behind it can make: 1 at each such sum. */
function findReachableSums<Member>(groups: readonly Member[][], count: number): Uint8Array[] {
  const none = new Uint8Array(count + 1);
  none[0] = 1;
  const sums = [none];
  for (const { length } of groups.toReversed()) {
    const behind = sums.at(-1) ?? none;
    sums.push(behind.map((can, sum) => can | (behind[sum - length] ?? 0)));
  }
  return sums.reverse();
}
