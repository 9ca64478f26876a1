import type { PaperBody } from '@akada/core/papers/paper.ts';
import type { PaperName } from './paper-content.ts';

const bodyNames: Readonly<Record<PaperBody, string>> = {
  utme: 'UTME',
  post_utme: 'Post-UTME',
  waec: 'WAEC',
  neco: 'NECO',
  nabteb: 'NABTEB',
  bece: 'BECE',
  gce: 'GCE',
  department: 'Department',
};

type Heading = Omit<PaperName, 'topic'>;

/** @returns "WAEC 2017"; empty if neither is known */
export function getSource({ body, year }: Omit<Heading, 'subject'>): string {
  return [body && bodyNames[body], year].filter(Boolean).join(' ');
}

const maxTitle = 200;

/** @returns "WAEC Biology 2017", as far as the paper says so; else the title of its note */
export function getSetTitle({ body, subject, year }: Heading, noteTitle: string): string {
  const words = [body && bodyNames[body], subject && toTitle(subject), year].filter(Boolean);
  const title = words.length > 1 || subject ? words.join(' ') : noteTitle;
  return title.trim().slice(0, maxTitle).toWellFormed() || 'Past paper';
}

/** "BIOLOGY" of a headline is "Biology" in a list; "ICT" stays. */
export function toTitle(subject: string): string {
  const isHeadline = subject === subject.toUpperCase() && subject.length > 4;
  return isHeadline ? `${subject.slice(0, 1)}${subject.slice(1).toLowerCase()}` : subject;
}
