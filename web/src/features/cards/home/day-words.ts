/** Sentences about a day on the flashcard home. */
import type { Deck } from '@akada/contract/material/cards.ts';
import type { CardForecast, CardSettings } from '@akada/contract/work/reviews.ts';
import { secondsPerCard } from '@akada/core/reviews/day-size.ts';
import { daysBetween, localDay } from '@akada/core/time/local-day.ts';
import { dayOfYearText, timeText } from '../../../lib/format/dates.ts';
import { counted, numberText } from '../../../lib/format/numbers.ts';

/** @returns `3 decks, about 6 min` */
export function sizeText(cards: number, decks: number): string {
  const minutes = Math.max(1, Math.round((cards * secondsPerCard) / 60));
  return `${counted(decks, 'deck')}, about ${numberText(minutes)} min`;
}

/** @returns `at 14:05`, `tomorrow`, `on 2 December`; null if no review follows */
export function comeBackText(nextAt: string | null, now: number, zone: string): string | null {
  if (nextAt === null) return null;
  const days = daysBetween(localDay(now, zone), localDay(Date.parse(nextAt), zone));
  if (days <= 0) return `at ${timeText(nextAt, zone)}`;
  return days === 1 ? 'tomorrow' : `on ${dayOfYearText(nextAt, zone)}`;
}

/** @returns when a backlog ends, null if there is no backlog */
export function backlogText(
  backlog: CardForecast['backlog'],
  { reviews_per_day }: CardSettings,
): string | null {
  if (backlog === null) return null;
  const due = `${counted(backlog.due, 'card waits', 'cards wait')} for you.`;
  if (backlog.ends_on === null)
    return `${due} At ${numberText(reviews_per_day)} a day you will not catch up. Raise your reviews a day in the settings.`;
  return `${due} None is lost: at ${numberText(reviews_per_day)} a day, the most useful first, you will finish on ${dayOfYearText(`${backlog.ends_on}T12:00:00Z`)}.`;
}

/**
 * @returns the number of cards in a deck; before the first is kept, the number of waiting new ones; null if
 * all are suspended
 */
export function deckSizeText({ total, drafts }: Deck): string | null {
  if (total > 0) return counted(total, 'card');
  return drafts > 0 ? counted(drafts, 'new card') : null;
}

/**
 * @param today YYYY-MM-DD
 * @returns the text below the bar of a deck
 */
export function deckText(deck: Deck, today: string): string {
  const { drafts, due, learning, total, next_due } = deck;
  if (drafts > 0)
    return total === 0 ? 'Not looked through yet' : `${counted(drafts, 'new card')} not looked through yet`;
  if (total === 0) return 'All of them are suspended';
  if (due > 0) return learning > 0 ? `${numberText(learning)} being learned` : 'Ready to review';
  if (deck.new > 0) return counted(deck.new, 'new card');
  if (next_due === null || next_due <= today) return 'Done for today';
  return `Next ${nextDayText(next_due, today)}`;
}

function nextDayText(day: string, today: string): string {
  return daysBetween(today, day) === 1 ? 'tomorrow' : `on ${dayOfYearText(`${day}T12:00:00Z`)}`;
}
