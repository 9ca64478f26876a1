/** The typed form of a group tutorial: the time in a zone, the price in naira. */
import type { Tutorial, TutorialForm } from '@akada/contract/work/tutorials.ts';
import { getMoment, wallTime } from '@akada/core/time/wall-time.ts';
import { dateFault } from '../../../lib/form/date-rules.ts';
import { getKobo, typedNaira } from '../../../lib/format/money.ts';

export interface TutorialValues {
  title: string;
  subject: string;
  description: string;
  /** `2026-11-20T14:05`, or text that is not a date. */
  starts: string;
  minutes: string;
  seats: number | string;
  least_seats: number | string;
  price: string;
  meeting_url: string;
}

export const blankTutorial: TutorialValues = {
  title: '',
  subject: '',
  description: '',
  starts: '',
  minutes: '60',
  seats: 10,
  least_seats: 2,
  price: '0',
  meeting_url: '',
};

export function getValues(tutorial: Tutorial, timeZone: string): TutorialValues {
  const { title, subject, description, starts_at, ends_at, seats, least_seats, price, meeting_url } =
    tutorial;
  return {
    title,
    subject,
    description,
    seats,
    least_seats,
    starts: wallTime(Date.parse(starts_at), timeZone),
    minutes: String((Date.parse(ends_at) - Date.parse(starts_at)) / 60_000),
    price: typedNaira(price),
    meeting_url: meeting_url ?? '',
  };
}

/** @returns the request body; unreadable input becomes a value that the rules reject */
export function getForm(values: TutorialValues, timeZone: string): TutorialForm {
  const { starts, minutes, seats, least_seats, price, meeting_url, ...texts } = values;
  const isMoment = starts !== '' && dateFault(starts) === undefined;
  return {
    ...texts,
    starts_at: isMoment ? new Date(getMoment(starts, timeZone)).toISOString() : '',
    minutes: Number(minutes),
    seats: getNumber(seats),
    least_seats: getNumber(least_seats),
    price: getKobo(price),
    meeting_url: meeting_url.trim() || null,
  };
}

/** @returns the errors under the names of the visible fields */
export function shownErrors({ starts_at, price, ...errors }: Record<string, string>): Record<string, string> {
  return {
    ...errors,
    ...(starts_at !== undefined && { starts: starts_at }),
    ...(price !== undefined && { price: 'Give the price in naira, such as 800; 0 makes it free' }),
  };
}

const getNumber = (typed: number | string) => (typed === '' ? Number.NaN : Number(typed));
