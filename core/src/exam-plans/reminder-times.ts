/** The times of a student's reminders: each day, on the eve, in the morning of the exam, and once afterwards. */
import { dayAfter } from '../time/local-day.ts';
import { nextLocalHour } from '../time/next-local-hour.ts';
import { getMoment, wallTime } from '../time/wall-time.ts';
import { getEnd } from './plan-phase.ts';

export type PlanReminder = 'study' | 'eve' | 'morning' | 'ended';

export interface ReminderTime {
  kind: PlanReminder;
  /** Milliseconds since the epoch. */
  time: number;
}

export interface ReminderInput {
  /** Milliseconds since the epoch. */
  examAt: number;
  /** A name of the IANA database. */
  zone: string;
  /** The hour at which the student studies, from 0 to 23. */
  studyHour: number;
}

const eveHour = 18;
const morningHour = 7;
/** The question how it went never arrives at night. */
const firstQuietHour = 21;
const hourMs = 60 * 60_000;

/**
 * @param since milliseconds since the epoch
 * @returns the next reminder of each kind at or after this moment, earliest first
 * @throws RangeError for a time zone that does not exist
 */
export function getReminderTimes(input: ReminderInput, since: number): ReminderTime[] {
  const { zone, studyHour } = input;
  const study = nextLocalHour(since - 1, zone, studyHour);
  const times: ReminderTime[] = [
    ...(study < getEveMorning(input) ? [{ kind: 'study' as const, time: study }] : []),
    ...getExamTimes(input),
  ];
  return times.filter(({ time }) => time >= since).sort((one, other) => one.time - other.time);
}

/** The day before the exam has a calm word and no work, also in a plan that was made too late for a rest day. */
function getEveMorning({ examAt, zone }: ReminderInput): number {
  const eve = dayAfter(wallTime(examAt, zone).slice(0, 10), -1);
  return getMoment(`${eve}T04:00`, zone);
}

/** The wall clock decides about days here: an exam at half past midnight is tomorrow, also for who is still awake. */
function getExamTimes({ examAt, zone }: ReminderInput): ReminderTime[] {
  const day = wallTime(examAt, zone).slice(0, 10);
  const atHour = (date: string, hour: number) =>
    getMoment(`${date}T${String(hour).padStart(2, '0')}:00`, zone);
  const morning = Math.min(atHour(day, morningHour), examAt - hourMs);
  return [
    { kind: 'eve', time: atHour(dayAfter(day, -1), eveHour) },
    // An exam that starts at night has no morning.
    ...(morning >= atHour(day, 4) ? [{ kind: 'morning' as const, time: morning }] : []),
    { kind: 'ended', time: getAwake(getEnd(examAt), zone) },
  ];
}

function getAwake(time: number, zone: string): number {
  const hour = Number(wallTime(time, zone).slice(11, 13));
  return hour > morningHour && hour < firstQuietHour ? time : nextLocalHour(time, zone, morningHour + 1);
}
