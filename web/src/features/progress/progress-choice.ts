/** Which figures the address asks for. */
import { basicDays, mostDays } from '@akada/core/progress/range.ts';

export interface ProgressChoice {
  days: number;
  course_id?: string;
}

/** Days, of which the empty value stands for those that everyone has. */
const ranges = [
  ['7', 'The last 7 days'],
  ['', `The last ${basicDays} days`],
  ['90', 'The last 90 days'],
  [String(mostDays), `The last ${mostDays} days`],
] as const;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @param read what the address says of a name, empty where nothing @returns what is asked for; what is no choice asks for nothing */
export function progressChoice(read: (name: string) => string): ProgressChoice {
  const days = ranges.find(([value]) => value === read('days'))?.[0] ?? '';
  const course = read('course');
  return { days: Number(days || basicDays), ...(uuid.test(course) && { course_id: course }) };
}

/** @param isAdvanced whether the plan has the long ones @returns what the address may say, with what people read */
export function rangeOptions(isAdvanced: boolean): (readonly [value: string, text: string])[] {
  return ranges.map(([value, text]) =>
    isAdvanced || Number(value) <= basicDays ? [value, text] : [value, `${text} (premium)`],
  );
}
