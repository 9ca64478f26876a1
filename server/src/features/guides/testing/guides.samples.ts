import { regenerateGuideSection } from '@akada/contract/material/guides.ts';
import type { GuideSection } from '@akada/core/guide/guide-rules.ts';
import { claimKey } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids/ids.ts';
import {
  deleted,
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { guideSections, guides } from '../guide/guides.tables.ts';

/** A section with a part of each kind about one word. */
function makeSection(word: string): GuideSection {
  const said = { text: word, passages: [{ page: 1, quote: word }] };
  return {
    title: word,
    level: 1,
    firstPage: 1,
    lastPage: 1,
    origin: 'extract',
    leftOut: 0,
    overview: [said],
    parts: [
      { kind: 'points', title: word, items: [said] },
      { kind: 'terms', title: null, items: [{ ...said, name: word }] },
      { kind: 'facts', items: [{ ...said, fact: 'date' }] },
      { kind: 'steps', title: word, items: [said, said] },
      {
        kind: 'table',
        caption: word,
        columns: [word, 'what'],
        rows: [{ cells: [word, 'it'], passages: said.passages }],
      },
      { kind: 'figure', caption: said },
      { kind: 'diagram', title: word, source: 'flowchart TD', passages: said.passages },
    ],
    checks: [{ ...said, question: `What is ${word}?` }],
  };
}

/** @returns the id of a ready guide with one section */
export const createGuide: Factory = async (app, { userId, canary }) => {
  const id = newId();
  const { db, pool } = app.platform.database;
  const createdAt = moment(app);
  await pool.query(
    `INSERT INTO generations (id, user_id, note_id, kind, status, requested, made, focus, attempts, created_at, finished_at)
     VALUES ($1, $2, $3, 'enhanced_note', 'ready', 1, 1, $4, 1, $5, $5)`,
    [id, userId, newId(), canary, createdAt],
  );
  await db.insert(guides).values({ id, userId, noteId: newId(), title: canary, createdAt });
  await db.insert(guideSections).values({
    guideId: id,
    number: 1,
    userId,
    made: makeSection(canary),
    origin: 'extract',
    words: 10,
    own: canary,
    showsOwn: false,
    content: [],
    contentVersion: 1,
    changedAt: createdAt,
  });
  return id;
};

const isOwn = async ({ platform }: SharedTestApp, { userId }: Owner, id: string) => {
  const found = await platform.database.pool.query(
    'SELECT 1 FROM guides WHERE user_id = $1 AND id::text = $2',
    [userId, id],
  );
  return found.rows.length > 0;
};

const lists: FeatureSamples['lists'] = {
  'generation.guides': { write: oneMore(createGuide), order: ['latest', 'guides.created_at'] },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'guides.edit_section': ({ owner }) => ({
      params: { number: '1' },
      body: { text: `${owner.canary} again`, version: 1 },
    }),
    // An own guide has its answer already: a repetition, because nothing here makes sections.
    'guides.regenerate_section': async ({ app, owner, objectId }) => {
      const key = newId();
      if (await isOwn(app, owner, objectId)) {
        const call = { userId: owner.userId, endpoint: regenerateGuideSection.id, key };
        await app.platform.database.transaction((tx) => claimKey(tx, call, objectId, app.clock.now()));
      }
      return { params: { number: '1' }, body: { version: 1 }, headers: { 'idempotency-key': key } };
    },
    'guides.delete': nothing,
    'guides.restore': nothing,
    'guides.list_deleted': nothing,
    'guides.export': nothing,
  },
  objects: { guide: createGuide },
  objectsFor: { 'guides.restore': deleted(createGuide, 'guides') },
};
