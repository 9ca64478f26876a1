/**
 * The one reminder of a day on a student's devices. Its text has counts and an hour only: lock screens are read by
 * other people, so it names no person, note, exam or mark.
 */
import { links } from '../links/links.ts';

/** Counts of due work, and of sessions and exams within a day. */
export interface DueToday {
  cards: number;
  questions: number;
  /** Sessions with tutors that start within a day. */
  sessions: number;
  /** Exams that open or close within a day and can still be sat. */
  exams: number;
  /** The minutes that exam plans have today. */
  planMinutes: number;
  /** Days to the nearest exam with a plan; null without one. */
  examDays: number | null;
  /** The hour of an exam with a plan that is today or tomorrow, such as `09:00`; else null. */
  examTime: string | null;
}

export interface DailyReminder {
  title: string;
  body: string;
  /** The page that it opens. */
  path: string;
}

/** @returns null if there is nothing to remind of */
export function describeDailyReminder(due: DueToday): DailyReminder | null {
  const soon = joinCounts([
    [due.sessions, 'session'],
    [due.exams, 'exam'],
  ]);
  const within = soon === null ? [] : [`Within a day: ${soon}.`];
  if (due.examTime !== null) return describeExam(due.examDays, due.examTime, within);

  const study = joinCounts([
    [due.cards, 'card'],
    [due.questions, 'question'],
  ]);
  if (soon === null && study === null && due.planMinutes === 0) return null;

  const sentences = [
    ...within,
    ...(due.planMinutes === 0 ? [] : [describePlan(due.planMinutes, due.examDays)]),
    ...(study === null ? [] : [`${study} ${due.cards + due.questions === 1 ? 'is' : 'are'} due.`]),
  ];
  return {
    title: study === null && due.planMinutes === 0 ? 'Coming up' : 'Time to study',
    body: sentences.join(' '),
    path: findPath(due),
  };
}

/** Before an exam the reminder names no other work. */
function describeExam(days: number | null, time: string, within: readonly string[]): DailyReminder {
  const isToday = days === 0;
  const calmWord = isToday ? 'You are ready.' : 'Rest well tonight.';
  return {
    title: isToday ? 'Your exam is today' : 'Your exam is tomorrow',
    body: [`It starts at ${time}. ${calmWord}`, ...within].join(' '),
    path: links.dashboard(),
  };
}

function describePlan(minutes: number, days: number | null): string {
  const when = days === null ? '' : days === 1 ? ' tomorrow' : ` in ${days} days`;
  return `${minutes.toLocaleString('en-GB')} min today for your exam${when}.`;
}

/** The dashboard lists everything, exams included; a reminder of one kind opens its own page. */
function findPath({ cards, questions, sessions, exams, planMinutes }: DueToday): string {
  if (exams + planMinutes > 0) return links.dashboard();
  if (sessions > 0) return cards + questions === 0 ? links.sessions() : links.dashboard();
  return questions === 0 ? links.flashcards() : links.dashboard();
}

function joinCounts(counts: readonly (readonly [number, string])[]): string | null {
  const parts = counts.flatMap(([count, noun]) =>
    count === 0 ? [] : [`${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`],
  );
  return parts.length === 0 ? null : parts.join(' and ');
}
