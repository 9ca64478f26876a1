import { newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { copyrightCases, copyrightReports, paperRights } from '../rights.tables.ts';

async function insertReport(app: SharedTestApp, caseId: string, { userId, canary }: Owner): Promise<void> {
  await app.platform.database.db.insert(copyrightReports).values({
    id: newId(),
    caseId,
    userId,
    holder: canary,
    contact: canary,
    comment: canary,
    reportedAt: moment(app),
  });
}

/** @returns the id of a case about a note of the owner's, which is taken down */
export const createCase: Factory = async (app, owner) => {
  const id = newId();
  await app.platform.database.db.insert(copyrightCases).values({
    id,
    ownerId: owner.userId,
    kind: 'note',
    subjectId: newId(),
    title: owner.canary,
    excerpt: owner.canary,
    papers: [],
    questionIds: [],
    state: 'taken_down',
    wasPutBack: false,
    openedAt: moment(app),
  });
  await insertReport(app, id, { userId: (await createPerson(app)).userId, canary: 'Ada Books' });
  return id;
};

/** A confirmed right, a case about something of the owner's, and a report of theirs. */
export async function giveRights(app: SharedTestApp, owner: Owner): Promise<void> {
  const { db } = app.platform.database;
  const { userId } = owner;
  await db
    .insert(paperRights)
    .values({ id: newId(), userId, paperId: newId(), words: 1, confirmedAt: moment(app) });
  await createCase(app, owner);
  const other = await createCase(app, { userId: (await createPerson(app)).userId, canary: 'A note' });
  await insertReport(app, other, owner);
}

export const samples: FeatureSamples = {
  lists: {
    'copyright.list': {
      write: async ({ app, number }) =>
        createCase(app, { userId: (await createPerson(app)).userId, canary: `Case ${number}` }),
      order: ['earliest', 'copyright_cases.opened_at'],
    },
  },
  requests: {
    'copyright.get': nothing,
    'copyright.answer': ({ owner }) => ({ body: { text: owner.canary } }),
    'copyright.list': nothing,
    'copyright.decide': async ({ app }) => ({
      params: { id: await createCase(app, { userId: (await createPerson(app)).userId, canary: 'A note' }) },
      body: { put_back: true, reports_seen: 1 },
    }),
  },
  objects: { copyright_case: createCase },
};
