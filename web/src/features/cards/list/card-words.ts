/** Sentences about the state of a card in a list. */
import type { Card } from '@akada/contract/material/cards.ts';
import { type CardStanding, cardStandings } from '@akada/core/cards/card-rules.ts';
import { dayOfYearText } from '../../../lib/format/dates.ts';
import { counted } from '../../../lib/format/numbers.ts';
import type { ListFilter } from '../../../ui/list/list-filters.tsx';

const names: Record<CardStanding, string> = {
  draft: 'Not looked through',
  new: 'New',
  learning: 'Being learned',
  review: 'In review',
  suspended: 'Suspended',
  leech: 'Forgotten often',
};

/** The colours of flags, as they are known from Anki. */
export const flagNames = ['', 'Red', 'Orange', 'Green', 'Blue', 'Pink', 'Turquoise', 'Purple'] as const;

/** @returns the first text of a card; a picture may have none */
export function frontText({ front, occlusion }: Pick<Card, 'front' | 'occlusion'>): string {
  if (front.trim() !== '' || !occlusion) return front;
  return `A picture with ${counted(occlusion.shapes.length, 'cover')}`;
}

/** @returns when a card is asked next, as its row shows it; empty if nothing is scheduled */
export function dueText({ faces, suspended }: Pick<Card, 'faces' | 'suspended'>, today: string): string {
  const [day] = faces.flatMap(({ state }) => state?.due_day ?? []).sort();
  if (day === undefined || suspended) return '';
  return day <= today ? 'Due today' : `Due ${dayOfYearText(day, 'UTC')}`;
}

/** @param tags of all cards, most used first */
export function cardFilters(tags: readonly string[]): ListFilter[] {
  return [
    {
      name: 'state',
      label: 'State',
      options: [['', 'All'], ...cardStandings.map((standing) => [standing, names[standing]] as const)],
    },
    ...(tags.length === 0
      ? []
      : [
          {
            name: 'tag',
            label: 'Tag',
            options: [['', 'Any'] as const, ...tags.map((tag) => [tag, tag] as const)],
          },
        ]),
  ];
}

/** @returns the state of a card, as its row shows it */
export function standingText({ state, suspended, leech, faces }: Card): string {
  if (state === 'draft') return names.draft;
  if (suspended) return names.suspended;
  if (leech) return names.leech;
  const known = faces.filter((face) => face.state !== null);
  if (known.length === 0) return names.new;
  return known.some((face) => face.state?.phase !== 'review') ? names.learning : names.review;
}
