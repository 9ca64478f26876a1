/** Rules for a date that a person enters: `2026-10-01`, or `2026-10-01T14:05` with its time; empty for none. */
import { dayText } from '../format/dates.ts';

export const firstDay = '1900-01-01';
export const lastDay = '2099-12-31';

/** A field's content that is no date: 31 February, or a date without its year. */
export const noDate = 'no date';

/** @returns the error, undefined for a date or an empty value */
export function dateFault(value: string): string | undefined {
  if (value === '') return undefined;
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(value) || !exists(value)) {
    return 'There is no such date, or a part of it is missing';
  }
  const day = value.slice(0, firstDay.length);
  return day < firstDay || day > lastDay ? 'Choose a date from 1900 to 2099' : undefined;
}

/** @returns the error of a last day, undefined unless both are dates and it is before the first */
export function lastDayFault(first: string, last: string): string | undefined {
  const fault = dateFault(last);
  if (fault !== undefined || first === '' || last === '' || dateFault(first) !== undefined) return fault;
  return last < first ? `Choose ${dayText(first, 'UTC')} or a later day` : undefined;
}

/** Some browsers read 31 February as 3 March. */
function exists(value: string): boolean {
  const time = Date.parse(`${value.slice(0, firstDay.length)}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value.slice(0, firstDay.length));
}
