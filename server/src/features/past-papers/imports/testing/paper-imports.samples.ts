import { Readable } from 'node:stream';
import { newFileKey } from '../../../../platform/files/file-store.ts';
import { newId } from '../../../../platform/ids/ids.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../../testing/test-app.ts';
import { paperImports } from '../paper-imports.tables.ts';

/** @returns the id of a paper of one question, which has its printed key */
export const createPaperImport: Factory = async (app, { userId, canary }) => {
  const id = newId();
  const time = moment(app);
  const question = {
    number: 1,
    section: '',
    passage: '',
    hasFigure: false,
    kind: 'single' as const,
    stem: `${canary} holds`,
    options: ['soil', 'sand'].map((text, index) => ({ letter: 'AB'.charAt(index), text })),
    parts: [],
    key: [0],
    answer: '',
    keySource: 'list' as const,
    explanation: '',
    problems: [],
    page: 1,
  };
  await app.platform.database.db.insert(paperImports).values({
    id,
    userId,
    status: 'done',
    filename: `${canary}.pdf`,
    document: { title: canary, pages: [] },
    printed: {
      heading: { body: 'waec', year: '2017', subject: canary, minutes: null },
      questions: [question],
      omitted: [{ page: 1, text: canary }],
    },
    attempts: 1,
    createdAt: time,
    finishedAt: time,
  });
  return id;
};

/** A paper that was read, and one whose file waits. */
export async function givePaperImports(app: SharedTestApp, owner: Owner): Promise<void> {
  await createPaperImport(app, owner);
  const { files, database } = app.platform;
  const storageKey = newFileKey('paperimports');
  await files.put(storageKey, Readable.from([`1. ${owner.canary}`], { objectMode: false }));
  await database.db.insert(paperImports).values({
    id: newId(),
    userId: owner.userId,
    status: 'queued',
    filename: `${owner.canary}.txt`,
    storageKey,
    attempts: 0,
    createdAt: moment(app),
  });
}

export const samples: FeatureSamples = {
  requests: {
    'paper_imports.read': () => ({
      file: new File(['1. Water is\nA. wet\nB. dry'], 'water.txt'),
      headers: { 'idempotency-key': newId() },
    }),
    'paper_imports.get': nothing,
    'paper_imports.read_answers': () => ({ file: new File(['1. B'], 'answers.txt') }),
    'paper_imports.import': () => ({ body: { has_rights: true } }),
  },
  objects: { paper_import: createPaperImport },
};
