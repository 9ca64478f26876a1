/** Texts about work that a tutor gave. */
import type { AssignmentStudent, AssignmentSummary } from '@akada/contract/work/classes/assignment-work.ts';
import { counted } from '../../lib/format/numbers.ts';
import { zoneText } from '../../lib/format/time-zones.ts';

export const kindNames = {
  set: 'Questions',
  exam: 'Exam',
  cards: 'Cards',
  reading: 'Text to read',
  essay: 'Essay',
} as const;

type Named = Pick<AssignmentSummary, 'kind' | 'size'>;

/** @returns such as `10 questions` */
export function getSizeText({ kind, size }: Named): string {
  if (kind === 'set' || kind === 'exam') return counted(size, 'question');
  if (kind === 'cards') return counted(size, 'card');
  return kind === 'essay' ? `Essay, ${counted(size, 'point')}` : kindNames.reading;
}

/** @returns such as `Sat 28 Nov, 18:00` */
export function getMomentText(moment: string, zone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(moment));
  const clock = new Date(moment).toLocaleTimeString('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${day.replace(',', '')}, ${clock}`;
}

const dayMs = 86_400_000;

/** @returns `today`, `tomorrow` or null */
function getNearDay(moment: string, now: string, zone: string): string | null {
  const getDay = (time: number) => new Date(time).toLocaleDateString('en-CA', { timeZone: zone });
  const due = getDay(Date.parse(moment));
  if (due === getDay(Date.parse(now))) return 'today';
  return due === getDay(Date.parse(now) + dayMs) ? 'tomorrow' : null;
}

type Timed = Pick<AssignmentSummary, 'opens_at' | 'due_at' | 'server_now' | 'zone'>;

/** @returns the due date in the reader's zone, and in the zone of the class if that differs */
export function getDueText(
  { opens_at: opensAt, due_at: dueAt, server_now: now, zone }: Timed,
  ownZone: string,
): string {
  if (dueAt === null) return 'No date yet';
  const moment = getMomentText(dueAt, ownZone);
  const classMoment = getMomentText(dueAt, zone);
  const other = classMoment === moment ? '' : ` (${classMoment} in ${zoneText(zone)})`;
  if (Date.parse(dueAt) < Date.parse(now)) return `Was due ${moment}${other}`;
  const near = getNearDay(dueAt, now, ownZone);
  const due = `${near === null ? '' : `${near}, `}${moment}${other}`;
  const isComing = opensAt !== null && Date.parse(opensAt) > Date.parse(now);
  return isComing ? `Opens ${getMomentText(opensAt, ownZone)}. Due ${due}` : `Due ${due}`;
}

type Worked = Pick<AssignmentStudent, 'state' | 'is_late' | 'done' | 'total' | 'score'>;

/** @returns `7 of 10 points`; empty without a score */
export function getScoreText({ score }: Pick<Worked, 'score'>): string {
  return score === null ? '' : `${score.points} of ${score.max}`;
}

/** @returns the reason that the tutor reads first */
export function getStateText(work: Worked): string {
  const late = work.is_late ? ', late' : '';
  switch (work.state) {
    case 'to_mark':
      return `Waits for your marks${late}`;
    case 'missed':
      return 'Missed it';
    case 'overdue':
      return work.done > 0 ? `Overdue, ${work.done} of ${work.total} done` : 'Overdue, not started';
    case 'not_opened':
      return 'Not opened';
    case 'opened':
      return 'Opened, not started';
    case 'in_progress':
      return `In progress, ${work.done} of ${work.total}`;
    case 'coming':
      return 'Not open yet';
    case 'handed_in':
      return `Handed in${late}`;
    default:
      return `Marked${late}`;
  }
}

/** The states in which a tutor should look first. */
export const isUrgent = ({ state }: Pick<Worked, 'state'>): boolean =>
  state === 'to_mark' || state === 'missed' || state === 'overdue';
