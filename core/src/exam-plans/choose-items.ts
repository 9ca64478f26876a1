/** The items of today, in the order of their gain at the exam, until the minutes end. */
import { getTopicShares, toCohort } from './cohorts.ts';
import type { PlanContent, PlannedItem } from './exam-plan.ts';
import { type GainInput, getReviewGain } from './review-gain.ts';

export interface ChooseInput extends Omit<GainInput, 'index' | 'pace' | 'parameters'> {
  today: string;
  seconds: number;
}

export interface ChosenItem {
  item: PlannedItem;
  /** Expected, with repetitions after a mistake. */
  seconds: number;
}

/** @returns the items in the order of their worth; none that was asked today, and one of each group */
export function chooseItems(content: PlanContent, { today, seconds, ...input }: ChooseInput): ChosenItem[] {
  const shares = getTopicShares(content);
  const groups = new Set(
    content.items.flatMap(({ memory, group }) => (memory && memory.lastDay >= today ? [group] : [])),
  );
  const rated = content.items
    .filter(({ group }) => !groups.has(group))
    .map((item) => ({
      item,
      gain: getReviewGain(toCohort(item, { shares, today }), {
        ...input,
        index: 0,
        pace: content.pace,
        parameters: content.parameters,
      }),
    }))
    .sort((one, other) => other.gain.rate - one.gain.rate);
  let left = seconds;
  return rated.flatMap(({ item, gain }) => {
    if (gain.rate <= 0 || gain.seconds > left || groups.has(item.group)) return [];
    left -= gain.seconds;
    groups.add(item.group);
    return [{ item, seconds: gain.seconds }];
  });
}
