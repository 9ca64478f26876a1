/** Sentences about a class and its students. */
import type { ClassPerson, HelpReason } from '@akada/contract/work/classes/classes.ts';
import { counted } from '../../lib/format/numbers.ts';

/** A reason in two parts: the first is prominent. */
export interface ReasonText {
  title: string;
  details: string;
}

export function getReasonText(reason: HelpReason): ReasonText {
  switch (reason.kind) {
    case 'fell':
      return {
        title: `${reason.topic} ${reason.percent}%`,
        details: `was ${reason.was}% two weeks before`,
      };
    case 'low':
      return { title: `${reason.topic} ${reason.percent}%`, details: 'right in the last two weeks' };
    case 'missed':
      return reason.count === 1
        ? { title: 'Missed an exam', details: reason.exam }
        : { title: `Missed ${counted(reason.count, 'exam')}`, details: `the last one is ${reason.exam}` };
    case 'silent':
      return { title: `Nothing for ${counted(reason.days, 'day')}`, details: 'in this course' };
  }
}

/** The last work of a student, if the student lets the tutor see it. */
export function getActivityText({ shares, silent_days: days }: ClassPerson): string {
  if (!shares) return 'Shares no results';
  if (days === null) return 'Has not started';
  if (days === 0) return 'Studied today';
  return days === 1 ? 'Studied yesterday' : `Studied ${days} days ago`;
}

/** @param share from 0 to 1 @returns `58%` */
export const getPercentText = (share: number) => `${Math.round(share * 100)}%`;
