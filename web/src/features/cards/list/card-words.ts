/** Sentences about the state of a card in a list. */
import type { Card } from '@akada/contract/material/cards.ts';
import { type CardStanding, cardStandings } from '@akada/core/cards/card-rules.ts';
import type { ListFilter } from '../../../ui/list/list-filters.tsx';

const names: Record<CardStanding, string> = {
  draft: 'Not looked through',
  new: 'New',
  learning: 'Being learned',
  review: 'In review',
  suspended: 'Suspended',
  leech: 'Forgotten often',
};

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
