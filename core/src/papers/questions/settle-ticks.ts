import type { OptionTicks } from './marked-options.ts';

/** Where a paper puts the marks of right options; null if it does not tell. */
type TickSide = 'before' | 'behind' | null;

/**
 * Decides by the complete paper to which option each mark belongs.
 *
 * @param questions of one paper
 * @returns for each question the places of its marked options in the text; none if it marks nothing, marks everything, or does not tell
 */
export function settleTicks(questions: readonly OptionTicks[]): number[][] {
  const side = findSide(questions);
  const isRegular = areRegular(questions);
  return questions.map((ticks) => {
    if (ticks.isUnclear || (ticks.isScan && !isRegular)) return [];
    const marked = new Set([...ticks.sure, ...getSettled(ticks, side)]);
    if (marked.size > 0) return marked.size < ticks.count ? [...marked] : [];
    return countUnsure(ticks) > 0 ? [] : ticks.bold;
  });
}

function findSide(questions: readonly OptionTicks[]): TickSide {
  const isTrailing = questions.some(
    ({ last, hasTrailing, isUnclear }) => (last && !isUnclear) || hasTrailing,
  );
  // A star behind every stem is no mark of its first option: forms mark questions that must be answered so.
  const isVaried = questions.some(({ between, sure }) => between.length + sure.length > 0);
  const isLeading = questions.some(({ first, hasLeading }) => hasLeading || (first && isVaried));
  if (isLeading === isTrailing) return null;
  return isLeading ? 'before' : 'behind';
}

function getSettled({ between, first, last, count }: OptionTicks, side: TickSide): number[] {
  if (side === null) return [];
  if (side === 'before') return [...between.map((index) => index + 1), ...(first ? [0] : [])];
  return [...between, ...(last ? [count - 1] : [])];
}

const countUnsure = ({ between, first, last }: OptionTicks) => between.length + Number(first) + Number(last);

/** Specks of a scan look like stars: a paper that really marks its options marks one in most of its questions. */
function areRegular(questions: readonly OptionTicks[]): boolean {
  const withOptions = questions.filter(({ count }) => count > 0);
  const marked = withOptions.filter((ticks) => ticks.sure.length + countUnsure(ticks) === 1);
  return marked.length * 2 > withOptions.length;
}
