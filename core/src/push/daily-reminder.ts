/**
 * The one reminder of a day on a student's devices. Its text has counts only: lock screens are read by other people, so
 * it names no person, note or mark.
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
  const study = joinCounts([
    [due.cards, 'card'],
    [due.questions, 'question'],
  ]);
  if (soon === null && study === null) return null;

  const sentences = [
    ...(soon === null ? [] : [`Within a day: ${soon}.`]),
    ...(study === null ? [] : [`${study} ${due.cards + due.questions === 1 ? 'is' : 'are'} due.`]),
  ];
  return {
    title: study === null ? 'Coming up' : 'Time to study',
    body: sentences.join(' '),
    path: findPath(due),
  };
}

/** The dashboard lists everything, exams included; a reminder of one kind opens its own page. */
function findPath({ cards, questions, sessions, exams }: DueToday): string {
  if (exams > 0) return links.dashboard();
  if (sessions > 0) return cards + questions === 0 ? links.sessions() : links.dashboard();
  return questions === 0 ? links.flashcards() : links.dashboard();
}

function joinCounts(counts: readonly (readonly [number, string])[]): string | null {
  const parts = counts.flatMap(([count, noun]) =>
    count === 0 ? [] : [`${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`],
  );
  return parts.length === 0 ? null : parts.join(' and ');
}
