/** The week of a student in words, for the mail to a parent and for the page. */

/** The figures of one week. */
export interface WeekFigures {
  days: number;
  minutes: number;
  answers: number;
  /** Null if no question was judged. */
  right_percent: number | null;
}

const minutesInHour = 60;

/** @returns such as "2 hours 10 minutes", "45 minutes" */
export function describeMinutes(minutes: number): string {
  const hours = Math.floor(minutes / minutesInHour);
  const rest = minutes % minutesInHour;
  if (hours === 0) return countNoun(rest, 'minute');
  return rest === 0 ? countNoun(hours, 'hour') : `${countNoun(hours, 'hour')} ${countNoun(rest, 'minute')}`;
}

/** @returns such as "2 h 10 min" for a cell of a table, "45 min" */
export function shortenMinutes(minutes: number): string {
  const hours = Math.floor(minutes / minutesInHour);
  const rest = minutes % minutesInHour;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** @returns such as "4 of 7 days" */
export const describeDays = (days: number): string => `${days} of 7 days`;

/** @returns one sentence about a week; a quiet week has one too */
export function describeWeek(name: string, { days, minutes, answers, right_percent }: WeekFigures): string {
  if (days === 0) return `${name} did not study in Akada this week.`;
  const right = right_percent === null ? '' : `, ${right_percent}% of the questions right`;
  return `${name} studied on ${describeDays(days)} this week: ${describeMinutes(minutes)}, ${countNoun(answers, 'answer')}${right}.`;
}

function countNoun(count: number, noun: string): string {
  return `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;
}
