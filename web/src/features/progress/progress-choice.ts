/** The figures that the address requests. */
import { basicDays, mostDays } from '@akada/core/progress/range.ts';

export interface ProgressChoice {
  days: number;
  course_id?: string;
}

/** Ranges in days; the empty value means the range that every plan has. */
const ranges = [
  ['7', 'The last 7 days'],
  ['', `The last ${basicDays} days`],
  ['90', 'The last 90 days'],
  [String(mostDays), `The last ${mostDays} days`],
] as const;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * @param read gets the value of a parameter, empty if absent
 * @returns the requested figures; unknown values are ignored
 */
export function progressChoice(read: (name: string) => string): ProgressChoice {
  const days = ranges.find(([value]) => value === read('days'))?.[0] ?? '';
  const course = read('course');
  return { days: Number(days || basicDays), ...(uuid.test(course) && { course_id: course }) };
}

/**
 * @param isAdvanced true if the plan includes the long ranges
 * @returns values of the address with their visible names
 */
export function rangeOptions(isAdvanced: boolean): (readonly [value: string, text: string])[] {
  return ranges.map(([value, text]) =>
    isAdvanced || Number(value) <= basicDays ? [value, text] : [value, `${text} (premium)`],
  );
}
