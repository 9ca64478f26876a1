/** A day of a student: what was done on it, and whether it counts. */
import { dayAfter, daysBetween, localDay } from '../time/local-day.ts';

/** The time of an activity, and the student's local day at that time. */
export interface Activity {
  /** YYYY-MM-DD; begins at 04:00. */
  day: string;
  /** Milliseconds since the epoch. */
  at: number;
  zone: string;
}

export interface StudyDay {
  day: string;
  /** Answers to questions, in practice and in exams. */
  questions: number;
  /** Questions that were answered rightly, each once. */
  rights: number;
  /** Cards that were reviewed, each face once, however well it was known. */
  cards: number;
  /** Exams that ended on it with half of their questions answered or more. */
  exams: number;
  first: Activity;
  last: Activity;
}

const enoughQuestions = 5;

/** @returns whether the day counts for the streak: by one review or by five answers */
export function countsAsDay({ questions, cards }: Pick<StudyDay, 'questions' | 'cards'>): boolean {
  return cards > 0 || questions >= enoughQuestions;
}

/**
 * A point for each question that was answered rightly on a day and for each card that was reviewed, so that repeating
 * earns nothing. An honest “Again” earns as much as any other grade.
 */
export function getPoints({ rights, cards }: Pick<StudyDay, 'rights' | 'cards'>): number {
  return rights + cards;
}

/** @returns what counts towards the weekly goal */
export function getAnswers({ questions, cards }: Pick<StudyDay, 'questions' | 'cards'>): number {
  return questions + cards;
}

/**
 * Between two zones the day of either side may jump, and no day was missed by that: the fewest by the clocks of both count.
 *
 * @returns how many whole days lie between two activities
 */
export function missedDays(previousActivity: Activity, after: Activity): number {
  const spans = [daysBetween(previousActivity.day, after.day)];
  if (previousActivity.zone !== after.zone)
    spans.push(
      daysBetween(previousActivity.day, localDay(after.at, previousActivity.zone)),
      daysBetween(localDay(previousActivity.at, after.zone), after.day),
    );
  return Math.max(0, Math.min(...spans) - 1);
}

/** @returns the Monday of the week of a day */
export function getWeek(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return dayAfter(day, -sinceMonday);
}
