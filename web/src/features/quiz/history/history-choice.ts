/** The address's filter of past answers. */
import type { PastAnswer } from '@akada/contract/work/practice.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import { dateFault, lastDayFault } from '../../../lib/form/date-rules.ts';
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
  ['dates', 'From one day to another'],
] as const;

/** @param source as `generation 1f…`, `course 2a…` or `subject Use of English`, empty for all */
export function getSource(source: string): Pick<HistoryFilter, 'generation_id' | 'course_id' | 'subject'> {
  const [, kind, id] = /^(generation|course|subject) (.+)$/.exec(source) ?? [];
  if (kind === 'generation') return { generation_id: id };
  if (kind === 'course') return { course_id: id };
  return kind === 'subject' ? { subject: id } : {};
}

/**
 * @param read gets the value of a parameter, empty if absent
 * @param now milliseconds since the epoch
 */
export function historyFilter(read: (name: string) => string, now: number, zone: string): HistoryFilter {
  const outcome = outcomes.find(([value]) => value === read('outcome'))?.[0];
  const topic = read('topic');
  return {
    ...getSource(read('source')),
    ...(outcome && { outcome }),
    ...(topic !== '' && { topic }),
    ...getPeriod(read, now, zone),
  };
}

/** Invalid days, or a range that ends before it starts, filter nothing: the fields show the error. */
function getPeriod(
  read: (name: string) => string,
  now: number,
  zone: string,
): Pick<HistoryFilter, 'from' | 'to'> {
  const period = periods.find(([value]) => value === read('days'))?.[0] ?? '';
  if (period === '') return {};
  if (period !== 'dates') return { from: dayAfter(localDay(now, zone), 1 - Number(period)) };

  const [from, to] = [read('from'), read('to')];
  if (dateFault(from) !== undefined || lastDayFault(from, to) !== undefined) return {};
  return { ...(from !== '' && { from }), ...(to !== '' && { to }) };
}

/** @returns the answered questions, each once */
export function getQuestions(answers: readonly Pick<PastAnswer, 'question_id'>[]): string[] {
  return [...new Set(answers.map(({ question_id }) => question_id))];
}
