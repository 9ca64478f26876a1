import { Readable } from 'node:stream';
import { importQuestions } from '@akada/contract/work/exchange.ts';
import { newFileKey } from '../../../platform/files/file-store.ts';
import { claimKey } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids/ids.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createReadyGeneration } from '../../generation/testing/generation.samples.ts';
import { questionImports } from '../imports/question-imports.tables.ts';

/** @returns the id of an import that is done */
export const createImport: Factory = async (app, { userId, canary }) => {
  const id = newId();
  const remarks = [{ line: 3, message: `${canary}: this question has no right answer.` }];
  const counts = { found: 2, imported: 1, skipped: 1 };
  await app.platform.database.db.insert(questionImports).values({
    id,
    userId,
    ...counts,
    status: 'done',
    filename: `${canary}.gift`,
    format: 'gift',
    target: 'bank',
    dryRun: false,
    errors: remarks,
    attempts: 1,
    createdAt: moment(app),
    finishedAt: moment(app),
  });
  return id;
};

/** An import that is done, and one whose file waits to be read. */
export async function giveImport(app: SharedTestApp, owner: Owner): Promise<void> {
  await createImport(app, owner);
  const { files, database } = app.platform;
  const storageKey = newFileKey('questionimports');
  await files.put(storageKey, Readable.from([`${owner.canary}: what is it? {T}`], { objectMode: false }));
  await database.db.insert(questionImports).values({
    id: newId(),
    userId: owner.userId,
    status: 'queued',
    filename: `${owner.canary}.gift`,
    target: 'bank',
    dryRun: false,
    storageKey,
    attempts: 0,
    createdAt: moment(app),
  });
}

export const samples: FeatureSamples = {
  requests: {
    // It repeats a call that has its answer, because nothing here reads files.
    'exchange.import': async ({ app, owner }) => {
      const key = newId();
      const id = await createImport(app, owner);
      const call = { userId: owner.userId, endpoint: importQuestions.id, key };
      await app.platform.database.transaction((tx) => claimKey(tx, call, id, app.clock.now()));
      const file = new File(['::A:: Water is wet. {T}'], 'water.gift');
      return { body: { format: 'gift' }, file, headers: { 'idempotency-key': key } };
    },
    'exchange.get_import': nothing,
    'exchange.export': async ({ app, owner }) => ({
      query: { format: 'text', set_id: await createReadyGeneration(app, owner) },
    }),
    'exchange.preview': async ({ app, owner }) => ({
      query: { format: 'text', set_id: await createReadyGeneration(app, owner) },
    }),
  },
  objects: { question_import: createImport },
};
