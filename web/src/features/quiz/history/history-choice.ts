/** Which answers of the past the address asks for. */
import type { PastAnswer } from '@akada/contract/work/practice.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import type { HistoryFilter } from '../practice-api.ts';

export const outcomes = [
  ['', 'Right and wrong'],
  ['right', 'Right'],
  ['wrong', 'Wrong'],
] as const;

export const periods = [
  ['', 'Any time'],
  ['1', 'Today'],
  ['7', 'The last 7 days'],
  ['30', 'The last 30 days'],
] as const;

/** @param source as `generation 1f…` or `course 2a…`, empty for all */
export function sourceOf(source: string): { generation_id?: string; course_id?: string } {
  const [kind, id = ''] = source.split(' ');
  if (kind === 'generation') return { generation_id: id };
  return kind === 'course' ? { course_id: id } : {};
}

/**
 * @param read what the address says of a name, empty where nothing
 * @param now milliseconds since the epoch
 */
export function historyFilter(read: (name: string) => string, now: number, zone: string): HistoryFilter {
  const outcome = outcomes.find(([value]) => value === read('outcome'))?.[0];
  const days = Number(periods.find(([value]) => value === read('days'))?.[0] ?? '');
  const topic = read('topic');
  return {
    ...sourceOf(read('source')),
    ...(outcome && { outcome }),
    ...(topic !== '' && { topic }),
    ...(days > 0 && { from: dayAfter(localDay(now, zone), 1 - days) }),
  };
}

/** @returns what these answers were given to, each once */
export function questionsOf(answers: readonly PastAnswer[]): string[] {
  return [...new Set(answers.map(({ question_id }) => question_id))];
}
