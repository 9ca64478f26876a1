/** The search for tutors in the address. */
import type { TutorFilter, TutorSearch } from '@akada/contract/base/tutor-search.ts';
import { nairaText } from '../../../lib/format/money.ts';
import { momentWithin } from '../times.ts';

const hourMs = 3_600_000;
const naira = 100;

/** Values in the address and their visible names, for choices that are the same for everybody. */
export const choices = {
  free: [
    ['', 'Any time'],
    ['2', 'Within two days'],
    ['7', 'Within a week'],
  ],
  price: [['', 'Any price'], ...['2000', '3000', '5000', '10000'].map(priceOption)],
  rating: [
    ['', 'Any rating'],
    ['4', '4 stars and more'],
    ['4.5', '4.5 stars and more'],
  ],
  sort: [
    ['', 'Best match'],
    ['next_free', 'Free soonest'],
    ['price', 'Lowest price'],
    ['rating', 'Best rated'],
  ],
} as const satisfies Record<string, readonly (readonly [value: string, text: string])[]>;

function priceOption(value: string): readonly [string, string] {
  return [value, `Up to ${nairaText(Number(value) * naira)}`];
}

/** Parameters of the address that narrow the list. */
export const narrowing = ['search', 'subject', 'language', 'price', 'rating', 'free'] as const;

type Read = (name: string) => string;

/**
 * @returns the query for the server. Free times start at a full hour, so that requests within one hour share
 * an answer.
 */
export function getSearch(read: Read, now: number): TutorSearch {
  const known = (name: keyof typeof choices) =>
    choices[name].some(([value]) => value === read(name)) ? read(name) : '';
  const [free, price, rating] = [known('free'), known('price'), known('rating')];
  const from = Math.floor(now / hourMs) * hourMs;

  return {
    text: read('search').trim(),
    subjects: read('subject') === '' ? [] : [read('subject')],
    languages: read('language') === '' ? [] : [read('language')],
    price_max: price === '' ? null : Number(price) * naira,
    rating_min: rating === '' ? null : Number(rating),
    free:
      free === ''
        ? null
        : {
            from: new Date(from).toISOString(),
            to: new Date(from + Number(free) * 24 * hourMs).toISOString(),
          },
    sort: sorts.find((sort) => sort === read('sort')) ?? 'best',
  };
}

const sorts = ['best', 'next_free', 'price', 'rating'] as const;

/** The parameter of the address for each filter of the search. */
export const partOf: Readonly<Record<TutorFilter, (typeof narrowing)[number]>> = {
  text: 'search',
  subjects: 'subject',
  languages: 'language',
  price_max: 'price',
  rating_min: 'rating',
  free: 'free',
};

const without: Readonly<Record<TutorFilter, string>> = {
  text: 'Without the words you typed',
  subjects: 'In any subject',
  languages: 'In any language',
  price_max: 'At any price',
  rating_min: 'With any rating',
  free: 'At any time',
};

/** @returns the title of the search without one filter, and how the nearest tutor differs from that filter */
export function loosenedText(
  {
    filter,
    lowest_rate,
    next_free_at,
  }: { filter: TutorFilter; lowest_rate: number; next_free_at: string | null },
  zone: string,
  now: number,
): { title: string; nearest: string } {
  const nearest =
    filter === 'price_max'
      ? `From ${nairaText(lowest_rate)} an hour.`
      : filter === 'free' && next_free_at !== null
        ? `Free from ${momentWithin(next_free_at, zone, now)}.`
        : '';
  return { title: without[filter], nearest };
}
