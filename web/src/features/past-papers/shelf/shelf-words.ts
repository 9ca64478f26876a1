/** Sentences about several past papers. */
import type { PaperTopic, ShelfPaper, ShelfSubject } from '@akada/contract/material/past-paper-shelf.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { bodyNames } from '../paper-words.ts';

/** @returns the subject as a name: `BIOLOGY` of a headline is `Biology`, and `ICT` stays */
export function getSubjectName(subject: string): string {
  if (subject === '') return 'No subject named';
  const isHeadline = subject === subject.toUpperCase() && subject.length > 4;
  return isHeadline ? `${subject.slice(0, 1)}${subject.slice(1).toLowerCase()}` : subject;
}

/** @returns `WAEC 2017`, else the title of the note */
export function getLabel({ body, year, title }: Pick<ShelfPaper, 'body' | 'year' | 'title'>): string {
  return [body === null ? '' : bodyNames[body], year ?? ''].filter(Boolean).join(' ') || title;
}

type Counts = Pick<ShelfPaper, 'questions' | 'ready' | 'without_key'>;

/** @returns `50 questions, 40 ready, 8 without a key` */
export function getCounts({ questions, ready, without_key }: Counts): string {
  const state = ready === questions ? 'all ready' : `${ready} ready`;
  const lack = without_key > 0 ? `, ${without_key} without a key` : '';
  return `${counted(questions, 'question')}, ${state}${lack}`;
}

export function getSubjectCounts(subject: Pick<ShelfSubject, 'papers' | keyof Counts>): string {
  return `${counted(subject.papers, 'paper')}, ${getCounts(subject)}`;
}

/** @returns `8 questions in 2 years, 67%` */
export function getTopicCounts({ questions, years, share }: PaperTopic): string {
  return `${counted(questions, 'question')} in ${counted(years, 'year')}, ${Math.round(share * 100)}%`;
}
