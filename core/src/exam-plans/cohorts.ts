/** Items in equal states, counted together: the projection of a plan costs as much for 20 cards as for 2,000. */
import type { ItemKind } from '../memory/fold-reviews.ts';
import { daysBetween } from '../time/local-day.ts';
import type { PlanContent, PlannedItem, PlannedTopic } from './exam-plan.ts';
import { maxPause, type RoundedMemory, roundMemory } from './rounded-memory.ts';

export interface Cohort {
  kind: ItemKind;
  /** Items; a part of one after reviews that may go either way. */
  count: number;
  /** The weight of one item; the mean over all items of a plan is 1. */
  weight: number;
  /** The share of a topic that is known without having been asked here. */
  prior: number;
  /** Null for items that were never asked. */
  memory: RoundedMemory | null;
  /** The day of the last review, in days from today; 0 or below. */
  lastIndex: number;
}

/** Answers that an unknown topic counts as: four of five are wrong. */
const doubt = { total: 2.5, right: 0.5 };

/** @returns the share of unasked items of a topic that a student knows already */
export function getPrior({ firstAnswers }: Pick<PlannedTopic, 'firstAnswers'>): number {
  return (firstAnswers.right + doubt.right) / (firstAnswers.total + doubt.total);
}

/** @returns the weight and the prior of an item by the topic of it */
export function getTopicShares(content: PlanContent): Map<string, { weight: number; prior: number }> {
  const counts = new Map<string, number>();
  for (const { topicId } of content.items) counts.set(topicId, (counts.get(topicId) ?? 0) + 1);
  const used = content.topics.filter(({ id }) => counts.has(id));
  const total = used.reduce((sum, { weight }) => sum + weight, 0);
  const mean = content.items.length / Math.max(total, Number.MIN_VALUE);
  return new Map(
    used.map((topic) => [
      topic.id,
      { weight: (topic.weight * mean) / (counts.get(topic.id) ?? 1), prior: getPrior(topic) },
    ]),
  );
}

/** @param today YYYY-MM-DD */
export function getCohorts(content: PlanContent, today: string): Cohort[] {
  const shares = getTopicShares(content);
  return mergeCohorts(content.items.map((item) => toCohort(item, { shares, today })));
}

interface CohortInput {
  shares: ReturnType<typeof getTopicShares>;
  today: string;
}

export function toCohort({ kind, topicId, memory }: PlannedItem, { shares, today }: CohortInput): Cohort {
  const { weight, prior } = shares.get(topicId) ?? {
    weight: 1,
    prior: getPrior({ firstAnswers: noAnswers }),
  };
  return {
    kind,
    count: 1,
    weight: roundToGrid(weight),
    prior: Math.round(prior * 20) / 20,
    memory: memory ? roundMemory(memory) : null,
    lastIndex: memory ? Math.max(-maxPause, Math.min(0, daysBetween(today, memory.lastDay))) : 0,
  };
}

const noAnswers = { total: 0, right: 0 };

/** Steps of the grid of weights within a factor of e: a tenth more or less makes no difference for the order of items. */
const weightSteps = 5;
const minWeight = 1e-6;

function roundToGrid(weight: number): number {
  return Math.exp(Math.round(Math.log(Math.max(weight, minWeight)) * weightSteps) / weightSteps);
}

/** @returns each state once */
export function mergeCohorts(cohorts: readonly Cohort[]): Cohort[] {
  const merged = new Map<number, Cohort>();
  for (const cohort of cohorts) {
    const key = getKey(cohort);
    const found = merged.get(key);
    if (found) found.count += cohort.count;
    else merged.set(key, { ...cohort });
  }
  return [...merged.values()];
}

/** A number, because the text of a key takes longer than all else in a projection. */
function getKey({ kind, weight, prior, memory, lastIndex }: Cohort): number {
  const weightStep = Math.round(Math.log(weight) * weightSteps) + 128;
  const state = memory ? (memory.key + 2_000) * 1_024 + lastIndex + 512 : Math.round(prior * 20);
  return (state * 256 + weightStep) * 2 + (kind === 'card' ? 1 : 0);
}
