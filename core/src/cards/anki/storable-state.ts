/** Bounds of imported memory: what the stored form of a state requires. */
import type { ItemState } from '../../memory/fold-reviews.ts';
import { dayAfter } from '../../time/local-day.ts';

/** @returns the state with values inside their bounds; its due day comes after its last day, except while it is learned */
export function storableState(state: ItemState): ItemState {
  const { phase, stability, difficulty, dueAt, dueDay } = state;
  const isInReview = phase === 'review';
  const latest = isInReview ? dayAfter(dueDay, -1) : dueDay;
  const lastDay = earlier(state.lastDay, latest);
  const reps = Math.max(state.reps, 1);
  return {
    ...state,
    stability: Math.min(Math.max(stability, 0.001), 36_500),
    difficulty: Math.min(Math.max(difficulty, 1), 10),
    dueAt: isInReview ? null : (dueAt ?? Date.parse(`${dueDay}T04:00:00Z`)),
    lastDay,
    firstDay: earlier(state.firstDay, lastDay),
    reps,
    lapses: Math.min(Math.max(state.lapses, 0), reps - 1),
  };
}

const earlier = (one: string, other: string): string => (one < other ? one : other);
