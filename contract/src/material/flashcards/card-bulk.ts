/** Changes of many cards at once, each with one Undo, and doubles: cards that ask the same. */
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { DeviceTimeZone } from '../../wire/fields.ts';
import { Card, DeckPath, Flag } from '../cards.ts';
import { Tag } from '../question-fields.ts';

const tags = z
  .array(Tag, 'Give the tags')
  .check(z.maxLength(cardLimits.tags, `Give at most ${cardLimits.tags} tags`));

const selection = {
  ids: z
    .array(z.uuid(), 'Choose cards')
    .check(
      z.minLength(1, 'Choose at least one card'),
      z.maxLength(cardLimits.chosen, `Choose at most ${cardLimits.chosen} cards`),
    ),
};

/** The earlier values of a changed card, for Undo. */
const EarlierCard = z.strictObject({
  id: z.uuid(),
  deck: z.nullable(DeckPath),
  tags,
  suspended: z.boolean(),
  buried_until: z.nullable(z.iso.date('Give a day')),
  flag: Flag,
});
export type EarlierCard = z.output<typeof EarlierCard>;

export const changeCards = endpoint({
  id: 'cards.change_many',
  summary:
    'Move, tag, suspend, bury, flag, delete or merge cards. The answer has what Undo sends back with `put_back`. Cards that are gone are omitted. `merge` keeps the best known card, with the tags of all',
  method: 'POST',
  path: '/flashcards/bulk',
  access: 'student',
  effect: 'natural',
  body: z.discriminatedUnion('action', [
    z.strictObject({ ...selection, action: z.literal('move'), deck: DeckPath }),
    z.strictObject({ ...selection, action: z.literal('tag'), add: tags, remove: tags }),
    z.strictObject({ ...selection, action: z.literal('suspend'), suspended: z.boolean('Say yes or no') }),
    z.strictObject({
      ...selection,
      action: z.literal('bury'),
      buried: z.boolean('Say yes or no'),
      zone: DeviceTimeZone,
    }),
    z.strictObject({ ...selection, action: z.literal('flag'), flag: Flag }),
    z.strictObject({ ...selection, action: z.literal('delete') }),
    z.strictObject({ ...selection, action: z.literal('merge') }),
    z.strictObject({
      action: z.literal('put_back'),
      cards: z
        .array(EarlierCard, 'Name the cards')
        .check(z.minLength(1, 'Name a card'), z.maxLength(cardLimits.chosen, 'Name fewer cards')),
    }),
  ]),
  responses: {
    200: z.object({
      /** The changed cards as they were; unchanged ones are omitted. */
      before: z.array(EarlierCard),
    }),
  },
});

export const listDoubles = endpoint({
  id: 'cards.doubles',
  summary:
    'Cards of one deck whose fronts say the same, apart from case, accents and punctuation: at most 50 groups',
  method: 'GET',
  path: '/flashcards/doubles',
  access: 'student',
  effect: 'safe',
  private: true,
  responses: { 200: z.object({ groups: z.array(z.object({ cards: z.array(Card) })) }) },
});
