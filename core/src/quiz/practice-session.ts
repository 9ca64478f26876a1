/**
 * The order of a practice session: every item once, then the missed ones again until each was right. The
 * score counts first tries only, so that coming back never flatters it.
 */
import { isCorrect, type Score, scoreItems } from './scoring.ts';

export interface PracticeItem {
  id: string;
  /** Index of the right option. */
  answerIndex: number;
}

export interface PracticeSession {
  items: readonly PracticeItem[];
  /** Ids still to come; the first one is on the screen. */
  upcoming: readonly string[];
  /** Ids that were missed in this round and come back in the next. */
  missed: readonly string[];
  /** 1 for the first pass, then 2 and so on. */
  round: number;
  /** The choice on the screen, null until one was made. */
  choice: number | null;
  /** The first choice made for each item. */
  firstChoices: Readonly<Record<string, number>>;
}

export type PracticeEvent = { type: 'choose'; choice: number } | { type: 'next' };

/** @param items in the order in which they are asked; ids are unique */
export function startPractice(items: readonly PracticeItem[]): PracticeSession {
  return {
    items,
    upcoming: items.map((item) => item.id),
    missed: [],
    round: 1,
    choice: null,
    firstChoices: {},
  };
}

/** @returns the item on the screen, null when the session is over */
export function currentItem(session: PracticeSession): PracticeItem | null {
  return session.items.find((item) => item.id === session.upcoming[0]) ?? null;
}

/** @returns the session after the event; an event that does not fit changes nothing */
export function practise(session: PracticeSession, event: PracticeEvent): PracticeSession {
  const item = currentItem(session);
  if (item === null) return session;

  return event.type === 'choose' ? choose(session, item, event.choice) : advance(session, item);
}

/** A first answer stays: changing it after the feedback would not be an answer. */
function choose(session: PracticeSession, item: PracticeItem, choice: number): PracticeSession {
  if (session.choice !== null) return session;

  const right = isCorrect({ answerIndex: item.answerIndex, choice });
  return {
    ...session,
    choice,
    missed: right ? session.missed : [...session.missed, item.id],
    firstChoices:
      item.id in session.firstChoices ? session.firstChoices : { ...session.firstChoices, [item.id]: choice },
  };
}

function advance(session: PracticeSession, item: PracticeItem): PracticeSession {
  if (session.choice === null) return session;

  const upcoming = session.upcoming.filter((id) => id !== item.id);
  if (upcoming.length > 0) return { ...session, upcoming, choice: null };
  if (session.missed.length === 0) return { ...session, upcoming, choice: null };
  return { ...session, upcoming: session.missed, missed: [], round: session.round + 1, choice: null };
}

/** @returns the score of the first tries */
export function practiceScore(session: PracticeSession): Score {
  return scoreItems(
    session.items.map((item) => ({
      answerIndex: item.answerIndex,
      choice: session.firstChoices[item.id] ?? null,
    })),
  );
}

/** @returns ids whose first try was wrong, in the order asked */
export function missedAtFirst(session: PracticeSession): string[] {
  return session.items
    .filter((item) => item.id in session.firstChoices)
    .filter((item) => session.firstChoices[item.id] !== item.answerIndex)
    .map((item) => item.id);
}
