/** A student undoes an import: its cards go, and later work on them stays. */
import { editCard } from '@akada/contract/material/cards.ts';
import {
  listCardImports,
  runCardImport,
  takeBackCardImport,
} from '@akada/contract/material/flashcards/card-imports.ts';
import { sendReviews } from '@akada/contract/work/reviews.ts';
import { beforeAll, expect, it } from 'vitest';
import { someCard } from '../../../platform/anki/testing/anki-files.ts';
import { moment } from '../../../testing/suites/feature-samples.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { makeReview } from '../testing/cards.samples.ts';
import { createImporter, createPackage } from '../testing/importer.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
});

const names = ['one', 'two', 'three', 'four'];
const later = 1_760_000_500_000;
const note = (name: string, back: string, changedAt?: number) =>
  someCard({ foreignId: `${name}:0`, front: name, back, ...(changedAt !== undefined && { changedAt }) });

async function studentWithCards() {
  const ada = await createImporter(app);
  const first = await ada.importFile(
    await createPackage(
      app,
      names.map((name) => note(name, 'first')),
    ),
  );
  const takeBack = async (id: string) => (await ada.call(takeBackCardImport, { params: { id } })).body;
  const backs = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      (await ada.cards()).map(({ front, back }: { front: string; back: string }) => [front, back]),
    );
  return { ...ada, first, takeBack, backs };
}

it('undoing an import removes its cards, apart from cards edited or reviewed since, and a repetition changes nothing', async () => {
  const { call, cards, first, takeBack, backs, importFile } = await studentWithCards();
  const find = async (name: string) => (await cards()).find(({ front }: { front: string }) => front === name);
  const [edited, reviewed] = [await find('one'), await find('two')];
  const body = { kind: 'basic', front: 'one', back: 'mine', tags: [], version: edited.version };
  await call(editCard, { params: { id: edited.id }, body });
  await call(sendReviews, {
    body: { sent_at: moment(app), events: [makeReview(app, reviewed.faces[0].id)] },
  });

  const undone = await takeBack(first.id);
  expect(undone).toMatchObject({
    status: 'done',
    added: 4,
    taken_back: { removed: 2, restored: 0, remaining: 2 },
  });
  expect(await backs()).toEqual({ one: 'mine', two: 'first' });
  expect(await takeBack(first.id)).toEqual(undone);
  expect((await call(runCardImport, { params: { id: first.id }, body: { schedule: 'keep' } })).body).toEqual(
    undone,
  );

  const repeated = await importFile(
    await createPackage(
      app,
      names.map((name) => note(name, 'first')),
    ),
  );
  expect(repeated).toMatchObject({ added: 2, same: 2, taken_back: null });
  const { body: list } = await call(listCardImports, { query: {} });
  expect(list).toMatchObject({
    total: 2,
    items: [{ id: repeated.id }, { id: first.id, taken_back: { remaining: 2 } }],
  });
});

it('undoing an import restores the cards that it changed, and then the student can undo the import before it', async () => {
  const { first, takeBack, backs, importFile } = await studentWithCards();
  const second = await importFile(
    await createPackage(app, [note('one', 'second', later), note('five', 'second')]),
  );
  expect(second).toMatchObject({ added: 1, changed: 1 });
  expect(await takeBack(second.id)).toMatchObject({ taken_back: { removed: 1, restored: 1, remaining: 0 } });
  expect(await backs()).toEqual({ one: 'first', two: 'first', three: 'first', four: 'first' });
  expect(await takeBack(first.id)).toMatchObject({ taken_back: { removed: 4, restored: 0, remaining: 0 } });
  expect(await backs()).toEqual({});
});

it('undoing an import keeps a card that a later import changed, and a preview cannot be undone', async () => {
  const { first, takeBack, backs, importFile, send } = await studentWithCards();
  await importFile(await createPackage(app, [note('one', 'second', later)]));
  expect(await takeBack(first.id)).toMatchObject({ taken_back: { removed: 3, restored: 0, remaining: 1 } });
  expect(await backs()).toEqual({ one: 'second' });
  const { body } = await send('six\tsix', { dry_run: 'true' });
  expect(await takeBack(body.id)).toMatchObject({ status: 'ready', taken_back: null });
});
