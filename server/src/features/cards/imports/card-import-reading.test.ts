/** An import that is killed or cancelled between its parts: cards that are in stay, and the next attempt adds the rest. */
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAnkiPackages } from '../../../platform/anki/anki-packages.ts';
import type { ContentRenderer } from '../../../platform/content/content-renderer.ts';
import { newFileKey } from '../../../platform/files/file-store.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createMemoryService } from '../../memory/memory.service.ts';
import { createQuestionPictures } from '../../questions/pictures/question-pictures.service.ts';
import { createCardSounds } from '../sounds/card-sounds.service.ts';
import { createCardImportReading } from './card-import-reading.service.ts';
import { createAuthorizeCardImport } from './card-imports.access.ts';
import { findCardImport, insertCardImport } from './card-imports.repo.ts';
import { createCardImports } from './card-imports.service.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const never = new AbortController().signal;

/** @param beforeSecondPart runs while the second part is prepared */
function reading(beforeSecondPart: () => Promise<void>) {
  const { platform } = app;
  let parts = 0;
  const content: ContentRenderer = {
    ...platform.content,
    async markdownTreesOf(...input) {
      parts += 1;
      if (parts === 2) await beforeSecondPart();
      return platform.content.markdownTreesOf(...input);
    },
  };
  return createCardImportReading({
    ...platform,
    content,
    memory: createMemoryService(),
    anki: createAnkiPackages(platform.exchangers),
    pictures: createQuestionPictures(platform),
    sounds: createCardSounds(platform),
  });
}

/** A text of 300 cards that no attempt has started to read. */
async function queued() {
  const { platform } = app;
  const { userId } = await createPerson(app);
  const lines = Array.from({ length: 300 }, (_, index) => `Term ${index}\tMeaning ${index}\n`);
  const storageKey = newFileKey('cardimports');
  await platform.files.put(storageKey, Readable.from(lines, { objectMode: false }));
  const row = {
    id: newId(),
    userId,
    filename: 'Terms.txt',
    storageKey,
    dryRun: false,
    schedule: 'keep' as const,
    zone: 'Africa/Lagos',
    separator: null,
    rowSeparator: null,
  };
  await insertCardImport(platform.database.db, row, app.clock.now());
  const imports = createCardImports(platform);
  const authorize = createAuthorizeCardImport(platform.database);
  return {
    id: row.id,
    read: () => findCardImport(platform.database.db, row.id),
    cancel: async () => imports.cancel(await authorize({ userId }, row.id)),
    goOn: async () => imports.run(await authorize({ userId }, row.id), 'keep'),
    async fronts(): Promise<number> {
      const { rows } = await platform.database.pool.query(
        'SELECT count(DISTINCT front)::int AS fronts, count(*)::int AS cards FROM cards WHERE user_id = $1',
        [userId],
      );
      expect(rows[0].fronts).toBe(rows[0].cards);
      return rows[0].cards;
    },
  };
}

it('a killed import continues where it ended', async () => {
  const { id, read, fronts } = await queued();
  const killed = reading(() => Promise.reject(new Error('killed')));
  await expect(killed.attempt(id, never)).rejects.toThrow('killed');
  expect(await read()).toMatchObject({ status: 'running', added: 250 });

  await reading(() => Promise.resolve()).attempt(id, never);
  expect(await read()).toMatchObject({ status: 'done', added: 300, same: 0, storageKey: null });
  expect(await fronts()).toBe(300);
});

it('a cancelled import stores no further part, and its owner can continue it', async () => {
  const { id, read, fronts, cancel, goOn } = await queued();
  await reading(cancel).attempt(id, never);
  expect(await read()).toMatchObject({ status: 'cancelled', added: 250 });
  expect(await fronts()).toBe(250);

  await goOn();
  await reading(() => Promise.resolve()).attempt(id, never);
  expect(await read()).toMatchObject({ status: 'done', added: 300 });
  expect(await fronts()).toBe(300);
});

it('a package is removed if its student does not import it within a day', async () => {
  const { id, read, cancel } = await queued();
  await cancel();
  app.clock.advance(25 * 60 * 60_000);
  await createCardImports(app.platform).sweep();
  expect(await read()).toMatchObject({ id, status: 'cancelled', storageKey: null });
});
