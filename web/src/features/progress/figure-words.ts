/** Names and sentences of the figures. */
import type { Awaited, Estimate, TopicMastery } from '@akada/contract/observers/progress.ts';
import { links } from '@akada/core/links/links.ts';
import { dayText } from '../../lib/format/dates.ts';
import { counted } from '../../lib/format/numbers.ts';

/** @returns `68` for a share of 0.68 */
export const getPercent = (share: number) => Math.round(share * 100);

export const getRange = ({ low, high }: Estimate) => [getPercent(low), getPercent(high)] as const;

/** @returns `68` and `61 to 75`, as cells of a table */
export function estimateCells(estimate: Estimate | null): [number | null, string | null] {
  return estimate === null ? [null, null] : [getPercent(estimate.share), getRange(estimate).join(' to ')];
}

/** @param day as YYYY-MM-DD @returns `5 October` */
export const dayName = (day: string) => named(day, 'long');

/** @returns `5 Oct 2026` */
export const fullDay = (day: string) => dayText(`${day}T12:00:00Z`, 'UTC');

/** @returns `5 Oct` */
export const shortDay = (day: string) => named(day, 'short');

function named(day: string, month: 'long' | 'short'): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month, timeZone: 'UTC' });
}

/** @returns `5 October`, or `5 October to 11 October` */
export function periodName({ first, last }: { first: string; last: string }): string {
  return first === last ? dayName(first) : `${dayName(first)} to ${dayName(last)}`;
}

export function topicName({ topic, source }: Pick<TopicMastery, 'topic' | 'source'>): string {
  return topic ?? source.title;
}

/** @returns the practice address for exactly the questions of a topic */
export function practiceAddress({ course_id, ...query }: NonNullable<TopicMastery['practice']>): string {
  return course_id === undefined ? links.practiceGenerated(query) : links.practiceCourse(course_id, query);
}

/** Tells the data that a figure still needs. */
export function awaitedText({ figure, more }: Pick<Awaited, 'figure' | 'more'>): string {
  switch (figure) {
    case 'mastery':
      return more === 0
        ? 'There is too little to say yet. Answer more questions of one topic.'
        : `Appears after ${counted(more, 'more answer')} to questions of one topic.`;
    case 'work':
      return 'Appears with your first answer or review.';
    case 'exams':
      return 'Appears with the first exam that you finish.';
    case 'retention':
      return `Appears after ${counted(more, 'review')} of cards that have waited a day or longer.`;
    case 'forecast':
      return 'Appears with the first card that you review.';
  }
}

/** The single next step for each missing figure. */
export const firstSteps: Readonly<Record<Awaited['step'], { text: string; to: string }>> = {
  answer_questions: { text: 'Practise questions', to: links.practiceHome() },
  review_cards: { text: 'Go to your cards', to: links.flashcards() },
  sit_exam: { text: 'Choose an exam', to: links.practiceHome() },
};
