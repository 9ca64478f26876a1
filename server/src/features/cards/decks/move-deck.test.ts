/** A student renames and moves their own decks. */
import { type Card, createCard, listCards } from '@akada/contract/material/cards.ts';
import { moveDeck } from '@akada/contract/material/flashcards/own-decks.ts';
import { beforeAll, expect, it } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson } from '../../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

async function student(...decks: string[]) {
  const call = callAs(app, await createPerson(app));
  for (const deck of decks)
    await call(createCard, { body: { kind: 'basic', front: deck, back: 'Back', deck } });
  const move = (deck: string, to: string) => call(moveDeck, { body: { deck, to } });
  const paths = async (): Promise<string[]> =>
    (await call(listCards, { query: {} })).body.items.map(({ deck }: Card) => deck).sort();
  return { move, paths };
}

it.each([
  ['Biology', 'Botany', ['Biology2', 'Botany', 'Botany::Cells']],
  ['Biology::Cells', 'Cells', ['Biology', 'Biology2', 'Cells']],
  ['Biology', 'Biology2', ['Biology2', 'Biology2', 'Biology2::Cells']],
  ['Biology', 'Science::Biology', ['Biology2', 'Science::Biology', 'Science::Biology::Cells']],
])('%s becomes %s with the decks inside it', async (deck, to, expected) => {
  const [ada, other] = [
    await student('Biology', 'Biology::Cells', 'Biology2'),
    await student('Biology', 'Biology::Cells'),
  ];
  expect((await ada.move(deck, to)).status).toBe(204);
  expect(await ada.paths()).toEqual(expected);
  expect(await other.paths()).toEqual(['Biology', 'Biology::Cells']);
});

it('a deck cannot be inside itself, or be too deep, and an unknown one is not found', async () => {
  const { move, paths } = await student('A::B::C');
  expect((await move('A', 'A::D')).body.fields).toEqual({ to: 'A deck cannot be inside itself' });
  expect((await move('A', '1::2::3::4::5')).body.fields).toEqual({ to: 'Decks have at most 6 levels' });
  expect((await move('Z', 'Y')).status).toBe(404);
  expect(await paths()).toEqual(['A::B::C']);
});
